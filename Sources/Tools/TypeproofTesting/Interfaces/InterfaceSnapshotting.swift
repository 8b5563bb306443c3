public import DynamicType
public import Snapshots

/// The pictures to compare of an interface: one for each combination of text size, window and
/// device settings.
///
/// ```swift
/// .image(categories: .all, widths: [320, 375])
/// .image(categories: [.l, .ax3], windows: [.landscape], appearances: [.light, .dark])
/// ```
///
/// File names contain each setting that differs from a new device: `dark`, `bold-text`, `rtl` and
/// the name of a window. With several windows, they also contain the window's width or size.
public struct InterfaceSnapshotting: Hashable, Sendable {
  let categories: [ContentSizeCategory]
  let windows: [InterfaceWindow]
  let appearances: [InterfaceSurroundings.Appearance]
  let legibilityWeights: [LegibilityWeight]
  let layoutDirections: [LayoutDirection]
  let locale: String
  let scale: DisplayScale
  /// The element under a long press; `nil` for none.
  private(set) var pressed: String?
  /// The text size at the launch, before it changes; `nil` to launch at each picture's size.
  private(set) var start: ContentSizeCategory?
  /// The tolerance for pixels; `nil` if none may differ.
  private(set) var tolerance: Tolerance?

  /// Pictures in windows of several widths.
  ///
  /// - Parameters:
  ///   - categories: The content size categories; by default all 12.
  ///   - widths: The widths of the windows in points. With several widths, file names contain the
  ///     width.
  ///   - height: The height of the windows; `nil` for the height of the content.
  ///   - appearances: The appearances.
  ///   - legibilityWeights: The settings of Bold Text.
  ///   - layoutDirections: The directions of the interface.
  ///   - locale: The language and region, as a BCP 47 tag.
  ///   - scale: The number of pixels per point.
  public static func image(
    categories: [ContentSizeCategory] = .all, widths: [Points] = [375], height: Points? = nil,
    appearances: [InterfaceSurroundings.Appearance] = [.light],
    legibilityWeights: [LegibilityWeight] = [.regular],
    layoutDirections: [LayoutDirection] = [.leftToRight], locale: String = "en",
    scale: DisplayScale = .x2
  ) -> InterfaceSnapshotting {
    image(
      categories: categories,
      windows: widths.map { InterfaceWindow(width: $0, height: height) },
      appearances: appearances, legibilityWeights: legibilityWeights,
      layoutDirections: layoutDirections, locale: locale, scale: scale)
  }

  /// Pictures in windows.
  ///
  /// - Parameters:
  ///   - categories: The content size categories; by default all 12.
  ///   - windows: The windows. File names contain the name of a window that has one.
  ///   - appearances: The appearances.
  ///   - legibilityWeights: The settings of Bold Text.
  ///   - layoutDirections: The directions of the interface.
  ///   - locale: The language and region, as a BCP 47 tag.
  ///   - scale: The number of pixels per point.
  public static func image(
    categories: [ContentSizeCategory] = .all, windows: [InterfaceWindow],
    appearances: [InterfaceSurroundings.Appearance] = [.light],
    legibilityWeights: [LegibilityWeight] = [.regular],
    layoutDirections: [LayoutDirection] = [.leftToRight], locale: String = "en",
    scale: DisplayScale = .x2
  ) -> InterfaceSnapshotting {
    InterfaceSnapshotting(
      categories: categories, windows: windows, appearances: appearances,
      legibilityWeights: legibilityWeights, layoutDirections: layoutDirections, locale: locale,
      scale: scale)
  }

  /// One picture.
  ///
  /// - Parameters:
  ///   - category: The content size category.
  ///   - width: The width of the window; `nil` for the width of the content.
  ///   - height: The height of the window; `nil` for the height of the content.
  ///   - appearance: The appearance.
  ///   - scale: The number of pixels per point.
  public static func image(
    category: ContentSizeCategory, width: Points? = 375, height: Points? = nil,
    appearance: InterfaceSurroundings.Appearance = .light, scale: DisplayScale = .x2
  ) -> InterfaceSnapshotting {
    image(
      categories: [category], windows: [InterfaceWindow(width: width, height: height)],
      appearances: [appearance], scale: scale)
  }

  /// Shows the Large Content Viewer of an element, as during a long press.
  ///
  /// File names contain `pressed`.
  ///
  /// - Parameter name: The element's path or large-content title.
  public func pressing(_ name: String) -> InterfaceSnapshotting {
    var changed = self
    changed.pressed = name
    return changed
  }

  /// Shows a live change: the interface is launched at one text size, and the device then changes
  /// to each of the others.
  ///
  /// Without this modifier, each picture shows a launch at its own text size. With it, text that
  /// does not follow the change keeps the size it has at `category`. File names contain `from-` and
  /// the category, such as `from-l`.
  ///
  /// - Parameter category: The text size at the launch.
  public func changing(from category: ContentSizeCategory) -> InterfaceSnapshotting {
    var changed = self
    changed.start = category
    return changed
  }

  /// Allows pixels to differ by a rule, while the layout equals the recorded one.
  ///
  /// - Parameters:
  ///   - rule: The rule that decides which differences pass.
  ///   - reason: The reason, which the golden's layout text contains. A blank reason fails the
  ///     test.
  public func tolerating(
    _ rule: Tolerance.Rule, because reason: String
  ) -> InterfaceSnapshotting {
    var changed = self
    changed.tolerance = Tolerance(rule, because: reason)
    return changed
  }
}

/// One interface at all text sizes: its surroundings without the size, and the settings in its
/// coordinates.
struct InterfaceVariant {
  let variants: [String]
  let surroundings: @Sendable (ContentSizeCategory) -> InterfaceSurroundings
}

extension InterfaceSnapshotting {
  /// The variants to lay out at each text size, without duplicates.
  ///
  /// - Throws: `SnapshotAssertionError.emptyInterfaceMatrix` if nothing would be drawn.
  var matrix: [InterfaceVariant] {
    get throws(SnapshotAssertionError) {
      guard !categories.isEmpty, !windows.isEmpty, !appearances.isEmpty,
        !legibilityWeights.isEmpty, !layoutDirections.isEmpty
      else { throw .emptyInterfaceMatrix }
      var variants: [InterfaceVariant] = []
      for window in windows.once {
        for appearance in appearances.once {
          for weight in legibilityWeights.once {
            for direction in layoutDirections.once {
              variants.append(variant(window, appearance, weight, direction))
            }
          }
        }
      }
      return variants
    }
  }

  private func variant(
    _ window: InterfaceWindow, _ appearance: InterfaceSurroundings.Appearance,
    _ weight: LegibilityWeight, _ direction: LayoutDirection
  ) -> InterfaceVariant {
    let words = [
      windows.once.count > 1 || window.name != nil ? window.label : nil,
      appearance == .dark ? "dark" : nil, weight == .bold ? "bold-text" : nil,
      direction == .rightToLeft ? "rtl" : nil, pressed == nil ? nil : "pressed",
      start.map { "from-\($0.shortName.lowercased())" },
    ]
    let (locale, scale, pressed) = (locale, scale, pressed)
    return InterfaceVariant(variants: words.compactMap(\.self)) { category in
      var surroundings = InterfaceSurroundings(
        width: window.width, height: window.height, category: category, legibilityWeight: weight,
        layoutDirection: direction, displayScale: scale, appearance: appearance, locale: locale)
      surroundings.pressed = pressed
      return surroundings
    }
  }
}

extension Array where Element: Hashable {
  /// Each element once, at its first position.
  fileprivate var once: [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
