public import Imaging

/// A line below or through letters, after `NSUnderlineStyle` and SwiftUI's `underline(_:color:)`.
public struct TextDecoration: Hashable, Sendable {
  /// How the line is drawn.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// One line, as thick as the font says.
    case single
    /// One line of twice that thickness.
    case thick
    /// Two lines, one thickness apart.
    case double
  }

  /// How the line is drawn.
  public var style: Style
  /// Its colour; `nil` for that of the letters.
  public var color: RGBAColor?

  /// A line, by default single and in the colour of the letters.
  public init(_ style: Style = .single, color: RGBAColor? = nil) {
    self.style = style
    self.color = color
  }
}
