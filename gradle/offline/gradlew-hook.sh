# SPDX-License-Identifier: Apache-2.0
# Read by gradlew once it knows APP_HOME, JAVACMD and CLASSPATH. Where Gradle's distribution is neither
# installed nor downloadable, lets gradlew start a Gradle assembled from Maven Central instead.
# See docs/adr/0001-offline-gradle.md.

MAIN_CLASS=org.gradle.wrapper.GradleWrapperMain
gradle_url=$( sed -n 's/^distributionUrl=//p' "$APP_HOME/gradle/wrapper/gradle-wrapper.properties" | tr -d '\\\r' )
gradle_zip=${gradle_url##*/}
gradle_name=${gradle_zip%.zip}
gradle_version=${gradle_name#gradle-}
gradle_version=${gradle_version%-*}
gradle_offline=$APP_HOME/.gradle/offline/gradle-$gradle_version

gradle_is_installed () {
    for ok in "${GRADLE_USER_HOME:-$HOME/.gradle}/wrapper/dists/$gradle_name"/*/"$gradle_zip.ok" ; do
        [ -f "$ok" ] && return
    done
    return 1
}

gradle_is_downloadable () {
    # shellcheck disable=SC2086 # options, separated by spaces
    "$JAVACMD" $JAVA_OPTS $GRADLE_OPTS "$APP_HOME/gradle/offline/Downloadable.java" \
        "$gradle_url" "${GRADLE_USER_HOME:-$HOME/.gradle}" 2>/dev/null
}

# A Gradle without the Kotlin DSL reads x.gradle.kts under the name x.gradle; any other must not see the copy.
each_script () {
    find "$APP_HOME/." \( -name build -o -name src -o -name '.?*' \) -prune -o -name '*.gradle.kts' -print
}
copy_scripts () {
    each_script | while read -r kts ; do
        cmp -s "$kts" "${kts%.kts}" || { cp "$kts" "${kts%.kts}.$$" && mv "${kts%.kts}.$$" "${kts%.kts}" ; }
    done
}
remove_script_copies () {
    each_script | while read -r kts ; do rm -f "${kts%.kts}" ; done
}

if gradle_is_installed || { [ ! -d "$gradle_offline" ] && gradle_is_downloadable ; } ; then
    remove_script_copies
else
    "$APP_HOME/gradle/offline/prepare-gradle.sh" "$gradle_version" >/dev/null || exit
    copy_scripts
    MAIN_CLASS=org.gradle.launcher.GradleMain
    CLASSPATH=$gradle_offline/lib/gradle-launcher-$gradle_version.jar
    GRADLE_USER_HOME=${GRADLE_USER_HOME:-$APP_HOME/.gradle/offline/user-home}
    export GRADLE_USER_HOME
fi
