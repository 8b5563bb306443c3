public import JSON

/// The typography of a file of design tokens.
///
/// Read are the Design Tokens Format Module of the W3C's community group (2025.10 and the drafts before
/// it), what the plugin Tokens Studio exports from Figma, and what Style Dictionary takes. Where a file
/// has `$value` anywhere, its properties begin with `$`; else they are `value` and `type`.
public struct DesignTokenFile: Equatable, Sendable {
  /// The typography tokens, in the order of the file; what a group inherits comes before its own.
  public let typography: [TypographyToken]
  /// What could not be taken as it stands, in the order of the file. Tokens of other types than
  /// typography are not mentioned unless they are referred to.
  public let notes: [TokenNote]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file, JSON in UTF-8; comments and trailing commas are taken.
  ///   - sizeLimit: The most bytes to read.
  /// - Throws: Why it is not JSON. All else is in ``notes``.
  public init(
    parsing bytes: [UInt8], sizeLimit: Int = 16 << 20
  ) throws(JSONSyntaxError) {
    let document = try JSONDocument(
      parsing: bytes, dialect: .withComments, sizeLimit: sizeLimit)
    var reader = TokenTreeReader(root: document.root)
    let tree = reader.read()
    var typography = TypographyReader(tree: tree)
    self.typography = typography.read()
    let notes = (tree.notes + typography.notes).enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
    self.notes = tree.guessing(notes.map(\.element))
  }

  /// What is missing from the result, wholly or in part.
  public var unmapped: [TokenNote] { notes.filter { $0.consequence != .assumption } }
}
