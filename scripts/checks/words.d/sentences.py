"""Sentences of documents, sources and help, each with the line where its paragraph begins."""

import re
import subprocess

# Abbreviations that do not end a sentence.
SHORT = re.compile(r"\b(?:e\.g|i\.e|etc|vs|cf|approx|No|St)\.$")


def split(text):
    """The sentences of a paragraph. A colon or semicolon does not end a sentence."""
    start = 0
    # A sentence may begin with the path of a file, which has a small letter.
    for match in re.finditer(r"[.!?][”\"')*_]*\s+(?=[^a-z\s]|[\w.-]+/|\w+\.(?:md|json)\b)", text):
        part = text[start:match.end()].strip()
        if not SHORT.search(part):
            yield part
            start = match.end()
    rest = text[start:].strip()
    if rest:
        yield rest


def plain(text):
    """Markdown as words. Code counts as one word, and a link as its text."""
    text = re.sub(r"<!--.*?-->", " ", text, flags=re.S)
    text = re.sub(r"<[^<>]+>", " ", text)
    text = re.sub(r"!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?", r"\1", text)
    text = re.sub(r"``?[^`]+``?", "CODE", text)
    return re.sub(r"\s+", " ", text.replace("**", "")).strip()


def of_markdown(text):
    """Of paragraphs, items of lists and cells of tables. Code blocks, fenced or indented, are not read."""
    text = re.sub(r"<!--.*?-->", lambda match: "\n" * match[0].count("\n"), text, flags=re.S)
    paragraph, begin, code = [], 0, False
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.lstrip().startswith("```"):
            code = not code
            line = ""
        elif code or (line.startswith("    ") and not paragraph and not re.match(r"\s*(?:[-*+]|\d+\.)\s", line)):
            continue
        item = re.match(r"\s*(?:[-*+]|\d+\.)\s+|\s*#+\s+|\s*>\s?", line)
        table = line.lstrip().startswith("|")
        if (not line.strip() or item or table) and paragraph:
            for sentence in split(plain(" ".join(paragraph))):
                yield begin, sentence
            paragraph = []
        if table:
            for cell in re.split(r"\||<br>", line.replace("\\|", "¦").strip().strip("|")):
                for sentence in split(plain(cell)):
                    if re.search(r"\w", sentence):
                        yield number, sentence
        elif line.strip():
            begin = begin if paragraph else number
            paragraph.append(line[item.end():] if item else line.strip())


def swift_strings(text):
    """The string literals of Swift, with their lines. X replaces each interpolation."""
    at, length = 0, len(text)
    line = 1
    while at < length:
        if text.startswith("//", at):
            at = text.find("\n", at) if "\n" in text[at:] else length
        elif text.startswith("/*", at):
            end = text.find("*/", at)
            line += text.count("\n", at, end)
            at = end + 2
        elif text[at] == '"' or (text[at] == "#" and re.match(r'#+"', text[at:])):
            hashes = re.match(r"#*", text[at:])[0]
            at += len(hashes)
            quote = '"""' if text.startswith('"""', at) else '"'
            at += len(quote)
            begin, words = line, []
            while at < length and not text.startswith(quote + hashes, at):
                if text.startswith("\\" + hashes + "(", at):
                    depth, at = 1, at + 2 + len(hashes)
                    while depth and at < length:
                        if text[at] == '"':
                            at = text.find('"', at + 1)
                        depth += {"(": 1, ")": -1}.get(text[at], 0)
                        at += 1
                    words.append("X")
                elif text[at] == "\\" and not hashes:
                    words.append({"n": "\n", "t": " ", "\n": ""}.get(text[at + 1], text[at + 1]))
                    line += text[at + 1] == "\n"
                    at += 2
                else:
                    line += text[at] == "\n"
                    words.append(text[at])
                    at += 1
            at += len(quote) + len(hashes)
            yield begin, "".join(words)
        else:
            line += text[at] == "\n"
            at += 1


