"""Ways to break a syntax tree. An operator takes a node and yields what a careless hand might have written instead."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Final

from tools.mutants.scope import Scope, called

RECKONINGS: Final = ("reckon", "straighten")  # calls that look at the whole table after something happened
SEATINGS: Final = ("seats", "sitters", "order")  # lists that matter only once players do not sit in the usual order
OUR_OWN: Final = ("AssertionError", "NotImplementedError")  # errors that only a broken program raises
SEATED: Final = ("by", "killer", "owner", "player", "seat", "turn")  # attributes that say who, by number
PAIRS: Final = (
    ("left", "right"),
    ("first", "last"),
    ("min", "max"),
    ("any", "all"),
    ("up", "down"),
    ("one", "other"),
    ("here", "there"),
    ("attack", "health"),
    ("king", "queen"),
    ("payer", "payee"),
)

Operator = Callable[[ast.AST, Scope], Iterator[ast.AST]]


# Comparisons, numbers, conditions.

FLIPPED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
BOUNDARIES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
BITS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
}


def compared_otherwise(node: ast.AST, others: dict[type[ast.cmpop], type[ast.cmpop]]) -> Iterator[ast.AST]:
    if isinstance(node, ast.Compare):
        for number, op in enumerate(node.ops):
            if type(op) in others:
                twin = deepcopy(node)
                twin.ops[number] = others[type(op)]()
                yield twin


def flip_comparison(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    yield from compared_otherwise(node, FLIPPED)


def move_boundary(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    yield from compared_otherwise(node, BOUNDARIES)


def off_by_one(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1) if node.value > 0 else ast.UnaryOp(ast.USub(), ast.Constant(1))


def calculated_otherwise(node: ast.AST, others: dict[type[ast.operator], type[ast.operator]]) -> Iterator[ast.AST]:
    if isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in others:
        if not any(is_sequence(part) for part in ast.iter_child_nodes(node)):
            twin = deepcopy(node)
            twin.op = others[type(node.op)]()
            yield twin


def is_sequence(node: ast.AST) -> bool:
    """True for what can only be joined to its like, so that any other operator is no fault but nonsense."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.slice, ast.Slice)
    return isinstance(node, (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr)) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def exchange_plus_and_minus(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    yield from calculated_otherwise(node, ARITHMETIC)


def exchange_bits(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    yield from calculated_otherwise(node, BITS)


def exchange_and_and_or(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    if isinstance(node, ast.BoolOp):
        twin = deepcopy(node)
        twin.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield twin


def forget_part_of_condition(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    if isinstance(node, ast.BoolOp):
        for number in range(len(node.values)):
            rest = deepcopy(node.values[:number] + node.values[number + 1 :])
            yield rest[0] if len(rest) == 1 else ast.BoolOp(deepcopy(node.op), rest)


def negate(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Comparisons are flipped by another operator."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield deepcopy(node.operand)
    elif isinstance(node, (ast.Name, ast.Attribute, ast.Call, ast.BinOp, ast.Subscript)):
        if scope.is_condition() or isinstance(scope.parent, ast.BoolOp):
            yield ast.UnaryOp(ast.Not(), deepcopy(node))


def decide_beforehand(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """A condition that always holds or never does."""
    if scope.is_condition():
        if not isinstance(scope.parent, ast.While):
            yield ast.Constant(True)
        yield ast.Constant(False)


# Statements.


def skip_reckoning(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    if isinstance(node, ast.Expr) and called(node) in RECKONINGS:
        yield ast.Pass()


def drop_statement(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """What nothing could do without is left alone: the first value of a name or of an attribute."""
    if scope.function is None or called(node) in RECKONINGS:
        return
    if isinstance(node, ast.Expr):
        can_be_missing = isinstance(node.value, ast.Call)
    elif isinstance(node, (ast.Assign, ast.AnnAssign)):
        can_be_missing = is_change(node, scope.function)
    elif isinstance(node, ast.Return):
        can_be_missing = node.value is None
    elif isinstance(node, ast.Raise):
        can_be_missing = not any(error in ast.unparse(node) for error in OUR_OWN)
    else:
        can_be_missing = isinstance(node, (ast.AugAssign, ast.Break, ast.Continue))
    if can_be_missing:
        yield ast.Pass()


def is_change(node: ast.Assign | ast.AnnAssign, function: ast.FunctionDef) -> bool:
    """True when an assignment gives a new value to something that has one."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    parts = [part for target in targets for part in (target.elts if isinstance(target, ast.Tuple) else [target])]
    known = {argument.arg for argument in ast.walk(function.args) if isinstance(argument, ast.arg)}
    for other in ast.walk(function):
        if isinstance(other, ast.Name) and isinstance(other.ctx, ast.Store) and other.lineno < node.lineno:
            known.add(other.id)
    names = [part.id for part in parts if isinstance(part, ast.Name)]
    if function.name == "__init__":
        return bool(names) and all(name in known for name in names)
    return all(name in known for name in names)


def return_nothing(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """An empty value of the right type, or the other truth."""
    if not isinstance(node, ast.Return) or node.value is None or scope.function is None or not scope.function.returns:
        return
    kind = ast.unparse(scope.function.returns)
    for value in empty_values(kind):
        if ast.unparse(value) != ast.unparse(node.value):
            yield ast.Return(value)


def empty_values(kind: str) -> list[ast.expr]:
    if kind == "bool":
        return [ast.Constant(False), ast.Constant(True)]
    if kind == "int":
        return [ast.Constant(0)]
    if kind.startswith("list["):
        return [ast.List([], ast.Load())]
    if kind.startswith("tuple[") and kind.endswith(", ...]"):
        return [ast.Tuple([], ast.Load())]
    return [ast.Constant(None)] if kind.endswith("| None") else []


def loop_over_one_less(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Without the first, without the last."""
    if isinstance(scope.parent, (ast.For, ast.comprehension)) and scope.field == "iter":
        listed = ast.Call(ast.Name("list", ast.Load()), [deepcopy(node)], [])  # type: ignore[list-item]
        yield ast.Subscript(listed, ast.Slice(ast.Constant(1)), ast.Load())
        yield ast.Subscript(listed, ast.Slice(None, ast.UnaryOp(ast.USub(), ast.Constant(1))), ast.Load())


# Names.


def counterpart(name: str, known: frozenset[str]) -> str:
    """The name that is easily taken for this one: `right_of` for `left_of`; empty where there is none."""
    words = name.split("_")
    for one, other in (*PAIRS, *[(other, one) for one, other in PAIRS]):
        for mine, theirs in ((one, other), (one.upper(), other.upper())):
            if mine in words:
                twin = "_".join([theirs if word == mine else word for word in words])
                if twin in known:
                    return twin
    return ""


def exchange_names(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Left and right, first and last, one and other."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        twin = counterpart(node.id, scope.names)
        if twin:
            yield ast.Name(twin, ast.Load())
    elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        twin = counterpart(node.attr, scope.attributes)
        if twin:
            yield ast.Attribute(deepcopy(node.value), twin, ast.Load())


def mistake_parameter(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """One parameter for another of the same type; but not where it is only kept under its name."""
    types = scope.parameters()
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and types.get(node.id, "str") != "str":
        if isinstance(scope.parent, ast.Assign) and getattr(scope.parent.targets[0], "attr", "") == node.id:
            return
        for other, kind in types.items():
            if other != node.id and kind == types[node.id] and other != counterpart(node.id, scope.names):
                yield ast.Name(other, ast.Load())


def exchange_arguments(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Two neighbours of the same type; texts are no rules."""
    if not isinstance(node, ast.Call):
        return
    types = scope.signatures.get(called(node), [])
    for number in range(min(len(node.args), len(types)) - 1):
        one, other = node.args[number : number + 2]
        if types[number] == types[number + 1] and not isinstance(one, ast.Starred):
            if not isinstance(other, ast.Starred) and types[number] != "str" and ast.unparse(one) != ast.unparse(other):
                twin = deepcopy(node)
                twin.args[number], twin.args[number + 1] = twin.args[number + 1], twin.args[number]
                yield twin


def skip_lookup(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """A player for their seat, or the other way round."""
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load) and not isinstance(node.slice, ast.Slice):
        if getattr(node.value, "attr", getattr(node.value, "id", "")) in SEATINGS:
            yield deepcopy(node.slice)


def take_the_first(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """The first of a list, or the first seat, for the one that is meant."""
    if isinstance(scope.parent, ast.Subscript) and scope.field == "slice":
        if not isinstance(node, (ast.Slice, ast.Constant, ast.UnaryOp)):
            yield ast.Constant(0)
    elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and node.attr in SEATED:
        yield ast.Constant(0)


# Ears.


def tell_others(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """What some hear is told to all (-1 is every ear), and what all hear to A alone (1)."""
    if isinstance(scope.parent, ast.Call) and called(scope.parent) == "tell" and node is scope.parent.args[0]:
        if ast.unparse(node).split(".")[-1] in ("EVERYONE", "here"):
            yield ast.Constant(1)
        else:
            yield ast.UnaryOp(ast.USub(), ast.Constant(1))


OPERATORS: Final[dict[str, Operator]] = {
    "flip-comparison": flip_comparison,
    "move-boundary": move_boundary,
    "off-by-one": off_by_one,
    "plus-minus": exchange_plus_and_minus,
    "bits": exchange_bits,
    "and-or": exchange_and_and_or,
    "forget-condition": forget_part_of_condition,
    "negate": negate,
    "decide-beforehand": decide_beforehand,
    "skip-reckoning": skip_reckoning,
    "drop-statement": drop_statement,
    "return-nothing": return_nothing,
    "loop-one-less": loop_over_one_less,
    "exchange-names": exchange_names,
    "mistake-parameter": mistake_parameter,
    "exchange-arguments": exchange_arguments,
    "skip-lookup": skip_lookup,
    "take-the-first": take_the_first,
    "tell-others": tell_others,
}
