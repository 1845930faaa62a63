"""What is known about the surroundings of a node in a syntax tree."""

from __future__ import annotations

import ast
from typing import NamedTuple


class Scope(NamedTuple):
    """What an operator may know about the surroundings of a node."""

    parent: ast.AST
    field: str  # of the parent, where the node stands
    function: ast.FunctionDef | None
    names: frozenset[str]  # that can be read here
    attributes: frozenset[str]  # that anything in this family of games has
    signatures: dict[str, list[str]]  # the types of the parameters of whatever can be called, by its name

    def is_condition(self) -> bool:
        """True when the node decides what is done next."""
        if isinstance(self.parent, (ast.If, ast.While, ast.IfExp)):
            return self.field == "test"
        return isinstance(self.parent, ast.comprehension) and self.field == "ifs"

    def parameters(self) -> dict[str, str]:
        """The types of the parameters of the function around the node, by their names."""
        return types_of(self.function) if self.function else {}


def types_of(function: ast.FunctionDef) -> dict[str, str]:
    arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return {each.arg: ast.unparse(each.annotation) for each in arguments if each.annotation}


def called(node: ast.AST) -> str:
    """The name of what is called, if anything is."""
    if isinstance(node, ast.Expr):
        return called(node.value)
    if isinstance(node, ast.Call):
        return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return ""