def paragraphs(text):
    """The paragraphs of a message, separated by an empty or an indented line."""
    for part in re.split(r"\n\s*\n|\n(?=\s{2,}\S)", text):
        words = re.sub(r"\s+", " ", plain(part)).strip()
        if words.count(" ") >= 2 and re.search(r"[a-z]{2}", words):
            yield from split(words)


def of_literals(text):
    """Messages in Swift: literals of three words or more. Literals joined by a plus count as one."""
    joined = re.sub(r'"\s*\+\s*"', "", text)
    for line, literal in swift_strings(joined):
        for sentence in paragraphs(literal):
            yield line, sentence


def of_comments(text):
    """Comments of public declarations."""
    comment, begin = [], 0
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip().startswith("///"):
            begin = begin if comment else number
            comment.append(line.strip()[3:])
        elif line.strip().startswith("@"):
            continue
        else:
            if comment and re.match(r"\s*(?:public|open|case|static|extension)\b", line):
                for _, sentence in of_markdown("\n".join(part.removeprefix(" ") for part in comment)):
                    yield begin, sentence
            comment = []


def of_page(text):
    """Messages of the page: literals of JavaScript and text of HTML."""
    for match in re.finditer(r"`([^`]*)`|\"([^\"\n]*)\"|'([^'\n]*)'|>([^<>{}]+)<", text):
        words = next(group for group in match.groups() if group is not None)
        words = re.sub(r"\$\{[^}]*\}", "X", words)
        for sentence in paragraphs(words):
            if not re.search(r"[{};=]|\.\w+[ ,]", sentence):
                yield text.count("\n", 0, match.start()) + 1, sentence


def of_shell(text):
    """Comments, help and messages of scripts."""
    comment, begin = [], 0
    for number, line in enumerate([*text.splitlines(), ""], 1):
        match = re.match(r"\s*#(?!!)\s?(.*)", line)
        if match and match[1].strip():
            begin = begin if comment else number
            comment.append(match[1])
        elif comment:
            for _, sentence in of_markdown("\n".join(comment)):
                yield begin, sentence
            comment = []
    # Adjoining literals of Python are one.
    text = re.sub(r'"\n\s*f?"(?!")', "", text)
    for match in re.finditer(
            r"\"\"\"(.*?)\"\"\"|<< ?'TEXT'\n(.*?)\nTEXT|printf '([^']*)'"
            r"|\b(?:fail|stop|give_up|complain) '([^'\n]*)'|\b(?:fail|stop|give_up|complain) \"([^\"\n]*)\""
            r"|\b(?:print|sys\.exit|stop|fail|give_up|complain|expect)\((?:[^\"\n]*, )?f?\"([^\"\n]+)\"",
            text, re.S):
        line = text.count("\n", 0, match.start()) + 1
        if match[1] is not None:
            # Only a docstring begins its line.
            if text[text.rfind("\n", 0, match.start()) + 1:match.start()].strip():
                continue
            for _, sentence in of_markdown("\n".join(part.strip() for part in match[1].splitlines())):
                yield line, sentence
            continue
        words = next(group for group in match.groups() if group is not None)
        for sentence in paragraphs(words.replace("\\n", "\n")):
            # Not a script for a page.
            if "=> " not in sentence:
                yield line, sentence


def of_help(program):
    """The help of each command."""
    listed = subprocess.run([program, "--help"], capture_output=True, text=True, check=True).stdout
    for command in ["", *re.findall(r"^  ([a-z][a-z-]+)  ", listed, re.M)]:
        words = [program, command, "--help"] if command else [program, "--help"]
        done = subprocess.run(words, capture_output=True, text=True)
        if done.returncode == 0:
            for part in re.split(r"\n\s*\n|\n(?=  ?-|  \S)", done.stdout):
                for sentence in split(re.sub(r"\s+", " ", plain(part)).strip()):
                    yield command, sentence
