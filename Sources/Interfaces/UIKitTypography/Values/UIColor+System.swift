/// The system colors of iOS 15 to 18, light and dark.
///
/// Hues and grays are those of Apple's Human Interface Guidelines (“Color”) before June 2025. The colors of iOS 26 are
/// not included. Apple prints no values for labels, fills, backgrounds and lines. Their values are what UIKit resolves
/// them to (noahgilmore.com, “Backwards compatibility for iOS 13 system colors”). Increase Contrast and elevated
/// surfaces are left out.
extension UIColor {
  private static func fixed(_ rgb: UInt32, _ alpha: Double = 1) -> UIColor {
    UIColor(
      Channels(
        red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
        blue: Double(rgb & 0xFF) / 255, alpha: alpha))
  }

  private static func system(
    _ light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ darkAlpha: Double = 1
  ) -> UIColor {
    let (lightColor, darkColor) = (fixed(light, lightAlpha), fixed(dark, darkAlpha))
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  /// Black.
  public static let black = fixed(0x000000)
  /// White.
  public static let white = fixed(0xFFFFFF)
  /// Nothing.
  public static let clear = fixed(0x000000, 0)
  /// Half way between black and white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A third of the way from black to white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Two thirds of the way from black to white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Full red.
  public static let red = fixed(0xFF0000)
  /// Full green.
  public static let green = fixed(0x00FF00)
  /// Full blue.
  public static let blue = fixed(0x0000FF)
  /// Red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red and green.
  public static let yellow = fixed(0xFFFF00)
  /// Half of red and half of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)

  /// Text.
  public static let label = system(0x000000, dark: 0xFFFFFF)
  /// Text beside other text.
  public static let secondaryLabel = system(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// Text that matters less still.
  public static let tertiaryLabel = system(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The faintest text.
  public static let quaternaryLabel = system(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// The text of a placeholder.
  public static let placeholderText = system(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Links.
  public static let link = system(0x007AFF, dark: 0x0984FF)
  /// Thin lines.
  public static let separator = system(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// Thin lines that let nothing through.
  public static let opaqueSeparator = system(0xC6C6C8, dark: 0x38383A)

  /// The background of a window.
  public static let systemBackground = system(0xFFFFFF, dark: 0x000000)
  /// What is behind a group on ``systemBackground``.
  public static let secondarySystemBackground = system(0xF2F2F7, dark: 0x1C1C1E)
  /// What is behind a group in a group.
  public static let tertiarySystemBackground = system(0xFFFFFF, dark: 0x2C2C2E)
  /// The background behind grouped rows.
  public static let systemGroupedBackground = system(0xF2F2F7, dark: 0x000000)
  /// The background of a row.
  public static let secondarySystemGroupedBackground = system(0xFFFFFF, dark: 0x1C1C1E)
  /// What is behind a group in a row.
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7, dark: 0x2C2C2E)

  /// Thin shapes.
  public static let systemFill = system(0x787880, 0.2, dark: 0x787880, 0.36)
  /// Shapes.
  public static let secondarySystemFill = system(0x787880, 0.16, dark: 0x787880, 0.32)
  /// Large shapes, such as fields.
  public static let tertiarySystemFill = system(0x767680, 0.12, dark: 0x767680, 0.24)
  /// Large areas.
  public static let quaternarySystemFill = system(0x747480, 0.08, dark: 0x767680, 0.18)

  /// Blue.
  public static let systemBlue = system(0x007AFF, dark: 0x0A84FF)
  /// Green.
  public static let systemGreen = system(0x34C759, dark: 0x30D158)
  /// Red.
  public static let systemRed = system(0xFF3B30, dark: 0xFF453A)
  /// Orange.
  public static let systemOrange = system(0xFF9500, dark: 0xFF9F0A)
  /// Yellow.
  public static let systemYellow = system(0xFFCC00, dark: 0xFFD60A)
  /// Pink.
  public static let systemPink = system(0xFF2D55, dark: 0xFF375F)
  /// Purple.
  public static let systemPurple = system(0xAF52DE, dark: 0xBF5AF2)
  /// Indigo.
  public static let systemIndigo = system(0x5856D6, dark: 0x5E5CE6)
  /// Teal.
  public static let systemTeal = system(0x30B0C7, dark: 0x40C8E0)
  /// Mint.
  public static let systemMint = system(0x00C7BE, dark: 0x63E6E2)
  /// Cyan.
  public static let systemCyan = system(0x32ADE6, dark: 0x64D2FF)
  /// Brown.
  public static let systemBrown = system(0xA2845E, dark: 0xAC8E68)
  /// Grey.
  public static let systemGray = system(0x8E8E93, dark: 0x8E8E93)
  /// Grey, nearer to the background.
  public static let systemGray2 = system(0xAEAEB2, dark: 0x636366)
  /// Grey, nearer still.
  public static let systemGray3 = system(0xC7C7CC, dark: 0x48484A)
  /// Grey, nearer still.
  public static let systemGray4 = system(0xD1D1D6, dark: 0x3A3A3C)
  /// Grey, nearer still.
  public static let systemGray5 = system(0xE5E5EA, dark: 0x2C2C2E)
  /// Grey, next to the background.
  public static let systemGray6 = system(0xF2F2F7, dark: 0x1C1C1E)
  /// The tint colour; in a view, the view's own.
  public static let tintColor = systemBlue
}
