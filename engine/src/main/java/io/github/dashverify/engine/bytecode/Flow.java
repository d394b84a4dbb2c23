// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.bytecode.Draft.Node;
import io.github.dashverify.engine.cfa.Assertion;
import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * Where the translation of a method stands: the location the current edge starts at, the operations
 * it has so far, and the operand stack. What the instruction families write with.
 */
final class Flow {

  private final Code code;
  private final Draft draft;
  private final Joins joins;
  private final Exceptions exceptions;
  private final OperandStack stack;
  private final List<Operation> operations = new ArrayList<>();
  private @Nullable Node source;
  private int index;

  Flow(Code code, Draft draft, Joins joins, Exceptions exceptions) {
    this.code = code;
    this.draft = draft;
    this.joins = joins;
    this.exceptions = exceptions;
    this.stack = new OperandStack(code.method().maxLocals);
  }

  /** Goes on at the start of a block. */
  void start(Joins.Block block) {
    source = block.node();
    operations.clear();
    block.fill(stack);
  }

  /** Goes on with this instruction. */
  void moveTo(int instruction) {
    index = instruction;
  }

  /** Whether control can get here. */
  boolean isOpen() {
    return source != null;
  }

  Code code() {
    return code;
  }

  int index() {
    return index;
  }

  int line() {
    return code.line(index);
  }

  void push(char kind, Expr expr) {
    stack.push(new Value(kind, expr));
  }

  void push(Value value) {
    stack.push(value);
  }

  Value pop() {
    return stack.pop();
  }

  /** Pops a value that must be of this kind. */
  Expr pop(char kind) {
    Value value = stack.pop();
    if (value.kind() != kind) {
      throw new MalformedCodeException("an operand is of kind " + value.kind() + ", not " + kind);
    }
    return value.expr();
  }

  /**
   * {@code target := value}. Values on the stack keep what they are; expressions popped earlier may
   * no longer mean what they did.
   */
  void assign(Variable target, Expr value) {
    Map<Variable, Expr> moves = stack.spill(0, target::equals);
    moves.put(target, value);
    emit(moves);
  }

  /** Several assignments at once, under the same conditions. */
  void assignAll(Map<Variable, Expr> assignments) {
    Map<Variable, Expr> moves = stack.spill(0, assignments::containsKey);
    moves.putAll(assignments);
    emit(moves);
  }

  /** Pushes a new object; the assignments are what its creation changes. */
  void create(Map<Variable, Expr> assignments) {
    push('A', Symbols.NEXT_REFERENCE);
    assignAll(assignments);
  }

  /** Throws a {@code NullPointerException} if the reference is null. */
  void checkNotNull(Expr reference) {
    if (!isThis(reference)) {
      throwIf(Bool.eq(reference, Heap.NULL), Exceptions.NULL_POINTER);
    }
  }

  /** Throws a {@code NullPointerException} if the value below the arguments of a call is null. */
  void checkReceiver(int arguments) {
    checkNotNull(stack.peek(arguments).expr());
  }

  private boolean isThis(Expr reference) {
    return code.keepsThis() && reference.equals(Symbols.register(0, 0, 'A'));
  }

  /** Notes that control is about to evaluate an assertion. */
  void evaluate(Assertion assertion) {
    here();
    operations.add(new Operation.Evaluate(assertion, line()));
  }

  /** Goes to an instruction. */
  void goTo(int target) {
    Node join = leaveTo(target);
    leave(join);
  }

  /** Goes to an instruction if the condition holds, else on. */
  void branch(Expr condition, int target) {
    if (condition.isTrue()) {
      goTo(target);
    } else if (!condition.isFalse()) {
      Node branch = here();
      operations.add(new Operation.Assume(condition, line()));
      List<Operation> taken = new ArrayList<>(operations);
      taken.addAll(inOrder(stack.copy().spillAll()));
      draft.arc(branch, joins.at(target, stack.shape()), taken);
      operations.clear();
      operations.add(new Operation.Assume(Bool.not(condition), line()));
    }
  }

