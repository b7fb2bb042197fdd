"""Checks traces of `sudoku solve --explain --json` by definitions as data, and knows neither strategies nor solvers.

    sudoku constraints --json > definitions.jsonl
    sudoku solve --explain --json PUZZLE | python3 check.py definitions.jsonl

A step is accepted if no choice of one candidate from each of its truths, without two that exclude each other, meets its
clues together with the opposite of a conclusion. Exits with 1 if a step is refused or undecided, with 2 for other input.
"""
import json, math, re, sys
from itertools import combinations

DIGITS = "123456789ABCDEFGHIJKLMNOP"
OPERATIONS = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b,
    "%": lambda a, b: a % b, "^": lambda a, b: a ** b, "=": lambda a, b: a == b, "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
    "abs": abs, "min": min, "max": max, "floor": math.floor, "ceil": math.ceil, "root": math.sqrt, "not": lambda a: not a,
}

def number(tree, names):
    """The number that a tree stands for; true is 1."""
    if not isinstance(tree, list): return names[tree] if isinstance(tree, str) else tree
    operation, *parts = tree
    if operation == "?": return number(parts[1 if number(parts[0], names) else 2], names)
    if operation == "and": return int(all(number(part, names) for part in parts))
    if operation == "or": return int(any(number(part, names) for part in parts))
    return OPERATIONS[operation](*(number(part, names) for part in parts)) + 0

def mentions(tree, name):
    return tree == name or isinstance(tree, list) and any(mentions(part, name) for part in tree[1:])

class Machine:
    """Reads the digits of cells one by one. What a demand comes to."""
    def __init__(self, cells, starts, step, accepts, equation=None, relation=False):
        self.cells, self.starts, self.accepts, self.equation, self.relation = cells, starts, accepts, equation, relation
        self.step, self.known = step, {}
    def equal(self):
        return self.equation and len(self.cells) == 2 and not self.equation[1] and not sum(self.equation[0].values())
    def next(self, state, at, digit):
        key = (state, at, digit)
        if key not in self.known: self.known[key] = self.step(state, at, digit)
        return self.known[key]
    def support(self, sets):
        """The digits of each cell with which it comes to an end; None if there are none."""
        layers = [set(self.starts)]
        for at, digits in enumerate(sets): layers.append({self.next(s, at, d) for s in layers[-1] for d in digits})
        alive, found = {s for s in layers[-1] if self.accepts(s)}, []
        for at in range(len(sets) - 1, -1, -1):
            moves = [(s, d) for s in layers[at] for d in sets[at] if self.next(s, at, d) in alive]
            alive = {s for s, _ in moves}
            found.append({d for _, d in moves})
        return found[::-1] if alive else None

def adding(weights, total, differ=lambda a, b: False):
    """Reads cells that all differ one after another, and remembers their digits."""
    pieces = []
    for cell in weights:
        piece = next((own for own in pieces if all(differ(cell, other) for other in own)), None)
        piece.append(cell) if piece else pieces.append([cell])
    cells = [cell for piece in pieces for cell in piece]
    first = {piece[0] for piece in pieces}
    def step(state, at, digit):
        if state is None: return None
        sum, read = state[0] + weights[cells[at]] * digit, frozenset() if cells[at] in first else state[1]
        return None if digit in read else (sum, read | {digit})
    accepts = lambda state: state is not None and state[0] == total
    return Machine(cells, [(0, frozenset())], step, accepts, (weights, total))

