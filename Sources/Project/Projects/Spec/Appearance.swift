public import Imaging

/// The colours a reader chose in the system settings.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark text on light.
  case light
  /// Light text on dark.
  case dark
  /// Dark text on light, with Increase Contrast on.
  case lightHighContrast = "light-high-contrast"
  /// Light text on dark, with Increase Contrast on.
  case darkHighContrast = "dark-high-contrast"

  /// The appearance that has the colours of this one where it has none of its own.
  var withoutContrast: Appearance {
    switch self {
    case .light, .lightHighContrast: .light
    case .dark, .darkHighContrast: .dark
    }
  }

  /// Black on white, or white on black.
  var plainColors: TextColors {
    switch withoutContrast {
    case .dark, .darkHighContrast: TextColors(text: .white, background: .black)
    case .light, .lightHighContrast: TextColors(text: .black, background: .white)
    }
  }
}

/// The colour of text, and what is behind it.
public struct TextColors: Hashable, Sendable {
  /// The colour of the text.
  public var text: RGBAColor
  /// What is behind it.
  public var background: RGBAColor

  /// Two colours.
  public init(text: RGBAColor, background: RGBAColor) {
    self.text = text
    self.background = background
  }
}
