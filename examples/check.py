"""Checks traces of `sudoku solve --explain --json` by definitions as data, and knows neither strategies nor solvers.

    sudoku constraints --json > definitions.jsonl
    sudoku solve --explain --json PUZZLE | python3 check.py definitions.jsonl

A step is proved if no choice of one candidate from each of its truths, no two of which exclude each other, meets the
clues that it names together with the opposite of a conclusion. The status is 1 if a step is refuted or undecided, 2 for
input that is no trace. Python 3.10 or later.

A cell is (row, column), a candidate is (cell, digit); all count from one.
"""
import json, math, re, sys
import operator as op
from collections import Counter, defaultdict, namedtuple
from functools import cache, cached_property
from itertools import accumulate, combinations, islice, product

DIGITS = "123456789ABCDEFGHIJKLMNOP"
SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTU"  # of the numbers that may be digits
MOST_CHOICES = 20_000  # of a search, before a step counts as undecided
MOST_VALUES = 10_000  # for which a demand is repeated

# Expressions: a number, a name or [operation, *parts]; true is 1.

OPERATIONS = {
    "+": op.add, "-": op.sub, "*": op.mul, "/": lambda a, b: a / b if b else math.nan, "%": lambda a, b: a % b if b else a, "^": op.pow, "=": op.eq, "!=": op.ne,
    "<": op.lt, "<=": op.le, ">": op.gt, ">=": op.ge, "not": op.not_, "abs": abs, "min": min, "max": max,
    "floor": math.floor, "ceil": math.ceil, "root": math.sqrt, "odd": lambda n: n % 2 == 1, "even": lambda n: n % 2 == 0,
    "square": lambda n: n >= 0 and math.isqrt(n) ** 2 == n, "with": lambda digits, d: digits | 1 << d,
    "prime": lambda n: n > 1 and all(n % factor for factor in range(2, math.isqrt(n) + 1)), "size": int.bit_count,
}
COMPARISONS = ("=", "!=", "<", "<=", ">", ">=")

def number(tree, names):
    """The number that an expression stands for."""
    match tree:
        case str(): return names[tree]
        case ["?", test, yes, no]: return number(yes if number(test, names) else no, names)
        case ["and", *parts]: return all(number(part, names) for part in parts)
        case ["or", *parts]: return any(number(part, names) for part in parts)
        case [operation, *parts]: return OPERATIONS[operation](*(number(part, names) for part in parts))
        case _: return tree

# Rules as text: docs/rules-as-text.md has their grammar. They are read into demands.

class Multiples(namedtuple("Multiples", "names constant")):
    """Sums, by their names with a factor each, and a number that is added to them."""
    def times(self, factor): return Multiples({name: own * factor for name, own in self.names.items()}, self.constant * factor)
    def __sub__(self, other):
        names = Counter(self.names)
        names.subtract(other.names)
        return Multiples(dict(names), self.constant - other.constant)