class Grid:
    """A puzzle by its definitions: its houses, candidates that exclude each other, and what its clues demand."""
    def __init__(self, trace, kinds):
        if not re.fullmatch(r"[.0-9A-P]+", trace["puzzle"]): raise ValueError("only puzzles in a plain line are read")
        self.size = size = math.isqrt(len(trace["puzzle"]))
        rows = max(n for n in range(1, size + 1) if size % n == 0 and n * n <= size)
        self.rows, self.columns = trace.get("box", [rows, size // rows])
        self.cells = [(r, c) for r in range(1, size + 1) for c in range(1, size + 1)]
        names, self.kinds = trace.get("variant", []), kinds
        regions = trace.get("regions")
        order = list(dict.fromkeys(regions or []))
        box = lambda r, c: (r - 1) // self.rows * self.rows + (c - 1) // self.columns + 1
        self.box = {cell: order.index(regions[at]) + 1 if regions else 0 if "latin" in names else box(*cell)
                    for at, cell in enumerate(self.cells)}
        keys = [("row", lambda cell: cell[0]), ("column", lambda cell: cell[1])]
        if "latin" not in names: keys.append(("region" if regions else "box", self.box.get))
        self.houses = {(kind, n): [cell for cell in self.cells if key(cell) == n]
                       for kind, key in keys for n in range(1, size + 1)}
        self.givens = {cell: DIGITS.index(sign) + 1 for cell, sign in zip(self.cells, trace["puzzle"]) if sign not in ".0"}
        self.clues = trace.get("constraints", []) + [{"kind": "pairs", "cells": [text]} for text in trace.get("pairs", [])]
        self.demands = [(clue, self.demanded(clue)) for clue in self.clues + [{"kind": name} for name in names]]
        self.excluded = {(cell, d): {(cell, e) for e in range(1, size + 1) if e != d} for cell in self.cells
                         for d in range(1, size + 1)}
        differ = {pair for house in self.houses.values() for pair in combinations(house, 2)}
        tables = {}
        for machine in (m for _, machines in self.demands for m in machines if m.relation or m.equal()):
            if len(machine.cells) == 1:
                held = machine.support([set(range(1, size + 1))]) or [set()]
                for d in set(range(1, size + 1)) - held[0]: self.excluded[machine.cells[0], d].add((machine.cells[0], d))
            for i, j in combinations(range(len(machine.cells)), 2):
                bad = tables.setdefault((machine.cells[i], machine.cells[j]), set())
                for d in range(1, size + 1):
                    sets = [{d} if at == i else set(range(1, size + 1)) for at in range(len(machine.cells))]
                    bad |= {(d, e) for e in range(1, size + 1) if e not in (machine.support(sets) or [set()] * 3)[j]}
        twins = {cell: {cell} for cell in self.cells}
        for (a, b), bad in tables.items():
            if all((d, d) in bad for d in range(1, size + 1)): differ.add((a, b))
            if all(((d, e) in bad) == (d != e) for d in range(1, size + 1) for e in range(1, size + 1)):
                for cell in twins[a] | twins[b]: twins[cell] = twins[a] | twins[b]
            for d, e in bad: self.exclude((a, d), (b, e))
        differ |= {(a, b) for one, other in list(differ) for a in twins[one] for b in twins[other]}
        for a, b in differ:
            for d in range(1, size + 1): self.exclude((a, d), (b, d))
        for a in self.cells:
            for b in twins[a] - {a}:
                for d in range(1, size + 1): self.excluded[a, d] |= {(b, e) for e in range(1, size + 1) if e != d}
        # Digits alone tell whether any two of them may be exchanged.
        self.blind = all((m.relation or m.equal()) and len(m.cells) == 2 and all(d == e for d, e in tables[tuple(m.cells)])
                         for _, machines in self.demands for m in machines)
    def exclude(self, x, y):
        self.excluded[x].add(y)
        self.excluded[y].add(x)
    def lists(self, clue):
        """The cells of each list of a clue; from a place outside, those that it sees."""
        found = []
        for texts in clue.get("lists", [clue["cells"]] if "cells" in clue else []):
            cells = [(int(r), int(c)) for r, c in re.findall(r"r(\d+)c(\d+)", "".join(texts))]
            (r, c), ends = cells[0], (0, self.size + 1)
            if r in ends or c in ends:
                down, right = ((cells[1][0] - r, cells[1][1] - c) if len(cells) > 1 else
                               tuple(1 if at == 0 else -1 if at == ends[1] else 0 for at in (r, c)))
                line = [(r + n * down, c + n * right) for n in range(1, self.size + 1)]
                cells = [cell for cell in line if cell in self.box]
            found.append(cells)
        return found
    def value(self, clue):
        definition, key = self.kinds[clue["kind"]]["definition"], self.kinds[clue["kind"]].get("clue", {}).get("number")
        return clue[key] if key in clue else number(definition["usual"]["tree"], {"size": self.size}) \
            if "usual" in definition else None
    def demanded(self, clue):
        """The machines of all demands on a clue, or on the grid for a rule without cells."""
        kind, lists = self.kinds[clue["kind"]], self.lists(clue)
        text = str(clue.get(kind.get("clue", {}).get("text"), ""))
        word, said = (re.fullmatch(r"(\D*)(\d+)", text) or re.match("()()", text)).groups()
        names, value = {"size": self.size, "boxRows": self.rows, "boxColumns": self.columns}, self.value(clue)
        if value is not None: names["value"] = value
        if said: names["number"] = int(said)
        places = [(cell, 0, 0, 0, 0) for cell in self.cells]
        if lists:
            places = []
            for at, cells in enumerate(lists):
                closed = len(cells) > 1 and cells[0] == cells[-1]
                length = len(cells) - closed
                parts, count = [], 0
                for n, cell in enumerate(cells[:length]):
                    count += n == 0 or self.box[cell] != self.box[cells[n - 1]]
                    parts.append(count)
                if closed and count > 1 and self.box[cells[0]] == self.box[cells[length - 1]]:
                    parts = [1 if part == count else part for part in parts]
                if at == 0: names.update(lists=len(lists), length=length, closed=int(closed), parts=max(parts))
                places += [(cell, at + 1, n + 1, length, parts[n % length]) for n, cell in enumerate(cells)]
        listed = [int(word) for word in text.split(",") if word.isdigit()]
        return [machine for demand in kind["definition"]["demands"] if demand.get("when", word) == word
                for machine in self.repeated(demand, demand.get("for", []), dict(names), places, listed, bool(lists))]
    def values(self, loop, names, listed):
        if "from" in loop: return range(int(number(loop["from"]["tree"], names)), int(number(loop["to"]["tree"], names)) + 1)
        if "listed" in loop: return sorted(set(listed))
        own = [clue for clue in self.clues if clue["kind"] == loop["stated"]] or [{"kind": loop["stated"]}]
        return sorted({self.value(clue) for clue in own})
    def repeated(self, demand, loops, names, places, listed, is_clue):
        if not loops: return self.machines(demand, names, places, listed, is_clue)
        return [machine for value in self.values(loops[0], names, listed)
                for machine in self.repeated(demand, loops[1:], {**names, loops[0]["name"]: value,
                    **({loops[0]["listed"]: listed.count(value)} if "listed" in loops[0] else {})}, places, listed, is_clue)]
    def machines(self, demand, names, places, listed, is_clue):
        """The machines of a demand with all its numbers known."""
        trees = {part: demand[part]["tree"] for part in ("one", "two", "three", "where", "weight", "sum", "end") if part in demand}
        trees.update({part: {name: each["tree"] for name, each in demand[part].items()} for part in ("start", "step") if part in demand})
        flat = [tree for part in trees.values() for tree in (part.values() if isinstance(part, dict) else [part])]
        if "value" not in names and any(mentions(tree, "value") for tree in flat): return []
        among, full = demand.get("among"), range(1, self.size + 1)
        stand = lambda name, place: dict(zip((f"{name}.{part}" for part in ("row", "column", "box", "list", "place", "length", "part")),
                                             (*place[0], self.box[place[0]], *place[1:])))
        once = [place for place in places if place[2] <= place[3]]
        if "sum" in trees:
            weights = {}
            for place in once:
                weight = number(trees.get("weight", 1), {**names, **stand("a", place)})
                weights[place[0]] = weights.get(place[0], 0) + weight
            return [adding({cell: weight for cell, weight in weights.items() if weight}, number(trees["sum"], names))]
        if "start" in trees:
            groups = [once] if among != "squares" else [[((r + down, c + right), 0, 0, 0, 0) for down in (0, 1) for right in (0, 1)]
                                                        for r, c in self.cells if r < self.size and c < self.size]
            return [self.fold(demand, trees, names, group, listed) for group in groups]
        if isinstance(among, dict):
            places = [((int(r), int(c)), 0, 0, 0, 0) for r, c in re.findall(r"r(\d+)c(\d+)", among["cells"])]
        holds, count = next((trees[part], count) for count, part in enumerate(("one", "two", "three"), 1) if part in trees)
        everywhere = [(cell, 0, 0, 0, 0) for cell in self.cells]
        choices = ((a, b) for a in places for b in everywhere) if among == "clue and grid" else combinations(places, count)
        stated = [{cell for cells in self.lists(clue) for cell in cells} for clue in self.clues if clue["kind"] in demand.get("except", [])]
        found = []
        for chosen in choices:
            cells = [place[0] for place in chosen]
            left = any(cells[1] in own for own in stated) if is_clue and stated else set(cells) in stated
            own = {name: value for letter, place in zip("abc", chosen) for name, value in stand(letter, place).items()}
            if left or len(set(cells)) < count or not number(trees.get("where", 1), {**names, **own}): continue
            accepts = lambda digits, own=own: bool(number(holds, {**names, **own, **dict(zip("abc", digits))}))
            found.append(Machine(cells, [()], lambda digits, at, d: (*digits, d), accepts, None, True))
        return found
    def fold(self, demand, trees, names, places, listed):
        keys, every = list(trees["start"]), demand.get("any")
        known = lambda state: {**names, **({every["name"]: state[0]} if every else {}), **dict(zip(keys, state[1:]))}
        step = lambda state, at, d: (state[0], *(number(trees["step"].get(key, key), {**known(state), "a": d, "a.place": places[at][2]})
                                                 for key in keys))
        starts = [(value, *(number(trees["start"][key], known((value,))) for key in keys))
                  for value in (self.values(every, names, listed) if every else [0])]
        return Machine([place[0] for place in places], starts, step, lambda state: bool(number(trees["end"], known(state))))

class Refused(Exception): pass

class Position(dict):
    """The digits that are left of each cell, and the candidates that are known to be true."""
    def __init__(self, digits, true=()):
        super().__init__({cell: set(own) for cell, own in digits.items()})
        self.true = set(true)
    def copy(self): return Position(self, self.true)

def settle(left, grid, clauses, machines):
    """Takes away what cannot be; False if a truth has nothing left."""
    while True:
        before = sum(map(len, left.values()))
        for machine in machines:
            kept = machine.support([left[cell] for cell in machine.cells])
            if not kept: return False
            for cell, digits in zip(machine.cells, kept): left[cell] &= digits
        for clause in clauses:
            alive = [(cell, d) for cell, d in clause if d in left[cell]]
            if not alive: return False
            if len(alive) == 1: take(left, grid, *alive[0])
        if sum(map(len, left.values())) == before: return True

def take(left, grid, cell, digit):
    left.true.add((cell, digit))
    for other, d in grid.excluded[cell, digit]: left[other].discard(d)

def can_hold(left, grid, clauses, machines, effort):
    """True if one candidate of each clause can be true at once."""
    if not settle(left, grid, clauses, machines): return False
    alive = [[(cell, d) for cell, d in clause if d in left[cell]] for clause in clauses if not left.true & set(clause)]
    for cell, digit in min(alive, key=len, default=[]):
        effort[0] -= 1
        if effort[0] < 0: return True
        after = left.copy()
        take(after, grid, cell, digit)
        if can_hold(after, grid, clauses, machines, effort): return True
    return not alive

def count(left, grid, clauses, machines, most=2):
    """How many solutions there are, up to a number."""
    if not settle(left, grid, clauses, machines): return 0
    cell = min((cell for cell in left if len(left[cell]) > 1), key=lambda cell: len(left[cell]), default=None)
    if cell is None: return 1
    found = 0
    for digit in sorted(left[cell]):
        after = left.copy()
        take(after, grid, cell, digit)
        found += count(after, grid, clauses, machines, most - found)
        if found >= most: break
    return found

class Checker:
    """Follows a trace: the values so far, and the candidates that houses and steps have left."""
    def __init__(self, trace, kinds):
        self.trace, self.grid, self.values, self.unique = trace, Grid(trace, kinds), {}, None
        self.marks = {cell: set(range(1, self.grid.size + 1)) for cell in self.grid.cells}
        for cell, digit in self.grid.givens.items(): self.place(cell, digit)
    def place(self, cell, digit):
        self.values[cell] = digit
        for house in self.grid.houses.values():
            for other in house if cell in house else []: self.marks[other].discard(digit)
        self.marks[cell] = {digit}
    def position(self):
        left = Position(self.marks)
        for cell, digit in self.values.items(): take(left, self.grid, cell, digit)
        return left
    def all(self):
        """Every cell and every digit in its houses, and all demands."""
        digits = range(1, self.grid.size + 1)
        return ([[(cell, d) for d in digits] for cell in self.grid.cells]
                + [[(cell, d) for cell in house] for house in self.grid.houses.values() for d in digits],
                [machine for _, machines in self.grid.demands for machine in machines])
    def house(self, house):
        cells = self.grid.houses.get((house["house"], house["index"])) or self.grid.lists({"cells": house["cells"]})[0]
        differ = all((b, d) in self.grid.excluded[a, d] for a, b in combinations(cells, 2) for d in range(1, self.grid.size + 1))
        if len(set(cells)) != self.grid.size or not differ: raise Refused("cells are named as a house that is none")
        return cells
    def clue(self, clue):
        for own, machines in self.grid.demands:
            if own == clue: return machines
            if own == {"kind": clue["kind"]}: return [m for m in machines if set(m.cells) <= set(self.grid.lists(clue)[0])]
        raise Refused("a clue is named that the puzzle does not state")
    def truth(self, truth, left):
        """The clauses and machines of a truth."""
        kind, full, weights, total = truth["kind"], range(1, self.grid.size + 1), {}, 0
        if kind == "cell": return [[((truth["row"], truth["column"]), d) for d in full]], []
        if kind == "house": return [[(cell, truth["digit"]) for cell in self.house(truth)]], []
        if kind in ("deadly", "symmetry"):
            if self.unique is None:
                start = Checker(self.trace, {**self.grid.kinds})
                self.unique = count(start.position(), self.grid, *self.all()) == 1
            if not self.unique or not self.grid.blind: raise Refused("it relies on one solution")
            return [self.deadly(truth, left) if kind == "deadly" else self.symmetry(truth)], []
        if kind == "rule": machines = self.clue(truth["clue"])
        else:
            sides = [(house, 1) for house in truth["houses"]]
            sides += [(house, -1) for house in truth.get("against", []) + truth.get("others", [])]
            for house, times in sides:
                total += times * sum(full)
                for cell in self.house(house): weights[cell] = weights.get(cell, 0) + times
            for named in truth.get("clues", []):
                own, sum_of = [m.equation for m in self.clue(named["clue"]) if m.equation][named.get("equation", 1) - 1]
                for cell, weight in own.items(): weights[cell] = weights.get(cell, 0) - named.get("times", 1) * weight
                total -= named.get("times", 1) * sum_of
            weights = {cell: weight for cell, weight in weights.items() if weight}
            machines = [adding(weights, total)]
            if kind == "equivalence":
                if total: raise Refused("houses are not as many as others")
                factors = list(weights.values())
                machines = [Machine(list(weights), [0], lambda n, at, d, own=own: n + factors[at] * (d == own), lambda n: n == 0)
                            for own in full]
        return [[(cell, d) for d in full] for machine in machines for cell in machine.cells], machines
    def deadly(self, truth, left):
        """One of the other candidates is true, if each filling of the pattern can be exchanged for another."""
        pattern = {(each["row"], each["column"]): each["digits"] for each in truth["cells"]}
        if not pattern or len(pattern) < len(truth["cells"]) or set(pattern) & set(self.grid.givens): raise Refused("not deadly")
        apart = {cell: [other for other in self.grid.cells if (other, 1) in self.grid.excluded[cell, 1]
                        and not any(cell in house and other in house for house in self.grid.houses.values())] for cell in pattern}
        houses = [house for house in self.grid.houses.values()]
        counts = [sum(d in pattern.get(cell, ()) for cell in house) for house in houses for d in range(1, self.grid.size + 1)]
        free = all(not set(pattern.get(other, left[other])) & set(digits) or pattern.get(other) == digits
                   for cell, digits in pattern.items() for other in apart[cell])
        if not (free and set(map(len, pattern.values())) == {2} and set(counts) <= {0, 2}):
            fillings, tries = {}, [0]
            def fill(cells, filled):
                if not cells:
                    seen = tuple(frozenset(filled[cell] for cell in house if cell in filled) for house in houses)
                    around = sorted({other for cell in pattern for other in apart[cell]} - set(pattern))
                    key = seen, tuple(frozenset(filled[cell] for cell in pattern if other in apart[cell]) & left[other] for other in around)
                    fillings[key] = fillings.get(key, 0) + 1
                    return
                for d in pattern[cells[0]]:
                    tries[0] += 1
                    if tries[0] > 200_000: raise Refused("too many fillings")
                    if all((other, e) not in self.grid.excluded[cells[0], d] for other, e in filled.items()):
                        fill(cells[1:], {**filled, cells[0]: d})
            fill(list(pattern), {})
            if any(number == 1 for number in fillings.values()): raise Refused("a pattern named as deadly is not deadly")
        return [(cell, d) for cell, digits in pattern.items() for d in left[cell] - set(digits)]
    def symmetry(self, truth):
        """The candidate's image is true if it is, since the givens are their own image."""
        full = list(range(1, self.grid.size + 1))
        moved = lambda r, c: (truth["rows"][(c if truth["transposed"] else r) - 1], truth["columns"][(r if truth["transposed"] else c) - 1])
        digits = lambda d: truth["digits"][d - 1]
        keeps = all(sorted(truth[part]) == full for part in ("rows", "columns", "digits")) and all(
            self.grid.givens.get(moved(*cell)) == digits(d) for cell, d in self.grid.givens.items())
        if not keeps or any((moved(*b), digits(e)) not in self.grid.excluded[moved(*a), digits(d)]
                            for (a, d), others in self.grid.excluded.items() for b, e in others):
            raise Refused("givens named as symmetrical are not symmetrical")
        cell, d = (truth["row"], truth["column"]), truth["digit"]
        if moved(*cell) == cell and digits(d) == d: return [(cell, d) for d in full]
        return [(cell, other) for other in full if other != d] + [(moved(*cell), digits(d))]
    def judge(self, step):
        conclusions = [((each["row"], each["column"]), each["digit"], placed) for placed, part in ((True, "place"), (False, "remove"))
                       for each in step[part]]
        if not conclusions or any(cell in self.values or d not in self.marks[cell] for cell, d, _ in conclusions):
            raise Refused("it concludes nothing, or about no candidate")
        left, clauses, machines = self.position(), [], []
        if step.get("assumed"):
            for cell, d, placed in conclusions: take(left, self.grid, cell, d) if placed else left[cell].discard(d)
            if not all(d in left[cell] for cell, d, placed in conclusions if placed) or not count(left, self.grid, *self.all(), 1):
                raise Refused("the assumption leaves no solution")
            return "assumed"
        for truth in step["truths"]:
            own, of_rules = self.truth(truth, left)
            clauses, machines = clauses + own, machines + of_rules
        differ = lambda a, b: all((b, d) in self.grid.excluded[a, d] for d in range(1, self.grid.size + 1))
        machines = [adding(*m.equation, differ) if m.equation else m for m in machines]
        for cell, d, placed in conclusions:
            if d not in left[cell] and placed: raise Refused("it places a digit that a rule excludes")
            after, effort = left.copy(), [20_000]
            after[cell].discard(d) if placed else take(after, self.grid, cell, d)
            if d in left[cell] and can_hold(after, self.grid, clauses, machines, effort):
                if effort[0] < 0: return "undecided"
                raise Refused("its truths allow the opposite")
        return "proved"
    def follow(self, step):
        for each in step["place"]: self.place((each["row"], each["column"]), each["digit"])
        for each in step["remove"]: self.marks[each["row"], each["column"]].discard(each["digit"])

def main(path):
    with open(path) as file: kinds = {kind["id"]: kind for kind in map(json.loads, file)}
    worst = 0
    for trace in map(json.loads, sys.stdin):
        checker, verdicts = Checker(trace, kinds), []
        for at, step in enumerate(trace["steps"], 1):
            try: verdicts.append(checker.judge(step))
            except (Refused, LookupError) as reason:
                verdicts.append("refuted")
                print(f"step {at}, {step.get('name', step['strategy'])}: refuted: {reason}", file=sys.stderr)
            if "solved" in trace and verdicts[-1] != "refuted": checker.follow(step)
        counts = {word: verdicts.count(word) for word in ("proved", "refuted", "assumed", "undecided")}
        refuted = [at for at, verdict in enumerate(verdicts, 1) if verdict == "refuted"]
        print(json.dumps({"steps": len(verdicts), **counts, "refutedSteps": refuted}), flush=True)
        if not all(verdict in ("proved", "assumed") for verdict in verdicts): worst = 1
    return worst

if __name__ == "__main__":
    try: sys.exit(main(sys.argv[1]))
    except (ValueError, IndexError, OSError, TypeError) as fault: sys.exit(print(f"no trace: {fault}", file=sys.stderr) or 2)
