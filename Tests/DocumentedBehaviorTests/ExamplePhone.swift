import DynamicType
import Foundation
import Snapshots
import UIKitTypography

/// A phone with the fonts of the examples, at a text size.
@MainActor func phone(
  _ category: UIContentSizeCategory = .large, system: UISystemVersion = .latest,
  fonts: InterfaceFonts? = ExampleFonts.all
) -> UISimulatedDevice {
  let device = UISimulatedDevice()
  device.fonts = fonts
  device.system = system
  device.change(to: UITraitCollection(preferredContentSizeCategory: category))
  return device
}

extension UISimulatedDevice {
  /// A person changes the text size while a view is on screen.
  @MainActor func change(to category: UIContentSizeCategory, showing view: UIView? = nil) {
    change(to: UITraitCollection(preferredContentSizeCategory: category), showing: view)
  }
}

extension UIView {
  /// The texts that show, in their order.
  @MainActor func shownTexts(width: CGFloat = 375, height: CGFloat = 0) throws -> [SetText] {
    try interfaceFrame(size: CGSize(width: width, height: height)).elements.compactMap(\.text)
  }

  /// The point sizes of the texts that show, in their order.
  @MainActor func shownSizes(width: CGFloat = 375) throws -> [Double] {
    try shownTexts(width: width).map(\.pointSize.value)
  }
}
