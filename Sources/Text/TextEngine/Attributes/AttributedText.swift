/// Text whose runs have their own attributes, like `NSAttributedString`.
///
/// Fonts have the size of one content size category. `updated(_:font:for:)` applies what the system
/// changes by itself when the category changes, which leaves some runs behind. `reapplied(for:)`
/// updates every run.
public struct AttributedText: Hashable, Sendable {
  /// A run of text with the same attributes.
  public struct Run: Hashable, Sendable {
    /// The run's characters.
    public var text: String
    /// The run's attributes.
    public var attributes: TextAttributes

    /// Creates a run of text.
    public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The runs, in the order of the text.
  public var runs: [Run]

  /// Creates text from runs.
  public init(_ runs: [Run]) {
    self.runs = runs
  }

  /// Creates text with one set of attributes.
  public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
    self.init([Run(text, attributes)])
  }

  /// The characters of all runs.
  public var string: String { runs.map(\.text).joined() }

  /// Returns one text followed by another.
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    AttributedText(left.runs + right.runs)
  }
}

extension AttributedText: ExpressibleByStringLiteral {
  /// Creates text without attributes.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
