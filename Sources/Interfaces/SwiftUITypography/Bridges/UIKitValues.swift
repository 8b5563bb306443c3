public import DynamicType
import Foundation
import Imaging
public import UIKitTypography

// Values of UIKit as values of SwiftUI, and the other way round.

extension Color {
  /// Creates a colour from a UIKit colour, with its light and its dark variant.
  public init(uiColor color: UIColor) {
    func variant(_ style: UIUserInterfaceStyle) -> RGBAColor {
      color.color(in: UITraitCollection(userInterfaceStyle: style))
    }
    self.init(light: variant(.light), dark: variant(.dark))
  }

  /// Creates a colour from a UIKit colour, in early SwiftUI's syntax.
  public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension Color {
  /// Returns a colour of the app's asset catalogues, or clear if none has the name.
  static func asset(_ name: String) -> Color {
    UIColor(named: name).map { Color(uiColor: $0) } ?? .clear
  }
}

extension UIColor {
  /// Creates a UIKit colour from a SwiftUI colour. It follows the light and dark appearance.
  public convenience init(_ color: Color) {
    self.init { traits in
      var environment = EnvironmentValues()
      environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      let resolved = color.resolved(in: environment)
      func part(_ byte: UInt8) -> CGFloat { CGFloat(byte) / 255 }
      return UIColor(
        red: part(resolved.red), green: part(resolved.green), blue: part(resolved.blue),
        alpha: part(resolved.alpha))
    }
  }
}

extension Font {
  /// Creates a font from a UIKit font, at that font's size.
  public init(_ font: UIFont) { self.init(font.scalable) }
}

extension Image {
  /// Creates a picture from a UIKit image, which can be pixels or a symbol.
  ///
  /// A symbol keeps the size of its configuration. Without one, it grows with the text around it.
  public init(uiImage image: UIImage) {
    switch image.content {
    case .symbol(let name, let size):
      self.init(systemName: name)
      symbolSize = size
      symbolColor = image.ownColor.map { Color(uiColor: $0) }
    case .bitmap(let bitmap, let scale): self.init(bitmap, scale: CGFloat(scale))
    }
  }
}

nonisolated extension View {
  /// Sets the keyboard type of text fields. No keyboard is drawn.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Sets what kind of text is entered, such as an address. It has no effect here.
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Sets when the keyboard capitalises letters, in early SwiftUI's syntax. No keyboard is drawn.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
