"""Where a function can be mutated: spans of its source, each with what would stand there instead.

Comparisons, joined conditions, numbers and truth values, and statements that are left out. Not
mutated: texts, annotations, defaults, decorators, patterns of `match`, what is logged.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from itertools import pairwise

OPPOSITE = {
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "==": "!=",
    "!=": "==",
    "is": "is not",
    "is not": "is",
    "in": "not in",
    "not in": "in",
    "and": "or",
    "or": "and",
}
_OPERATOR = re.compile(rb"==|!=|<=|>=|<|>|\bis\s+not\b|\bis\b|\bnot\s+in\b|\bin\b|\band\b|\bor\b")
_COMMENT = re.compile(rb"#[^\n]*")
_LOGGING = ("LOG.", "_LOG.", "log.", "logger.", "logging.")

Definition = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Site:
    """Bytes `start` to `end` of a module, what replaces them, and the node that is executed."""

    kind: str
    start: int
    end: int
    new: bytes
    node: tuple[int, int]

    @property
    def is_statement(self) -> bool:
        """Whether it is a whole statement."""
        return self.kind in ("statement", "replacement")


class Source:
    """A module as bytes, with the offsets of its nodes."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._lines = [0]
        for line in text.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Return where a node begins and ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._lines[node.lineno - 1] + node.col_offset
        return start, self._lines[node.end_lineno - 1] + node.end_col_offset

    def lines(self, start: int, end: int) -> tuple[int, int]:
        """Return the span of the whole lines in which a span lies."""
        first = self.text.rfind(b"\n", 0, start) + 1
        last = self.text.find(b"\n", end)
        return first, len(self.text) if last < 0 else last

    def mutated(self, site: Site) -> bytes:
        """Return the module with a site's replacement in its place."""
        return self.text[: site.start] + site.new + self.text[site.end :]

    def around(self, site: Site) -> tuple[str, str]:
        """Return the lines in which a site lies, before and after, each as one line."""
        first, last = self.lines(site.start, site.end)
        after = self.text[first : site.start] + site.new + self.text[site.end : last]
        return in_one_line(self.text[first:last]), in_one_line(after)


def in_one_line(text: bytes) -> str:
    """Return a text with single spaces only."""
    return " ".join(text.decode().split())


@dataclass
class Function:
    """A function or method by its full name, with what it looks like."""

    module: str
    name: str
    node: Definition
    source: Source = field(repr=False)

    @cached_property
    def sites(self) -> list[Site]:
        """Where it can be mutated, in the order of its nodes."""
        found = [site for node in _inside(self.node) for site in _sites(node, self.source)]
        return found + list(_statements(self.node, self.source))

    def of_kind(self, kind: str) -> list[Site]:
        """Return the sites of a kind."""
        return [site for site in self.sites if site.kind == kind]

    @property
    def first(self) -> ast.stmt:
        """Its first statement after the docstring."""
        return self.node.body[1 if ast.get_docstring(self.node) else 0]

    @cached_property
    def text_hash(self) -> str:
        """A hash of its text."""
        start, end = self.source.span(self.node)
        return _hash(in_one_line(self.source.text[start:end]))

    @cached_property
    def shape_hash(self) -> str:
        """A hash of its structure, in which all names and texts are alike."""
        dump = ast.dump(self.node)
        return _hash(re.sub(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"", "_", dump))


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


def functions(module: str, text: bytes) -> list[Function]:
    """Return the functions of a module but __repr__; those within another one belong to it."""
    source = Source(text)
    return [
        Function(module, name, node, source)
        for name, node in _definitions(ast.parse(text), "")
        if node.name != "__repr__"
    ]


def _definitions(outer: ast.AST, prefix: str) -> Iterator[tuple[str, Definition]]:
    for node in ast.iter_child_nodes(outer):
        if isinstance(node, Definition):
            yield prefix + node.name, node
        else:
            inner = f"{prefix}{node.name}." if isinstance(node, ast.ClassDef) else prefix
            yield from _definitions(node, inner)


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what is executed within a node."""
    for child in _executed(node):
        if isinstance(child, ast.JoinedStr | ast.pattern) or _is_logging(child):
            continue
        yield child
        yield from _inside(child)


def _executed(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the children of a node but annotations, defaults and decorators."""
    if isinstance(node, Definition | ast.ClassDef):
        yield from node.body
    elif isinstance(node, ast.Lambda):
        yield node.body
    elif isinstance(node, ast.AnnAssign):
        yield from [node.target, *([node.value] if node.value else [])]
    else:
        yield from ast.iter_child_nodes(node)


def _is_logging(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and ast.unparse(node).startswith(_LOGGING)


def _sites(node: ast.AST, source: Source) -> Iterator[Site]:
    """Yield the ways to mutate an expression."""
    if isinstance(node, ast.Compare):
        yield from _operators("comparison", node, [node.left, *node.comparators], source)
    elif isinstance(node, ast.BoolOp):
        yield from _operators("condition", node, node.values, source)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        start, end = source.span(node)
        yield Site("condition", start, start + len("not"), b"", (start, end))
    elif isinstance(node, ast.Constant):
        start, end = span = source.span(node)
        for value in _other_values(node.value):
            yield Site("constant", start, end, repr(value).encode(), span)


def _operators(
    kind: str, node: ast.expr, operands: list[ast.expr], source: Source
) -> Iterator[Site]:
    """Yield the opposites of the operators between operands."""
    for left, right in pairwise(operands):
        (_, start), (end, _) = source.span(left), source.span(right)
        between = _COMMENT.sub(lambda it: b" " * len(it[0]), source.text[start:end])
        if len(found := list(_OPERATOR.finditer(between))) == 1:
            new = OPPOSITE[in_one_line(found[0][0])].encode()
            where = start + found[0].start(), start + found[0].end()
            yield Site(kind, *where, new, source.span(node))


def _other_values(value: object) -> tuple[object, ...]:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int):
        return (value + 1, value - 1)
    return (value + 1,) if isinstance(value, float) else ()


def _statements(function: Definition, source: Source) -> Iterator[Site]:
    """Yield the statements that can be left out."""
    for node in [function, *_inside(function)]:
        for block in ("body", "orelse", "finalbody"):
            body = getattr(node, block, None)
            for statement in body if isinstance(body, list) else ():
                if _can_go(statement) or _is_early_end(statement, node):
                    span = source.span(statement)
                    yield Site("statement", *span, b"pass", span)


def _can_go(statement: ast.stmt) -> bool:
    """Return whether a statement calls something, or sets an attribute or an item."""
    if isinstance(statement, ast.Expr):
        value = statement.value
        call = value.value if isinstance(value, ast.Await) else value
        return isinstance(call, ast.Call) and not _is_logging(statement)
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    if isinstance(statement, ast.AugAssign):
        targets = [statement.target]
    return any(isinstance(it, ast.Attribute | ast.Subscript) for it in targets)


def _is_early_end(statement: ast.stmt, parent: ast.AST) -> bool:
    """Return whether a statement ends a function or a turn of a loop under a condition."""
    ends = isinstance(statement, ast.Return | ast.Raise | ast.Continue | ast.Break)
    return ends and isinstance(parent, ast.If) and not parent.orelse
