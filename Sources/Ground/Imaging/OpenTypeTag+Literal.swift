extension OpenTypeTag: ExpressibleByStringLiteral {
  /// So that `FeatureSetting("ss01")` can be written; one to four printable ASCII characters, as
  /// anything else stops the program.
  public init(stringLiteral text: String) {
    guard let tag = OpenTypeTag(text) else {
      preconditionFailure("“\(text)” is no OpenType tag: it needs one to four ASCII characters.")
    }
    self = tag
  }
}
