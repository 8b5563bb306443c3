"""Places in Swift sources where one plausible bug can be switched on while the tests run.

A bug replaces one token or one condition, and reads `mutantN`. That is a constant of its file: the environment
variable MUTANT has the number of the one active bug. Operators become our own operators, so that
their two sides need not be parsed.
"""

import dataclasses
import re

NOT_CODE = re.compile(
    r"\s*(//|@|#|import\b|case\b|default\b|infix\b|prefix\b|extension\b|protocol\b|struct\b|enum\b|class\b|"
    r"(?:[\w()]+ )*(?:func|init|subscript|typealias|associatedtype|actor)\b)")
OPERATOR = re.compile(r"(?<=[\w)\]}\"'?] )(<=|>=|<|>|==|!=|&&|\|\||&?[+*-]|/|[+-]=)(?= )")
NUMBER = re.compile(r"(?<![\w.$\"#])(?:\d[\d_]*\.\d+|\d[\d_]*)(?![\w.\"])")
TRUTH = re.compile(r"\b(?:true|false)\b|(?<=[ (])![a-zA-Z][\w.]*(?![\w.(\[{?])")
CONDITION = re.compile(r"\s*(?:\} else )?(if|guard) (.+?) (?:else )?\{(?: .*\})?$")
LEAVES = re.compile(r"\s*(return|throw|continue|break)\b")

COMPARED = ("Comparison", ["<T: Comparable>(a: T, b: T) -> Bool"])
EQUATED = ("Comparison", ["<T: Equatable>(a: T, b: T) -> Bool", "<T>(a: T?, b: _OptionalNilComparisonType) -> Bool"])
ADDED = ("Addition", ["<T: AdditiveArithmetic>(a: T, b: T) -> T"])
MULTIPLIED = ("Multiplication", [f"<T: {kind}>(a: T, b: T) -> T" for kind in ("BinaryInteger", "FloatingPoint")])
WRAPPED = "<T: FixedWidthInteger>(a: T, b: T) -> T"
COUNTED = ("Assignment", ["<T: AdditiveArithmetic>(a: inout T, b: T)"])
JOINED = "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool"
# The replacement of each operator, its precedence and its types.
OPERATORS = {
    "<": ("<=", *COMPARED), "<=": ("<", *COMPARED), ">": (">=", *COMPARED), ">=": (">", *COMPARED),
    "==": ("!=", *EQUATED), "!=": ("==", *EQUATED), "+": ("-", *ADDED), "-": ("+", *ADDED),
    "*": ("/", *MULTIPLIED), "/": ("*", *MULTIPLIED), "+=": ("-=", *COUNTED), "-=": ("+=", *COUNTED),
    "&+": ("&-", "Addition", [WRAPPED]), "&-": ("&+", "Addition", [WRAPPED]),
    "&*": ("&+", "Multiplication", [WRAPPED]),
    "&&": ("||", "LogicalConjunction", [JOINED]), "||": ("&&", "LogicalDisjunction", [JOINED])}

# Added to each file with a bug. It needs no import.
SWITCH = """
@_silgen_name("getenv")
private func mutantEnvironment(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>?
@_silgen_name("mkfifo")
private func mutantLeavesMark(_ path: UnsafePointer<CChar>, _ mode: UInt32) -> Int32
private func isMutant(_ number: Int) -> Bool {
  if let marks = mutantEnvironment("MUTANT_MARKS") {
    _ = mutantLeavesMark(String(cString: marks) + "/\\(number)", 0o600)
  }
  return mutantEnvironment("MUTANT").map { String(cString: $0) == String(number) } ?? false
}
"""


@dataclasses.dataclass
class Bug:
    file: str
    line: int  # from 0
    start: int
    old: str
    new: str
    number: int = 0

    def __str__(self):
        return f"{self.number:3}  {self.file}:{self.line + 1}  {self.old} → {self.new}"

    def code(self):
        """The replacement, and the lines that the file needs for it."""
        name = f"mutant{self.number}"
        added = [f"private let {name} = isMutant({self.number})"]
        if self.old not in OPERATORS:
            return f"({name} ? {self.new} : {self.old})", added
        operator = "⊕" + f"{self.number:b}".replace("0", "⊖").replace("1", "⊗")
        _, precedence, signatures = OPERATORS[self.old]
        attempt, other = ("try ", "b()") if JOINED in signatures else ("", "b")
        added.append(f"infix operator {operator}: {precedence}Precedence")
        body = f"{{ {attempt}{name} ? (a {self.new} {other}) : (a {self.old} {other}) }}"
        added += [f"@_transparent private func {operator} {signature} {body}" for signature in signatures]
        return operator, added


def without_texts(lines):
    """The lines with comments and strings blanked, each with the same length."""
    inside = False
    for line in lines:
        edge = line.count('"""') % 2
        if inside or edge:
            yield " " * len(line)
            inside ^= bool(edge)
        else:
            plain = re.sub(r'#*"(?:\\.|[^"\\])*"#*', lambda m: '"' + "_" * (len(m[0]) - 2) + '"', line)
            yield re.sub(r"//.*", lambda m: " " * len(m[0]), plain)


def clauses(text):
    """The parts of a condition between commas, each with its place."""
    depth, start = 0, 0
    for place, character in enumerate(text + ","):
        depth += (character in "([{") - (character in ")]}")
        if character == "," and depth == 0:
            clause = text[start:place]
            yield start + len(clause) - len(clause.lstrip()), clause.strip()
            start = place + 1


def bugs(file, text):
    """For each line of a file that can have a bug, all that it can have."""
    lines = text.split("\n")
    plain = list(without_texts(lines))
    for number, line in enumerate(plain):
        # In an interpolation, a quotation mark need not end the text.
        if NOT_CODE.match(line) or '"' in line and "\\(" in lines[number]:
            continue
        # Beside a string, a plus joins strings.
        found = [(m.start(), m[0], OPERATORS[m[0]][0]) for m in OPERATOR.finditer(line)
                 if '"' not in line or "+" not in m[0]]
        found += [(m.start(), m[0], {"true": "false", "false": "true"}.get(m[0], m[0][1:]))
                  for m in TRUTH.finditer(line)]
        numbers = list(NUMBER.finditer(line))
        # A line with more numbers, or with nothing else, is a table of data.
        if len(numbers) <= 2 and re.search("[a-z]", line):
            for match in numbers:
                value = match[0].replace("_", "")
                other = str(float(value) * 2 or 1.0) if "." in value else str(int(value) + 1)
                found.append((match.start(), match[0], "0" if value == "1" else other))
        condition = CONDITION.match(line)
        body = line[condition.end(2):].partition("{")[2] or plain[number + 1] if condition else ""
        if condition and (condition[1] == "guard" or LEAVES.match(body)):
            for start, clause in clauses(condition[2]):
                start += condition.start(2)
                if not re.match(r"(let|var|case|try|await|#)\b", clause):
                    old = lines[number][start:start + len(clause)]
                    found.append((start, old, "true" if condition[1] == "guard" else "false"))
        if found:
            yield [Bug(file, number, *bug) for bug in found]


def planted(text, chosen):
    """A file's text with its bugs, and which bug each of the lines is of that were added at its end."""
    lines, owners = text.split("\n"), {}
    for bug in chosen:
        there, added = bug.code()
        line = lines[bug.line]
        lines[bug.line] = line[:bug.start] + there + line[bug.start + len(bug.old):]
        for part in added:
            owners[len(lines)] = bug
            lines.append(part)
    return "\n".join(lines) + "\n" + SWITCH, owners
