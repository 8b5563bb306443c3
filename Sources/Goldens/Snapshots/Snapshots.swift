// All that a run over a suite is made of, under one name.
@_exported public import Changes
@_exported public import Files
@_exported public import GoldenStore
@_exported public import GoldenText
@_exported public import Suites
@_exported public import Verification
@_exported public import Work
