import TextEngine

/// What people find a part of an interface by: its path, and what it says.
public struct ElementName: Hashable, Sendable {
  /// Where it stands in the tree, such as `VStack/HStack[2]/Text`.
  public var path: String
  /// What it says, shortened where it is long; `nil` where it says nothing.
  public var text: String?

  /// A name; of a long text the beginning is taken.
  public init(path: String, text: String? = nil) {
    self.path = path
    self.text = text.flatMap(Self.excerpt)
  }

  /// The most characters that are shown of a text.
  private static let greatestCount = 24

  /// The beginning of a text on one line; `nil` where there is nothing to see.
  private static func excerpt(of text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.isEmpty { return nil }
    return words.count <= greatestCount ? words : "\(words.prefix(greatestCount - 1))…"
  }
}

extension ElementName: CustomStringConvertible {
  /// `“Wi-Fi” (List/HStack[2]/Text)`, or the path alone.
  public var description: String { text.map { "“\($0)” (\(path))" } ?? path }
}

extension InterfaceElement {
  /// What people find it by.
  public var name: ElementName { ElementName(path: path, text: text?.styled.text.string) }
}