  /** Goes to the instruction whose condition holds; exactly one of them does. */
  void choose(Map<Integer, Expr> conditions) {
    for (Map.Entry<Integer, Expr> choice : conditions.entrySet()) {
      if (choice.getValue().isTrue()) {
        goTo(choice.getKey());
        return;
      }
    }
    Node branch = here();
    String shape = stack.shape();
    List<Operation> moves = inOrder(stack.spillAll());
    conditions.forEach(
        (target, condition) -> {
          if (!condition.isFalse()) {
            List<Operation> taken = new ArrayList<>();
            taken.add(new Operation.Assume(condition, line()));
            taken.addAll(moves);
            draft.arc(branch, joins.at(target, shape), taken);
          }
        });
    source = null;
  }

  /** Ends the run silently unless the condition holds. */
  void assume(Expr condition) {
    divert(Bool.not(condition), draft.silentEnd, List.of());
  }

  /** Throws a new exception of this class if the condition holds, else goes on. */
  void throwIf(Expr condition, String type) {
    divert(condition, destination(type), exceptions.raise(type, line()));
  }

  private void divert(Expr condition, Node target, List<Operation> effects) {
    if (condition.isFalse() || !isOpen()) {
      return;
    }
    Node branch = here();
    List<Operation> taken = new ArrayList<>();
    if (!condition.isTrue()) {
      taken.add(new Operation.Assume(condition, line()));
    }
    taken.addAll(effects);
    draft.arc(branch, target, taken);
    if (condition.isTrue()) {
      source = null;
    } else {
      operations.add(new Operation.Assume(Bool.not(condition), line()));
    }
  }

  /** Throws the object a reference points to, which is not null. */
  void throwObject(Expr reference) {
    operations.add(new Operation.Assign(Symbols.EXCEPTION, reference, line()));
    for (Code.Handler handler : code.handlersAt(index)) {
      Node landing = joins.landing(handler.target());
      if (handler.type() == null) {
        leave(landing);
        return;
      }
      divert(Symbols.isInstance(Symbols.EXCEPTION, handler.type()), landing, List.of());
    }
    leave(draft.exceptionalExit);
  }

  /** The assertion has failed: an {@code AssertionError} is on its way. */
  void fail(Assertion assertion) {
    Node site = here();
    Node failed = draft.node(index, line());
    draft.arc(site, failed, List.of(new Operation.Fail(assertion, line())));
    source = failed;
    throwIf(Bool.TRUE, Exceptions.ASSERTION_ERROR);
  }

  /** Calls a method with arguments from the stack; its result, if any, is then there. */
  void call(Operation.Dispatch dispatch, MethodId method) {
    if (!isOpen()) {
      return;
    }
    int count = Type.getArgumentTypes(method.descriptor()).length;
    if (dispatch != Operation.Dispatch.STATIC) {
      count++;
    }
    String returned = Value.kindReturned(method.descriptor());
    Variable result = returned.isEmpty() ? null : stack.registerBelow(count, returned.charAt(0));
    emit(stack.spill(count, variable -> variable.equals(result) || isShared(variable)));
    Expr[] arguments = new Expr[count];
    for (int i = count - 1; i >= 0; i--) {
      arguments[i] = pop().expr();
    }
    Node site = here();
    for (Code.Handler handler : code.handlersAt(index)) {
      site.handlers.put(handler, joins.landing(handler.target()));
    }
    goOnAfter(site, new Operation.Call(dispatch, method, List.of(arguments), result, line()));
    if (result != null) {
      push(Value.of(result));
    }
  }

  /** Calls a static method without arguments and result if the condition holds; then goes on. */
  void callIf(Expr condition, MethodId method) {
    callIf(condition, method, null);
  }

  /** The same, with a variable outside of the frame that takes the result. */
  void callIf(Expr condition, MethodId method, @Nullable Variable result) {
    emit(stack.spillAll());
    Node branch = here();
    Node site = draft.node(index, line());
    Node after = draft.node(index, line());
    draft.arc(branch, site, List.of(new Operation.Assume(condition, line())));
    draft.arc(branch, after, List.of(new Operation.Assume(Bool.not(condition), line())));
    for (Code.Handler handler : code.handlersAt(index)) {
      site.handlers.put(handler, joins.landing(handler.target()));
    }
    Operation call =
        new Operation.Call(Operation.Dispatch.STATIC, method, List.of(), result, line());
    draft.arc(site, after, List.of(call));
    source = after;
  }

