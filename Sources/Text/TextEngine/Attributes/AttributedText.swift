/// Text whose runs are set each in its own way, after `NSAttributedString`.
///
/// Its fonts have the sizes of one text size, that for which they were made. After a change of the
/// setting, `updated(_:font:for:)` does what the system does by itself, which leaves some runs behind;
/// `reapplied(for:)` is the repair.
public struct AttributedText: Hashable, Sendable {
  /// A run of text that is set in one way.
  public struct Run: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// How it is set.
    public var attributes: TextAttributes

    /// A run of text.
    public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The runs, in the order of the text.
  public var runs: [Run]

  /// Text of some runs.
  public init(_ runs: [Run]) {
    self.runs = runs
  }

  /// Text that is all set in one way.
  public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
    self.init([Run(text, attributes)])
  }

  /// What it says.
  public var string: String { runs.map(\.text).joined() }

  /// One text after the other.
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    AttributedText(left.runs + right.runs)
  }
}

extension AttributedText: ExpressibleByStringLiteral {
  /// Text without attributes of its own.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
