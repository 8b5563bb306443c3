import DynamicType
import Foundation
import Snapshots

@testable import UIKitTypography

/// The settings of a device that shows a view on record.
struct RecordedLook: Sendable {
  var category = UIContentSizeCategory.large
  var isRightToLeft = false
  var isDark = false
  var hasBoldText = false
  var scale: CGFloat = 3
  var system = UISystemVersion.latest
  /// The text size at which the view is made and laid out first; `nil` for the final one.
  var former: UIContentSizeCategory?
  /// The path or title of a view that is long-pressed; `nil` for none.
  var pressed: String?

  static let large = RecordedLook()
  static let huge = RecordedLook(category: .accessibilityExtraLarge)
  static let mirrored = RecordedLook(isRightToLeft: true)
  static let hugeMirrored = RecordedLook(category: .accessibilityExtraLarge, isRightToLeft: true)
  static let dark = RecordedLook(isDark: true)
  static let bold = RecordedLook(hasBoldText: true)
  /// Made at Large, and shown at an accessibility size later.
  static let changed = RecordedLook(category: .accessibilityExtraLarge, former: .large)
  /// Pixels of whole points.
  static let coarse = RecordedLook(scale: 1)

  static let sizes = [large, huge]
  static let directions = [large, mirrored]
  static let usual = [large, huge, mirrored, hugeMirrored]
  /// All that changes colours and strokes, and nothing else.
  static let shades = [large, dark, bold]

  var name: String {
    var words = [String(category.rawValue.dropFirst("UICTContentSizeCategory".count))]
    if let former {
      words.append("from \(former.rawValue.dropFirst("UICTContentSizeCategory".count))")
    }
    if isRightToLeft { words.append("right to left") }
    if isDark { words.append("dark") }
    if hasBoldText { words.append("bold") }
    if scale != 3 { words.append("at \(scale)x") }
    if system != .latest { words.append("iOS \(system.major)") }
    if let pressed { words.append("“\(pressed)” pressed") }
    return words.joined(separator: ", ")
  }

  /// A new device with the settings at first.
  var device: UISimulatedDevice {
    let device = Stage.device(former ?? category, system: system)
    device.traits = device.traits.merging(
      UITraitValues(
        legibilityWeight: hasBoldText ? .bold : .regular, displayScale: scale,
        layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
        userInterfaceStyle: isDark ? .dark : .light))
    return device
  }

  /// Lays a view out in a size, and describes all that it shows.
  @MainActor func lines(of view: UIView, in size: CGSize) throws -> [String] {
    var traits: UITraitCollection?
    if former != nil {
      _ = try view.interfaceFrame(size: size)
      traits = UITraitCollection(preferredContentSizeCategory: category)
    }
    var frame = try view.interfaceFrame(size: size, traits: traits)
    if let pressed { frame = try view.elements(pressing: pressed) }
    return frame.wordsOnRecord + view.layoutTrouble.map { "  trouble: \($0)" }
  }
}