class RuleText:
    """A text with its form and its test, in which a name stands for what is folded of the digits."""
    def __init__(self, text, named={}):
        text = text.rpartition(" := ")[2]
        name, _, value = text.partition("=")
        text = re.sub(r"\bN\b", value, named.get(name, text))
        self.words, self.start, self.step = re.findall(r"\d+|[a-z]+|\.\.|[!<>]=|\S", text)[::-1], {}, {}
        self.letters, self.sums = {}, {}
        self.form, _, self.test = self.words.pop(), self.expect(":"), self.either()
        if self.words or self.form not in ("pairs", "all", "triples", "whole"): raise ValueError(f"no rule: {text}")
    def demands(self):
        """The demands that it makes: of the whole, a total or a fold for each test that `and` joins."""
        after = lambda one, other: ["=", f"{other}.place", ["+", f"{one}.place", 1]]
        if self.form == "pairs": return [{"where": after("a", "b"), "two": self.test}]
        if self.form == "triples": return [{"where": ["and", after("a", "b"), after("b", "c")], "three": self.test}]
        if self.form == "all": return [{"two": self.test}]
        def parts(tree): return sum(map(parts, tree[1:]), []) if tree[0] == "and" else [tree]
        own = lambda part, numbers: {
            name: tree for name, tree in numbers.items() if f"'{name.partition('.')[0]}'" in str(part)}
        return [self.equation(part) or {"start": own(part, self.start), "step": own(part, self.step), "end": part}
                for part in parts(self.test)]
    def equation(self, part):
        """The total that an equation of multiples of digits demands, or None for another test."""
        left, right = map(self.multiples, part[1:3]) if part[0] == "=" else (None, None)
        if left is None or right is None or not (left - right).names: return None
        weight = 0
        for name, factor in (left - right).names.items(): weight = ["+", weight, ["*", factor, self.sums[name]]]
        return {"sum": right.constant - left.constant, "weight": weight}
    def multiples(self, tree):
        match tree:
            case int(): return Multiples({}, tree)
            case str() if tree in self.sums: return Multiples({tree: 1}, 0)
            case ["+" | "-" | "*" as sign, *parts]:
                left, right = map(self.multiples, parts)
                if left is None or right is None: return None
                if sign != "*": return left - right if sign == "-" else left - right.times(-1)
                return left.times(right.constant) if not right.names else right.times(left.constant) if not left.names else None
    def takes(self, *words): return self.words.pop() if self.words and self.words[-1] in words else None
    def expect(self, word):
        if not self.takes(word): raise ValueError(f"{word} is missing in a rule")
    def joined(self, words, part):
        tree = part()
        while word := self.takes(*words): tree = [word, tree, part()]
        return tree
    def either(self): return self.joined(["or"], lambda: self.joined(["and"], self.negated))
    def negated(self): return ["not", self.negated()] if self.takes("not") else self.compared()
    def total(self): return self.joined("+-", lambda: self.joined("*%", self.unit))
    def closed(self, part, sign):
        tree, _ = part(), self.expect(sign)
        return tree
    def compared(self):
        left, tests = self.total(), []
        if self.takes("is"): return [self.words.pop(), left]
        if self.takes("in"):
            self.expect("{")
            while not self.takes("}"): tests, _ = [*tests, ["=", left, self.total()]], self.takes(",")
            return ["or", *tests]
        while sign := self.takes(*COMPARISONS):
            right = self.total()
            left, tests = right, [*tests, [sign, left, right]]
        return ["and", *tests] if tests else left
    def unit(self):
        match self.words.pop():
            case "a" | "b" | "c" as letter: return self.letters.get(letter, letter)
            case "-": return ["-", 0, self.unit()]
            case "(": return self.closed(self.either, ")")
            case "|": return ["abs", self.closed(self.total, "|")]
            case "d": return self.fold("sum", *self.range())
            case figures if figures.isdigit(): return int(figures)
            case kind:
                self.expect("(")
                places = self.range() if self.takes("d") else (1, ["+", "length", 0])
                self.takes(",")
                if self.takes(")"): return self.fold(kind, *places)
                if kind in ("pairs", "rest"): self.letters = {"a": f"fold{len(self.start)}.before", "b": "a"}
                test, self.letters = self.closed(self.either, ")"), {}
                return self.fold(kind, *places, test)
    def range(self):
        """The two places in brackets; those from the end are negative."""
        self.expect("[")
        first = self.end()
        last = self.end() if self.takes("..") else first
        self.expect("]")
        return [first, last]
    def end(self):
        """A place from one, or the one before or after the middle."""
        is_last, place = self.takes("-"), self.words.pop()
        place = ["floor", ["/", "length", 2]] if place == "half" else int(place)
        return ["+", ["-", "length", place], 1] if is_last else place
    def fold(self, kind, first, last, test=1):
        name = f"fold{len(self.start)}"
        after = {"sum": ["+", name, "a"], "product": ["*", name, "a"], "most": ["max", name, "a"], "count": ["+", name, 1],
                 "pairs": ["+", name, 1], "rest": ["+", name, 1], "lead": ["+", name, 1], "visible": ["+", name, 1], "least": ["?", [">=", name, 0], ["min", name, "a"], "a"], "distinct": ["with", name, "a"]}[kind]
        counts = ["and", [">=", "a.place", first], ["<=", "a.place", last]]
        if kind == "sum" and test == 1: self.sums[name] = counts
        before = f"{name}.before"
        kept = {"pairs": ["?", counts, "a", -1], "rest": ["?", ["and", counts, ["<", before, 0]], "a", before],
                "lead": ["?", ["and", counts, ["not", test]], 0, before], "visible": ["?", counts, ["max", before, "a"], before]}
        if kind in kept:
            self.start[before], self.step[before] = 1 if kind == "lead" else -1, kept[kind]
            test = ["and", [">", "a" if kind == "visible" else before, before if kind == "visible" else 0 if kind == "lead" else -1], test]
        counts = [*counts, test]
        self.start[name], self.step[name] = {"product": 1, "least": -1}.get(kind, 0), ["?", counts, after, name]
        return ["size", name] if kind == "distinct" else name

# Machines: what a demand of a clue, with all its numbers known, comes to.

