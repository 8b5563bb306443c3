public import Imaging

/// An appearance of the system: light or dark, with or without high contrast.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
  /// Dark text on a light background, with Increase Contrast on.
  case lightHighContrast = "light-high-contrast"
  /// Light text on a dark background, with Increase Contrast on.
  case darkHighContrast = "dark-high-contrast"

  /// The appearance whose colours this one uses if it has none of its own.
  var withoutContrast: Appearance {
    switch self {
    case .light, .lightHighContrast: .light
    case .dark, .darkHighContrast: .dark
    }
  }

  /// The default colours: black on white, or white on black.
  var plainColors: TextColors {
    switch withoutContrast {
    case .dark, .darkHighContrast: TextColors(text: .white, background: .black)
    case .light, .lightHighContrast: TextColors(text: .black, background: .white)
    }
  }
}

/// The colour of text and of its background.
public struct TextColors: Hashable, Sendable {
  /// The colour of the text.
  public var text: RGBAColor
  /// The colour behind the text.
  public var background: RGBAColor

  /// Creates a pair of colours.
  public init(text: RGBAColor, background: RGBAColor) {
    self.text = text
    self.background = background
  }
}
