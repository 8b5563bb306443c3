"""The expectations of a check, and their messages."""

import sys


def fail(sentence):
    print(f"page: {sentence}", file=sys.stderr)
    sys.exit(1)


def expect(holds, sentence):
    if not holds:
        fail(sentence)


def equal(found, wanted, what):
    expect(found == wanted, f"{what} is {found!r}, and should be {wanted!r}")


def capitalized(sentence):
    """A sentence as the page begins it."""
    return sentence[:1].upper() + sentence[1:]