class Machine:
    """Reads the digits of some cells one by one, from one of its starts. Each step leads to a state, or to None if the
    digits cannot go on. The last state is accepted or not."""
    def __init__(self, cells, starts, step, accepts, equation=None, is_relation=False):
        self.cells, self.starts, self.next, self.accepts = cells, starts, cache(step), accepts
        self.equation, self.is_relation = equation, is_relation
    def lost(self, left):
        """The candidates of its cells, of those that are left, with which it is never accepted."""
        moves, states = [], set(self.starts)
        for at, cell in enumerate(self.cells):
            digits = [digit for digit in range(len(SIGNS)) if (cell, digit) in left]
            moves.append([(state, digit, self.next(state, at, digit)) for state in states for digit in digits])
            states = {to for _, _, to in moves[-1]} - {None}
        good, lost = set(filter(self.accepts, states)), set()
        for cell, own in reversed([*zip(self.cells, moves)]):
            lost |= {(cell, digit) for _, digit, _ in own} - {(cell, digit) for _, digit, to in own if to in good}
            good = {state for state, _, to in own if to in good}
        return lost

def relation(cells, holds, names, equation=None):
    """Remembers the digits of up to three cells, which an expression is about."""
    accepts = lambda digits: number(holds, names | dict(zip("abc", digits)))
    return Machine(cells, [()], lambda digits, at, digit: (*digits, digit), accepts, equation, is_relation=True)

def adding(weights, total, differ=lambda a, b: False):
    """Adds up digits, each times its weight. Reads cells that all differ in a row and remembers their digits."""
    groups = []
    for cell in weights:
        group = next((group for group in groups if all(differ(cell, other) for other in group)), None)
        group.append(cell) if group else groups.append([cell])
    cells, firsts = sum(groups, []), {group[0] for group in groups}
    def step(state, at, digit):
        so_far, read = state
        if cells[at] in firsts: read = frozenset()
        return None if digit in read else (so_far + weights[cells[at]] * digit, read | {digit})
    return Machine(cells, [(0, frozenset())], step, lambda state: state[0] == total, (weights, total))

def fold(demand, names, places, choices):
    """Keeps the numbers that a demand names: a state is what they are. Any of the choices may lead to the end."""
    def step(state, at, digit):
        known = names | dict(state) | stand("a", places[at]) | {"a": digit}
        return tuple((name, number(demand["step"].get(name, name), known)) for name, _ in state)
    starts = [tuple((choice | {name: number(tree, names | choice) for name, tree in demand["start"].items()}).items())
              for choice in choices]
    accepts = lambda state: number(demand["end"], names | dict(state))
    return Machine([cell_of(place) for place in places], starts, step, accepts)

def in_order(machine, cells):
    """The machine, or one that keeps digits until it has them all, so that its cells come in the order of others."""
    order = sorted(machine.cells, key=cells.index)
    if order == list(machine.cells): return machine
    def accepts(digits):
        states = set(machine.starts)
        for at, cell in enumerate(machine.cells):
            states = {machine.next(state, at, digits[order.index(cell)]) for state in states} - {None}
        return any(map(machine.accepts, states))
    return Machine(order, [()], lambda digits, at, digit: (*digits, digit), accepts)

def either(lines, ways):
    """Lines of which each meets the machines of one kind, in one of the ways to give them. A line is (cells, machines of each kind)."""
    cells = list(dict.fromkeys(sum((own for own, _ in lines), [])))
    kinds = [[[in_order(machine, cells) for machine in machines] for machines in own] for _, own in lines]
    def step(state, at, digit):
        left = []
        for machine, states in state:
            if cells[at] not in machine.cells: left.append((machine, states)); continue
            place = machine.cells.index(cells[at])
            states = frozenset(machine.next(own, place, digit) for own in states) - {None}
            if place < len(machine.cells) - 1 and states: left.append((machine, states))
            elif not any(map(machine.accepts, states)): return None
        return tuple(left)
    starts = [tuple((machine, frozenset(machine.starts)) for line, kind in enumerate(way) for machine in kinds[line][kind])
              for way in ways]
    return Machine(cells, starts, step, lambda state: True)

# Clues: their cells, and the machines that definitions make of them.

cell_of = lambda place: (place["row"], place["column"])
numbers_in = lambda text: [n for first, last in re.findall(r"(\d+)(?:-(\d+))?", text) for n in range(int(first), int(last or first) + 1)]
cells_in = lambda text: [(int(row), int(column)) for row, column in re.findall(r"r(\d+)c(\d+)", text)]
# HoDoKu's library line of a position: its values, + before those that are no givens, and the candidates that are gone.
LIBRARY = re.compile(r":[^:]*:[^:]*:([^:]*):([^:]*):.*$")
stand = lambda letter, place: {f"{letter}.{part}": value for part, value in place.items()}

