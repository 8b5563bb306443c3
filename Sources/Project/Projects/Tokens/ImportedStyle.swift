import DesignTokens
public import DynamicType
import Snapshots
import TextEngine

/// A style made from a token, and how it was made.
public struct ImportedStyle: Sendable {
  /// The style.
  public let style: ProjectStyle
  /// The file of the token.
  public let file: String
  /// The line of the token.
  public let line: Int
  /// The text style whose curve it follows.
  public let textStyle: TextStyle
  /// Whether the project names that text style. Otherwise it is the nearest in size.
  public let isNamed: Bool
  /// The file of the face that the style is set in.
  public let face: String
  /// The missing family that a stand-in replaces; `nil` for none.
  public let missingFamily: String?
}

extension ImportedStyle: CustomStringConvertible {
  /// One line: the name, the size, the curve and why, the face, and the place of the token.
  public var description: String {
    let style = style.style
    let size = style.size.map { "\($0) pt" } ?? ""
    let weight = style.attributes.weight.map { " \($0.rawValue)" } ?? ""
    let italic = style.attributes.traits.contains(.italic) ? " italic" : ""
    let why = isNamed ? "named in “relativeTo”" : "nearest in size"
    let asked = missingFamily.map { " in place of “\(Excerpt.cut($0))”" } ?? ""
    return "\(style.name): \(size)\(weight)\(italic), curve of \(textStyle.name) (\(why)), "
      + "\(face)\(asked), from \(file), line \(line)"
  }
}
