#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// The app's own colours. The system's grey for what matters less is too light to be read at small sizes.
extension UIColor {
  /// Text beside other text.
  static let quiet = own(light: (0.36, 0.36, 0.40), dark: (0.72, 0.72, 0.76))
  /// Words of the language, in code.
  static let keyword = own(light: (0.68, 0.10, 0.42), dark: (1.00, 0.52, 0.72))
  /// Names of types, in code.
  static let typeName = own(light: (0.28, 0.22, 0.68), dark: (0.72, 0.66, 1.00))
  /// Texts and numbers, in code.
  static let literal = own(light: (0.60, 0.22, 0.04), dark: (1.00, 0.66, 0.44))
  /// What can be pressed.
  static let accent = own(light: (0.00, 0.33, 0.78), dark: (0.45, 0.70, 1.00))

  private static func own(
    light: (red: CGFloat, green: CGFloat, blue: CGFloat),
    dark: (red: CGFloat, green: CGFloat, blue: CGFloat)
  ) -> UIColor {
    UIColor { traits in
      let color = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    }
  }
}