class Grid:
    """A puzzle by definitions: its cells, houses, givens and clues, what these demand, and what excludes what."""
    def __init__(self, trace, kinds):
        library, self.kinds = LIBRARY.match(trace["puzzle"]), kinds
        line, gone = library.groups() if library else (trace["puzzle"], "")
        marks, signs = zip(*re.findall(r"(\+?)(.)", line[: 2 * len(DIGITS) ** 2 + 2])) if line else ((), ())
        self.size = size = math.isqrt(len(signs))
        self.lines = self.digits = range(1, size + 1)
        if "digits" in trace: self.digits = numbers_in(trace["digits"])
        self.number_of = {SIGNS[n] if "digits" in trace else DIGITS[n - 1]: n for n in self.digits}
        if size > len(DIGITS) or size * size != len(signs) or not set(signs) <= {".", "0", *self.number_of}:
            raise ValueError("the puzzle is neither a line, which has a sign for each cell, nor a library line")
        self.cells = list(product(self.lines, repeat=2))
        shown = zip(self.cells, marks, signs)
        values = {(cell, self.number_of[sign]): mark for cell, mark, sign in shown if sign in self.number_of}
        self.givens, self.placed = ({value for value in values if values[value] == mark} for mark in ("", "+"))
        self.gone = {((int(row), int(column)), int(digit)) for digit, row, column in re.findall(r"(\d)(\d)(\d)", gone)}
        rules, regions = trace.get("variant", []), trace.get("regions")
        usual = max(rows for rows in self.lines if size % rows == 0 and rows * rows <= size)
        self.rows, self.columns = trace.get("box", [usual, size // usual])
        if regions: box = [list(dict.fromkeys(regions)).index(sign) + 1 for sign in regions]
        else: box = [(r - 1) // self.rows * self.rows + (c - 1) // self.columns + 1 for r, c in self.cells]
        self.box = dict(zip(self.cells, [0] * len(signs) if "latin" in rules else box, strict=True))
        self.houses = defaultdict(list)
        for (row, column), box in self.box.items():
            for house in ("row", row), ("column", column), ("region" if regions else "box", box):
                if house[1]: self.houses[house].append((row, column))
        pairs = [{"kind": "pairs", "cells": [cells]} for cells in trace.get("pairs", [])]
        self.clues = trace.get("constraints", []) + pairs
        self.demands = [(clue, list(self.demanded(clue))) for clue in self.clues + [{"kind": rule} for rule in rules]]
        self.tabulate()
    def lists(self, clue):
        """The cells of each list of a clue; of a place outside the grid, the line of cells that it sees."""
        for texts in clue.get("lists", [clue["cells"]] if "cells" in clue else []):
            (row, column), *others = cells = cells_in("".join(texts))
            if (row, column) not in self.box:
                down, right = ((others[0][0] - row, others[0][1] - column) if others else
                               ((row == 0) - (row > self.size), (column == 0) - (column > self.size)))
                line = [(row + n * down, column + n * right) for n in self.lines]
                cells = [cell for cell in line if cell in self.box]
            yield cells
    def place(self, cell, list=0, place=0, length=0, part=0):
        """What expressions may say of a cell where a clue has it."""
        return {"row": cell[0], "column": cell[1], "box": self.box[cell],
                "list": list, "place": place, "length": length, "part": part}
    def places(self, cells, number):
        """The places of a list of a clue. The last one closes a line if it is the first again."""
        closed = len(cells) > 1 and cells[0] == cells[-1]
        line = cells[:-1] if closed else cells
        boxes = [self.box[cell] for cell in line]
        parts = list(accumulate(at == 0 or boxes[at - 1] != box for at, box in enumerate(boxes)))
        if closed and boxes[0] == boxes[-1]: parts = [1 if part == parts[-1] else part for part in parts]
        return [self.place(cell, number, at + 1, len(line), parts[at % len(line)]) for at, cell in enumerate(cells)]
    def of_kinds(self, kinds): return [clue for clue in self.clues if clue["kind"] in kinds]
    def value(self, clue, kind=None):
        """The number of a clue, its own or the usual one of its kind; None if it has none, or a limit such as >=12 in its place."""
        kind = kind or self.kinds[clue["kind"]]
        own = clue.get(kind.get("clue", {}).get("number"))
        if isinstance(own, str): return None
        return number(kind["definition"].get("usual"), {"size": self.size}) if own is None else own
    def repeated(self, loops, names, listed):
        """The names with each value of the numbers for which a demand is repeated."""
        if not loops: return [names]
        loop, *others = loops
        match loop:
            case {"from": first, "to": last}: values = range(number(first, names), number(last, names) + 1)
            case {"listed": _}: values = sorted(set(listed))
            case {"stated": kind}:
                values = set(map(self.value, self.of_kinds([kind]) or [{"kind": kind}]))
        if len(values) > MOST_VALUES: raise ValueError("a demand is repeated too often")
        return [known for value in values for known in self.repeated(
            others, names | {loop["name"]: value, loop.get("listed"): listed.count(value)}, listed)]
    def eithers(self, clue, text, demand):
        """The machines of lines that are each of one kind: one for each line, or one for all if lines are counted."""
        parts = [re.fullmatch(r"(?:(\d+) of )?(([a-z-]+)(?:=(\d+))?)", part).groups() for part in text[7:].split(" or ")]
        counts = {kind: int(count) for kind, (count, *_) in enumerate(parts) if count}
        def machines(cells, name, kind, value):
            names = {"cells": [f"r{row}c{column}" for row, column in cells]}
            if kind not in demand["kinds"]: return [*self.demanded({"kind": clue["kind"], "text": name, **names})]
            own = {"definition": demand["kinds"][kind], "clue": {"number": "value"}}
            return [*self.demanded({"kind": kind, **names, **({"value": int(value)} if value else {})}, own)]
        lines = [(cells, [machines(cells, *part) for _, *part in parts]) for cells in self.lists(clue)]
        if not counts: return [either([line], [[kind] for kind in range(len(parts))]) for line in lines]
        return [either(lines, [way for way in product(range(len(parts)), repeat=len(lines))
                               if all(way.count(kind) == count for kind, count in counts.items())])]
    def demanded(self, clue, kind=None):
        """The machines of all demands on a clue, or on the grid for a rule without cells."""
        if not kind and clue["kind"] not in self.kinds: raise ValueError(f"no definition of {clue['kind']}")
        kind = kind or self.kinds[clue["kind"]]
        text = str(clue.get(kind.get("clue", {}).get("text"), ""))
        word = re.match(r"\D*", text)[0]
        listed = [int(digit) for times, digit in re.findall(r"(?:(\d+)x)?(\d+)", text) for _ in range(int(times or 1))]
        names = {"size": self.size, "lowest": min(self.digits), "highest": max(self.digits), "boxRows": self.rows, "boxColumns": self.columns}
        if listed: names["number"] = listed[-1]
        if (value := self.value(clue, kind)) is not None: names["value"] = value
        places = [place for at, cells in enumerate(self.lists(clue), 1) for place in self.places(cells, at)]
        if places:
            first = [place for place in places if place["list"] == 1]
            names |= {"lists": places[-1]["list"], "length": first[0]["length"],
                      "closed": len(first) - first[0]["length"], "parts": max(place["part"] for place in first)}
        demands, named = kind["definition"]["demands"], kind.get("clue", {}).get("named", {})
        if any("text" in own for own in demands) and text.startswith("either "): return (yield from self.eithers(clue, text, demands[0]))
        for demand in RuleText(text, named).demands() if any("text" in own for own in demands) else demands:
            if demand.get("when", word) != word or value is None and "'value'" in str(demand): continue
            for known in self.repeated(demand.get("for", []), names, listed):
                yield from self.machines(demand, known, places or [self.place(cell) for cell in self.cells], listed)
    def machines(self, demand, names, places, listed):
        """The machines of a demand with all its numbers known."""
        once = [place for place in places if place["place"] <= place["length"]]
        match demand:
            case {"sum": total}:
                weights = Counter()
                for place in once: weights[cell_of(place)] += number(demand.get("weight", 1), names | stand("a", place))
                weights, total = {cell: weight for cell, weight in weights.items() if weight}, number(total, names)
                if total or sorted(weights.values()) != [-1, 1]: yield adding(weights, total)
                else: yield relation(list(weights), ["=", "a", "b"], {}, (weights, 0))
            case {"start": _}:
                choices = self.repeated([demand["any"]], names, listed) if "any" in demand else [{}]
                squares = [[self.place((row + down, column + right)) for down in (0, 1) for right in (0, 1)]
                           for row, column in self.cells if max(row, column) < self.size]
                for group in squares if "among" in demand else [once]: yield fold(demand, names, group, choices)
            case _: yield from self.relations(demand, names, places)
    def relations(self, demand, names, places):
        """The relations of all cells that meet the condition of a demand, but for those that other clues state."""
        (count, holds), = ((n, demand[word]) for n, word in enumerate(("one", "two", "three"), 1) if word in demand)
        stated = [set(sum(self.lists(clue), [])) for clue in self.of_kinds(demand.get("except", []))]
        match demand.get("among"):
            case "clue and grid": choices = product(places, map(self.place, self.cells))
            case {"cells": text}: choices = combinations(map(self.place, cells_in(text)), count)
            case _: choices = combinations(places, count)
        for chosen in choices:
            cells, known = [cell_of(place) for place in chosen], names.copy()
            for letter, place in zip("abc", chosen): known |= stand(letter, place)
            left = any(cells[1] in own for own in stated) if "among" in demand else set(cells) in stated
            if not left and len(set(cells)) == count and number(demand.get("where", 1), known):
                yield relation(cells, holds, known)
    def tabulate(self):
        """Works out which candidates exclude each other: by houses, and by all that definitions say of two cells."""
        self.excluded = {(cell, d): {(cell, e) for e in self.digits if e != d}
                         for cell, d in product(self.cells, self.digits)}
        for house, d in product(self.houses.values(), self.digits):
            for a, b in combinations(house, 2): self.exclude((a, d), (b, d))
        self.excluded_by_houses = {candidate: set(others) for candidate, others in self.excluded.items()}
        self.machines = [machine for _, machines in self.demands for machine in machines]
        every, diagonal = set(product(self.digits, repeat=2)), {(d, d) for d in self.digits}
        allowed = {}
        for cells, accepts in ((machine.cells, machine.accepts) for machine in self.machines if machine.is_relation):
            fillings = [digits for digits in product(self.digits, repeat=len(cells)) if accepts(digits)]
            for i, j in combinations(range(len(cells)), 2) if len(cells) > 1 else [(0, 0)]:
                pair = cells[i], cells[j]
                allowed[pair] = allowed.get(pair, every) & {(digits[i], digits[j]) for digits in fillings}
        for (a, b), pairs in allowed.items():
            for d, e in every - pairs: self.exclude((a, d), (b, e))
        equal = [cells for cells, pairs in allowed.items() if pairs == diagonal]
        for (a, b), d in product(equal * len(equal), self.digits):  # As often as one may lead to the next.
            for other in self.excluded[a, d] | self.excluded[b, d]:
                self.exclude((a, d), other)
                self.exclude((b, d), other)
        # Digits may be exchanged if demands are about equal ones of two cells alone.
        self.is_blind = (all(machine.is_relation and len(machine.cells) == 2 for machine in self.machines)
                         and all(every - pairs in (set(), diagonal) for pairs in allowed.values()))
    def exclude(self, one, other):
        self.excluded[one].add(other)
        self.excluded[other].add(one)
    def differ(self, a, b):
        return all((b, d) in self.excluded[a, d] for d in self.digits)

# The search.

class Undecided(Exception): """The search takes too long."""

class Refuted(Exception): """A step does not follow, for a reason."""

class Position(namedtuple("Position", "left true")):
    """The candidates that are left, and those that are known to be true."""
    def take(self, candidate, excluded): return Position(self.left - excluded[candidate], self.true | {candidate})
    def without(self, candidates): return Position(self.left - set(candidates), self.true)

class Search:
    """Looks for positions in which one candidate of each clause is true and each machine is accepted."""
    def __init__(self, excluded, clauses, machines=(), choices=MOST_CHOICES):
        self.excluded, self.clauses, self.machines, self.choices = excluded, clauses, machines, choices
    def settled(self, position):
        """The position without what cannot be; None if a clause or a machine has nothing left."""
        before = None
        while position != before:
            before = position
            for machine in self.machines:
                position = position.without(machine.lost(position.left))
            for clause in self.clauses:
                alive = clause & position.left
                if not alive: return None
                if len(alive) == 1: position = position.take(*alive, self.excluded)
        return position
    def positions(self, position):
        """Those that lie in a position, one by one."""
        if not (position := self.settled(position)): return
        undecided = [clause & position.left for clause in self.clauses if not clause & position.true]
        if not undecided: yield position
        for candidate in sorted(min(undecided, key=len, default=())):
            self.choices -= 1
            if self.choices < 0: raise Undecided
            yield from self.positions(position.take(candidate, self.excluded))

# The steps of a trace.

class Checker:
    """Follows a trace. The candidates that are left are those that houses and steps leave."""
    def __init__(self, trace, kinds):
        self.grid = Grid(trace, kinds)
        self.start = Position(frozenset(self.grid.excluded), frozenset())
        for given in self.grid.givens: self.start = self.start.take(given, self.grid.excluded_by_houses)
        self.current = self.start.without(self.grid.gone)
        for placed in self.grid.placed: self.current = self.current.take(placed, self.grid.excluded_by_houses)
    def by_rules(self, position):
        """The position without what the rules exclude."""
        for candidate in position.true: position = position.take(candidate, self.grid.excluded)
        return position
    def solutions(self, position):
        """Each cell has a digit, each house has every digit, and each clue is met."""
        clauses = [self.options(cell) for cell in self.grid.cells]
        clauses += [{(cell, d) for cell in house} for house in self.grid.houses.values() for d in self.grid.digits]
        return Search(self.grid.excluded, clauses, self.grid.machines, math.inf).positions(position)
    @cached_property
    def may_exchange(self):
        """True if the givens have one solution, and no demand tells digits from each other."""
        return self.grid.is_blind and len(list(islice(self.solutions(self.by_rules(self.start)), 2))) == 1
    def options(self, cell): return {(cell, d) for d in self.grid.digits}
    def cell(self, place):
        if cell_of(place) not in self.grid.box: raise Refuted("a cell is named that is outside the grid")
        return cell_of(place)
    def house(self, named):
        usual = self.grid.houses.get((named["house"], named["index"]))
        cells = usual or next(self.grid.lists({"cells": named["cells"]}))
        if len(set(cells)) != self.grid.size or not all(self.grid.differ(a, b) for a, b in combinations(cells, 2)):
            raise Refuted("cells are named as a house that is none")
        return cells
    def clue(self, clue):
        """The machines of a clue, or those of a rule of the grid in some cells."""
        for own, machines in self.grid.demands:
            if own == clue: return machines
            if own == {"kind": clue["kind"]}:
                cells = set(next(self.grid.lists(clue)))
                return [machine for machine in machines if cells.issuperset(machine.cells)]
        raise Refuted("a clue is named that the puzzle does not state")
    def truth(self, truth, left):
        """The clauses and the machines of a truth."""
        match truth["kind"]:
            case "cell": return [self.options(self.cell(truth))], []
            case "house": return [{(cell, truth["digit"]) for cell in self.house(truth)}], []
            case "deadly" | "symmetry" if not self.may_exchange: raise Refuted("it relies on one solution")
            case "deadly": return [self.deadly(truth, left)], []
            case "symmetry": return [self.symmetry(truth)], []
            case "rule": machines = self.clue(truth["clue"])
            case "sum": machines = [adding(*self.total(truth))]
            case "equivalence": machines = self.equal_digits(*self.total(truth))
            case kind: raise ValueError(f"no kind of truth: {kind}")
        machines = [adding(*each.equation, self.grid.differ) if each.equation else each for each in machines]
        return [self.options(cell) for each in machines for cell in each.cells], machines
    def total(self, truth):
        """The weights of the cells that houses leave over once others, and the equations of clues, are taken away."""
        weights, houses, others = Counter(), truth["houses"], truth.get("against", []) + truth.get("others", [])
        for house in houses: weights.update(self.house(house))
        for house in others: weights.subtract(self.house(house))
        total = (len(houses) - len(others)) * sum(self.grid.digits)
        for named in truth.get("clues", []):
            equations = dict(enumerate((own.equation for own in self.clue(named["clue"]) if own.equation), 1))
            at, times = named.get("equation", 1), named.get("times", 1)
            if at not in equations or not isinstance(times, int): raise Refuted("an equation is named that is none")
            for cell, factor in equations[at][0].items(): weights[cell] -= times * factor
            total -= times * equations[at][1]
        weights = {cell: weight for cell, weight in weights.items() if weight}
        if not weights: raise Refuted("no cell is left over")
        return weights, total
    def equal_digits(self, weights, total):
        """Each digit is as often in the cells of houses as in those of others, as there are as many of them."""
        if total: raise Refuted("houses are not as many as others")
        cells, factors = zip(*weights.items())
        counting = lambda own: lambda count, at, digit: count + factors[at] * (digit == own)
        return [Machine(cells, [0], counting(own), op.not_) for own in self.grid.digits]
    def deadly(self, truth, left):
        """One of the other candidates is true: for each filling of the pattern there is another one that excludes the
        same candidates outside, so that a unique solution has neither."""
        cells, excluded = {self.cell(each): set(each["digits"]) for each in truth["cells"]}, self.grid.excluded
        if not cells or len(cells) < len(truth["cells"]) or any(cell in cells for cell, _ in self.grid.givens):
            raise Refuted("a pattern is named that is none")
        clauses = [self.options(cell) & {(cell, d) for d in digits} for cell, digits in cells.items()]
        outside, pattern = {(cell, d) for cell, d in left if cell not in cells}, frozenset().union(*clauses)
        fillings = Search(excluded, clauses).positions(Position(pattern, frozenset()))
        seen = Counter(frozenset().union(*(excluded[each] & outside for each in filling.left)) for filling in fillings)
        if 1 in seen.values(): raise Refuted("a pattern is named as deadly that is not")
        return left - outside - pattern
    def symmetry(self, truth):
        """The candidate's image is true if it is, since the givens are their own image."""
        rows, columns = ([0, *truth[part]] for part in ("rows", "columns"))
        digits = dict(zip(self.grid.digits, truth["digits"], strict=True))
        def moved(candidate):
            (row, column), digit = candidate
            if truth["transposed"]: row, column = column, row
            return (rows[row], columns[column]), digits[digit]
        images = {moved(one): set(map(moved, others)) for one, others in self.grid.excluded.items()}
        if set(map(moved, self.grid.givens)) != self.grid.givens or images != self.grid.excluded:
            raise Refuted("givens are named as symmetrical that are not")
        own = cell, digit = self.cell(truth), truth["digit"]
        return self.options(cell) if moved(own) == own else self.options(cell) - {own} | {moved(own)}
    def conclusions(self, step):
        return [[(self.cell(each), each["digit"]) for each in step[part]] for part in ("place", "remove")]
    def judge(self, step):
        """The verdict on a step, unless it is Refuted or Undecided."""
        excluded, position = self.grid.excluded, self.by_rules(self.current)
        (places, removes), truths = self.conclusions(step), step["truths"]
        if not places + removes or not set(places + removes) <= self.current.left - self.current.true:
            raise Refuted("it concludes nothing, or about no candidate")
        if step.get("assumed"):
            position = position.without(removes)
            for candidate in places: position = position.take(candidate, excluded)
            if not position.left.issuperset(places) or not any(self.solutions(position)):
                raise Refuted("the assumption leaves no solution")
            return "assumed"
        clauses, machines = [], []
        for truth in truths:
            own, demanded = self.truth(truth, position.left)
            clauses, machines = clauses + own, machines + demanded
        if not position.left.issuperset(places): raise Refuted("it places a digit that a rule excludes")
        opposites = [position.without([each]) for each in places]
        opposites += [position.take(each, excluded) for each in removes if each in position.left]
        for opposite in opposites:
            if any(Search(excluded, clauses, machines).positions(opposite)):
                raise Refuted("its truths allow the opposite")
        return "proved"
    def expect(self, trace):
        """Raises a ValueError unless what a trace says of the whole is so."""
        position = self.start
        for candidate in zip(self.grid.cells, map(self.grid.number_of.get, trace.get("solution") or "")):
            if candidate not in position.left: raise ValueError("its solution is none of the puzzle")
            position = position.take(candidate, self.grid.excluded)
        if position != self.start and not any(self.solutions(position)):
            raise ValueError("its solution is none of the puzzle")
        if trace.get("solved") and len(self.current.true) < len(self.grid.cells):
            raise ValueError("its steps do not solve the puzzle")
    def follow(self, step):
        places, removes = self.conclusions(step)
        for candidate in places: self.current = self.current.take(candidate, self.grid.excluded_by_houses)
        self.current = self.current.without(removes)

def check(trace, kinds):
    """The verdict on each step of a trace. The steps of a hint, which lacks `solved`, start from one position."""
    checker, sound = Checker(trace, kinds), True
    if not trace["steps"]: raise ValueError("it has no steps")
    for at, step in enumerate(trace["steps"], 1):
        try: verdict = checker.judge(step)
        except Undecided: verdict = "undecided"
        except Refuted as reason:
            verdict = "refuted"
            print(f"step {at}, {step.get('name', step['strategy'])}: refuted: {reason}", file=sys.stderr)
        if "solved" in trace and verdict != "refuted": checker.follow(step)
        sound = sound and verdict != "refuted"
        yield verdict
    if sound: checker.expect(trace)

def main(definitions):
    """Prints the verdicts on each trace and returns the status."""
    status, place = 0, definitions
    try:
        with open(definitions) as file:  # Of an expression, its tree is enough.
            trees = [json.loads(line, object_hook=lambda part: part.get("tree", part)) for line in file]
        kinds = {kind["id"]: kind for kind in trees if "definition" in kind}
        for at, line in enumerate(sys.stdin, 1):
            place = f"trace {at}"
            verdicts = list(check(json.loads(line), kinds))
            counts = {word: verdicts.count(word) for word in ("proved", "refuted", "assumed", "undecided")}
            refuted = [at for at, verdict in enumerate(verdicts, 1) if verdict == "refuted"]
            print(json.dumps({"steps": len(verdicts), **counts, "refutedSteps": refuted}), flush=True)
            if counts["refuted"] or counts["undecided"]: status = 1
    except Exception as fault:  # Odd input fails in many ways, none of which is a verdict.
        print(f"{place}: no trace: {type(fault).__name__}: {fault}", file=sys.stderr)
        return 2
    return status

if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else print(__doc__, file=sys.stderr) or 2)
