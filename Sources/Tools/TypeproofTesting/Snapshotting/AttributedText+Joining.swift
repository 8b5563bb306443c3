public import TextEngine

extension AttributedText {
  /// One text after the other.
  ///
  /// The same as `TextEngine`'s, which a test cannot see where its package asks for
  /// `MemberImportVisibility`: operators do not come along with types that are exported one by one.
  /// Where both are seen, this one steps back.
  @_disfavoredOverload
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    AttributedText(left.runs + right.runs)
  }
}
