#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Prints the home of an assembled Gradle, assembling it first if it is not there yet.
#   prepare-gradle.sh [version]
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
version=${1:-8.8}
offline=$(dirname "$(dirname "$here")")/.gradle/offline
home=$offline/gradle-$version
[ -d "$home" ] && { echo "$home"; exit 0; }

command -v mvn >/dev/null || {
  echo "Gradle $version cannot be downloaded here, and assembling it from Maven Central needs Maven: put 'mvn' on the PATH." >&2
  exit 1
}
echo "Gradle $version cannot be downloaded here: assembling it from Maven Central into $home (once, about a minute)." >&2

# The TestKit is not republished for every patch release.
case $version in
  7.6.*) testkit=7.6 ;;
  *) testkit=$version ;;
esac
mkdir -p "$offline"
jars=$(mktemp -d "$offline/jars.XXXXXX")
trap 'rm -rf "$jars"' EXIT
mvn -B -f "$here/pom.xml" dependency:copy-dependencies \
  -Dgradle="$version" -Dtestkit="$testkit" -Djars="$jars" >"$jars/mvn.log" 2>&1 || {
  cat "$jars/mvn.log" >&2
  exit 1
}
"${JAVA_HOME:+$JAVA_HOME/bin/}java" "$here/AssembleGradle.java" "$version" "$jars" "$home" >&2
echo "$home"
