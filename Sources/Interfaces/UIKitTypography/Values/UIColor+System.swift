/// The system colours of iOS 15 to 18, light and dark.
///
/// Hues and greys are those of Apple's Human Interface Guidelines (“Color”) before June 2025. The
/// colours of iOS 26 are not included. Apple prints no values for labels, fills, backgrounds and
/// lines. Their values are what UIKit resolves them to (noahgilmore.com, “Backwards compatibility
/// for iOS 13 system colors”). Increase Contrast and elevated surfaces are left out.
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

  /// Black, with all channels at 0.
  public static let black = fixed(0x000000)
  /// White, with all channels at 1.
  public static let white = fixed(0xFFFFFF)
  /// A transparent black, which draws nothing.
  public static let clear = fixed(0x000000, 0)
  /// Grey, half way between black and white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Dark grey, a third of the way from black to white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Light grey, two thirds of the way from black to white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Pure red, without green and blue.
  public static let red = fixed(0xFF0000)
  /// Pure green, without red and blue.
  public static let green = fixed(0x00FF00)
  /// Pure blue, without red and green.
  public static let blue = fixed(0x0000FF)
  /// Orange: full red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Yellow: full red and full green.
  public static let yellow = fixed(0xFFFF00)
  /// Purple: half of red and half of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)

  /// The colour of text: black, or white in the dark appearance.
  public static let label = system(0x000000, dark: 0xFFFFFF)
  /// The colour of text beside more important text.
  public static let secondaryLabel = system(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// The colour of text that matters less than ``secondaryLabel``.
  public static let tertiaryLabel = system(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The colour of the faintest text.
  public static let quaternaryLabel = system(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// The colour of placeholder text.
  public static let placeholderText = system(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The colour of links.
  public static let link = system(0x007AFF, dark: 0x0984FF)
  /// The translucent colour of thin lines.
  public static let separator = system(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// The opaque colour of thin lines.
  public static let opaqueSeparator = system(0xC6C6C8, dark: 0x38383A)

  /// The main background: white, or black in the dark appearance.
  public static let systemBackground = system(0xFFFFFF, dark: 0x000000)
  /// The background of a group on ``systemBackground``.
  public static let secondarySystemBackground = system(0xF2F2F7, dark: 0x1C1C1E)
  /// The background of a group inside a group on ``systemBackground``.
  public static let tertiarySystemBackground = system(0xFFFFFF, dark: 0x2C2C2E)
  /// The background behind grouped rows.
  public static let systemGroupedBackground = system(0xF2F2F7, dark: 0x000000)
  /// The background of a grouped row.
  public static let secondarySystemGroupedBackground = system(0xFFFFFF, dark: 0x1C1C1E)
  /// The background of a group inside a grouped row.
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7, dark: 0x2C2C2E)

  /// The translucent fill of thin shapes.
  public static let systemFill = system(0x787880, 0.2, dark: 0x787880, 0.36)
  /// The translucent fill of shapes of medium size.
  public static let secondarySystemFill = system(0x787880, 0.16, dark: 0x787880, 0.32)
  /// The translucent fill of large shapes, such as fields.
  public static let tertiarySystemFill = system(0x767680, 0.12, dark: 0x767680, 0.24)
  /// The translucent fill of large areas.
  public static let quaternarySystemFill = system(0x747480, 0.08, dark: 0x767680, 0.18)

  /// The system's blue, which follows the appearance.
  public static let systemBlue = system(0x007AFF, dark: 0x0A84FF)
  /// The system's green, which follows the appearance.
  public static let systemGreen = system(0x34C759, dark: 0x30D158)
  /// The system's red, which follows the appearance.
  public static let systemRed = system(0xFF3B30, dark: 0xFF453A)
  /// The system's orange, which follows the appearance.
  public static let systemOrange = system(0xFF9500, dark: 0xFF9F0A)
  /// The system's yellow, which follows the appearance.
  public static let systemYellow = system(0xFFCC00, dark: 0xFFD60A)
  /// The system's pink, which follows the appearance.
  public static let systemPink = system(0xFF2D55, dark: 0xFF375F)
  /// The system's purple, which follows the appearance.
  public static let systemPurple = system(0xAF52DE, dark: 0xBF5AF2)
  /// The system's indigo, which follows the appearance.
  public static let systemIndigo = system(0x5856D6, dark: 0x5E5CE6)
  /// The system's teal, which follows the appearance.
  public static let systemTeal = system(0x30B0C7, dark: 0x40C8E0)
  /// The system's mint, which follows the appearance.
  public static let systemMint = system(0x00C7BE, dark: 0x63E6E2)
  /// The system's cyan, which follows the appearance.
  public static let systemCyan = system(0x32ADE6, dark: 0x64D2FF)
  /// The system's brown, which follows the appearance.
  public static let systemBrown = system(0xA2845E, dark: 0xAC8E68)
  /// The system's grey, the same in both appearances.
  public static let systemGray = system(0x8E8E93, dark: 0x8E8E93)
  /// A grey nearer to the background than ``systemGray``.
  public static let systemGray2 = system(0xAEAEB2, dark: 0x636366)
  /// A grey nearer to the background than ``systemGray2``.
  public static let systemGray3 = system(0xC7C7CC, dark: 0x48484A)
  /// A grey nearer to the background than ``systemGray3``.
  public static let systemGray4 = system(0xD1D1D6, dark: 0x3A3A3C)
  /// A grey nearer to the background than ``systemGray4``.
  public static let systemGray5 = system(0xE5E5EA, dark: 0x2C2C2E)
  /// The grey that is nearest to the background.
  public static let systemGray6 = system(0xF2F2F7, dark: 0x1C1C1E)
  /// The default tint colour, which is ``systemBlue``. A view's own tint has no effect on it.
  public static let tintColor = systemBlue
}
