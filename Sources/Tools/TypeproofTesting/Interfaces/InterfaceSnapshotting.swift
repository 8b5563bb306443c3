public import DynamicType
public import Snapshots

/// What pictures are taken of an interface: one for each cell of a matrix of text sizes, windows and
/// what else a person has set on the device.
///
/// ```swift
/// .image(categories: .all, widths: [320, 375])
/// .image(categories: [.l, .ax3], windows: [.landscape], appearances: [.light, .dark])
/// ```
///
/// What is not as on a device as it comes stands in the coordinates: `dark`, `bold-text`, `rtl`, a
/// window's name, and the width or size of each of several windows.
public struct InterfaceSnapshotting: Hashable, Sendable {
  let categories: [ContentSizeCategory]
  let windows: [InterfaceWindow]
  let appearances: [InterfaceSurroundings.Appearance]
  let legibilityWeights: [LegibilityWeight]
  let layoutDirections: [LayoutDirection]
  let locale: String
  let scale: DisplayScale
  /// What is being pressed for long; `nil` for nothing.
  private(set) var pressed: String?
  /// The text size at which the interface starts before it is changed; `nil` where it starts at each.
  private(set) var start: ContentSizeCategory?
  /// What pixels may differ by; `nil` for nothing.
  private(set) var tolerance: Tolerance?

  /// Pictures in windows that are as high as the content, or of one height.
  ///
  /// - Parameters:
  ///   - categories: The content sizes; by default all twelve.
  ///   - widths: The widths of the windows; of several each is part of the coordinates.
  ///   - height: Their height; `nil` for that of the content.
  ///   - appearances: Light, dark or both.
  ///   - legibilityWeights: Whether Bold Text is on.
  ///   - layoutDirections: Which way the interface runs.
  ///   - locale: Language and region, as a BCP 47 tag.
  ///   - scale: Pixels per point.
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
  ///   - categories: The content sizes; by default all twelve.
  ///   - windows: The windows; the names of those that have one are part of the coordinates.
  ///   - appearances: Light, dark or both.
  ///   - legibilityWeights: Whether Bold Text is on.
  ///   - layoutDirections: Which way the interface runs.
  ///   - locale: Language and region, as a BCP 47 tag.
  ///   - scale: Pixels per point.
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
  ///   - category: The content size.
  ///   - width: The width of the window; `nil` for that of the content.
  ///   - height: Its height; `nil` for that of the content.
  ///   - appearance: Light or dark.
  ///   - scale: Pixels per point.
  public static func image(
    category: ContentSizeCategory, width: Points? = 375, height: Points? = nil,
    appearance: InterfaceSurroundings.Appearance = .light, scale: DisplayScale = .x2
  ) -> InterfaceSnapshotting {
    image(
      categories: [category], windows: [InterfaceWindow(width: width, height: height)],
      appearances: [appearance], scale: scale)
  }

  /// While something that cannot grow is pressed for long, so that it is shown large: by its path or
  /// its large title. `pressed` is part of the coordinates.
  public func pressing(_ name: String) -> InterfaceSnapshotting {
    var changed = self
    changed.pressed = name
    return changed
  }

  /// After a live change: started at one text size, and standing while the device is set to each of the others.
  ///
  /// Without this, each picture is of a launch: what a person sees who has chosen the text size and starts the
  /// app. What does not follow a change stays as it was at `category`. `from-l` is part of the coordinates.
  public func changing(from category: ContentSizeCategory) -> InterfaceSnapshotting {
    var changed = self
    changed.start = category
    return changed
  }

  /// With pixels that may differ by a rule while the layout is as recorded.
  ///
  /// - Parameter reason: Why; it stands in the layout text beside the golden.
  public func tolerating(
    _ rule: Tolerance.Rule, because reason: String
  ) -> InterfaceSnapshotting {
    var changed = self
    changed.tolerance = Tolerance(rule, because: reason)
    return changed
  }
}

/// One interface through the categories: its surroundings but for the text size, and what sets it
/// apart from the others in coordinates.
struct InterfaceVariant {
  let variants: [String]
  let surroundings: @Sendable (ContentSizeCategory) -> InterfaceSurroundings
}

extension InterfaceSnapshotting {
  /// What there is to lay out, each through the categories; what is given twice is still one.
  ///
  /// - Throws: `SnapshotAssertionError.emptyInterfaceMatrix` where nothing would be drawn.
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
  /// Each element once, where it comes first.
  fileprivate var once: [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