  /**
   * An exception leaves a static initialiser: the JVM wraps it, unless it is an error, and refuses
   * the class from then on. Nobody models either.
   */
  void escapeInitializer() {
    pop('A');
    Node site = here();
    draft.arc(
        site,
        draft.exceptionalExit,
        List.of(new Operation.Unsupported("an exception in a static initialiser", line())));
    source = null;
  }

  /**
   * An instruction without a model: any result, any exception.
   *
   * @param operands how many values it pops
   * @param results kinds of the values it pushes
   */
  void unsupported(String what, int operands, String results) {
    for (int i = 0; i < operands; i++) {
      pop();
    }
    emit(stack.spill(0, Flow::isShared));
    Node site = here();
    Operation operation = new Operation.Unsupported(what, line());
    goOnAfter(site, operation);
    boolean caught = false;
    for (Code.Handler handler : code.handlersAt(index)) {
      draft.arc(site, joins.landing(handler.target()), List.of(operation));
      caught |= handler.type() == null;
    }
    if (!caught) {
      draft.arc(site, draft.exceptionalExit, List.of(operation));
    }
    for (int i = 0; i < results.length(); i++) {
      Variable result = stack.registerBelow(0, results.charAt(i));
      emit(stack.spill(0, result::equals));
      push(Value.of(result));
    }
  }

  /** What happens if the condition holds has no model; otherwise goes on. */
  void unsupportedIf(Expr condition, String what) {
    Node site = draft.node(index, line());
    divert(condition, site, List.of());
    draft.arc(site, draft.exceptionalExit, List.of(new Operation.Unsupported(what, line())));
  }

  /** Returns from the method; {@code result} is null for void. */
  void returnValue(@Nullable Value result) {
    if (result != null) {
      Variable register = Symbols.register(0, code.method().maxLocals, result.kind());
      if (!result.expr().equals(register)) {
        operations.add(new Operation.Assign(register, result.expr(), line()));
      }
    }
    leave(draft.normalExit);
  }

  /** Makes the current point a location and returns it. */
  private Node here() {
    Node start = currentSource();
    if (!operations.isEmpty()) {
      Node node = draft.node(index, line());
      draft.arc(start, node, operations);
      operations.clear();
      source = node;
      return node;
    }
    return start;
  }

  private void goOnAfter(Node site, Operation operation) {
    Node after = draft.node(index + 1, code.line(index + 1));
    draft.arc(site, after, List.of(operation));
    source = after;
  }

  /** The join at an instruction, with the stack stored in its registers. */
  private Node leaveTo(int target) {
    String shape = stack.shape();
    emit(stack.spillAll());
    return joins.at(target, shape);
  }

  private void leave(Node target) {
    draft.arc(currentSource(), target, operations);
    operations.clear();
    source = null;
  }

  private Node destination(String type) {
    for (Code.Handler handler : code.handlersAt(index)) {
      if (exceptions.catches(handler, type)) {
        return joins.landing(handler.target());
      }
    }
    return draft.exceptionalExit;
  }

  /** Whether a variable outlives the frame, so that a callee may change it. */
  private static boolean isShared(Variable variable) {
    return !(variable.symbol() instanceof Symbols.Register);
  }

  private void emit(Map<Variable, Expr> moves) {
    operations.addAll(inOrder(moves));
  }

  private List<Operation> inOrder(Map<Variable, Expr> moves) {
    int firstFree = code.method().maxLocals + code.method().maxStack;
    return ParallelMoves.inOrder(moves, firstFree, line());
  }

  private Node currentSource() {
    if (source == null) {
      throw new IllegalStateException("nothing reaches instruction " + index + " of " + code.id());
    }
    return source;
  }
}
