/// How much a reader of JSON takes.
public enum JSONDialect: Equatable, Sendable {
  /// What RFC 8259 says, and no more.
  case strict
  /// RFC 8259 with comments, from `//` to the end of the line and between `/*` and `*/`, and with a
  /// comma behind the last element of a list or object: what people write by hand.
  case withComments
}
