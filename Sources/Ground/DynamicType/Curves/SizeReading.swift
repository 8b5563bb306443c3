/// An explanation of why sizes differ from those of their curve, derived from the numbers alone.
///
/// Each case is a bug that apps ship (see ``SizeObservation``). If several fit, the simplest is
/// used.
public enum SizeReading: Hashable, Sendable {
  /// The sizes follow the style's curve after all, and the expected ones do not.
  case ownCurve
  /// The sizes follow the style's curve, and the expected ones follow curves of other styles: the
  /// curve was exchanged.
  case exchangedCurve(to: TextStyle, from: [TextStyle])
  /// Both follow the style's curve, but from different sizes at Large.
  case otherSizeAtLarge(Points, was: Points)
  /// All sizes equal the size at Large.
  case doesNotScale(Points)
  /// The sizes stop growing at a size.
  case capped(at: Points)
  /// The sizes were scaled a second time along the same style.
  case scaledTwice
  /// The sizes follow the curves of other styles.
  case curve(of: [TextStyle])
  /// The sizes belong to a category that is some steps larger; smaller if `steps` is negative.
  case otherCategory(steps: Int)
  /// All sizes are multiplied by the same number.
  case factor(Double)
}

/// A size that differs from the expected one.
public struct SizeObservation: Hashable, Sendable {
  /// The category of the size.
  public let category: ContentSizeCategory
  /// The expected size.
  public let expected: Points
  /// The actual size.
  public let actual: Points

  /// Creates an observation.
  public init(category: ContentSizeCategory, expected: Points, actual: Points) {
    self.category = category
    self.expected = expected
    self.actual = actual
  }
}

extension SizeReading {
  /// Finds an explanation for all observations. Returns `nil` if there are no observations, or if
  /// nothing explains all of them.
  ///
  /// - Parameters:
  ///   - observations: Sizes of one style at different categories.
  ///   - style: The style whose curve is expected.
  ///   - sizeAtLarge: The style's size at Large.
  public init?(_ observations: [SizeObservation], of style: TextStyle, sizeAtLarge: Points) {
    // At Large, where every curve begins, a size tells nothing.
    guard observations.contains(where: { $0.category != .large }),
      observations.allSatisfy({ $0.expected != $0.actual })
    else { return nil }
    let search = SizeReadingSearch(
      observations: observations, style: style, sizeAtLarge: sizeAtLarge)
    guard let reading = search.reading() else { return nil }
    self = reading
  }
}

extension SizeReading: CustomStringConvertible {
  /// The explanation as the end of a sentence about sizes, such as “the callout curve fits”.
  public var description: String {
    switch self {
    case .ownCurve: "its own curve fits"
    case .exchangedCurve(let style, let former):
      "its curve is that of \(style.name), was that of "
        + former.map(\.name).joined(separator: " or ")
    case .otherSizeAtLarge(let size, let former):
      "its size at Large is \(size) pt, was \(former) pt"
    case .doesNotScale(let size): "it does not scale: \(size) pt is its size at Large"
    case .capped(let size): "it stops growing at \(size) pt"
    case .scaledTwice: "it looks scaled twice"
    case .curve(let styles):
      styles.count == 1
        ? "the \(styles[0].name) curve fits"
        : "the curves of \(styles.map(\.name).joined(separator: ", ")) fit"
    case .otherCategory(let steps):
      "it is the size of \(abs(steps)) categor\(abs(steps) == 1 ? "y" : "ies") "
        + (steps < 0 ? "smaller" : "larger")
    case .factor(let factor):
      "it is \(Points((factor * 1000).rounded() / 1000)) times as large as it should be"
    }
  }
}

/// Tries one explanation after the other.
private struct SizeReadingSearch {
  let observations: [SizeObservation]
  let style: TextStyle
  let sizeAtLarge: Points

  func reading() -> SizeReading? {
    let first = observations[0].actual
    let isOneSize = observations.allSatisfy { $0.actual == first }
    for origin in [SizeOrigin.system, .ownSize] where fits(style, origin) {
      return changeOfCurve(origin) ?? .ownCurve
    }
    if isOneSize, first == sizeAtLarge, !observations.contains(where: { $0.category == .large }) {
      return .doesNotScale(first)
    }
    if isScaledTwice { return .scaledTwice }
    if let reading = curveElsewhere(.system) { return reading }
    // One size alone could be anything.
    guard observations.count > 1 else { return nil }
    if isOneSize, observations.allSatisfy({ $0.actual < $0.expected }) { return .capped(at: first) }
    return curveElsewhere(.ownSize) ?? commonFactor.map(SizeReading.factor)
  }

  /// The source of the sizes along a curve.
  private enum SizeOrigin {
    /// The system's sizes of the text style.
    case system
    /// Sizes scaled from an app's own size at Large.
    case ownSize
  }

  /// Returns the other curve that the sizes follow, or the categories that they are taken from.
  private func curveElsewhere(_ origin: SizeOrigin) -> SizeReading? {
    let styles = otherStyles { fits($0, origin) }
    if !styles.isEmpty { return .curve(of: styles) }
    return [-1, 1, -2, 2].first { fits(style, origin, stepsAway: $0) }
      .map(SizeReading.otherCategory)
  }

  private var isScaledTwice: Bool {
    observations.allSatisfy { observation in
      FontMetrics(forTextStyle: style).scaling(
        of: observation.expected, at: observation.category, to: .wholePoint
      ).result == observation.actual
    }
  }

  /// Returns what changed, if the actual sizes follow the style's curve from the size at Large.
  private func changeOfCurve(_ origin: SizeOrigin) -> SizeReading? {
    // One former size could be anything.
    guard observations.count > 1 else { return nil }
    // Where Large is not among the observations, it is as it should be.
    let former = observations.first { $0.category == .large }?.expected ?? sizeAtLarge
    let followed = { (style: TextStyle) in
      observations.allSatisfy {
        $0.expected == size(of: style, origin, from: former, at: $0.category)
      }
    }
    if former != sizeAtLarge, followed(style) {
      return .otherSizeAtLarge(sizeAtLarge, was: former)
    }
    let styles = otherStyles(where: followed)
    return styles.isEmpty ? nil : .exchangedCurve(to: style, from: styles)
  }

  private func otherStyles(where holds: (TextStyle) -> Bool) -> [TextStyle] {
    TextStyle.allCases.filter { $0 != style && holds($0) }
  }

  /// Returns whether all sizes are those of a style, at categories some steps away.
  private func fits(_ style: TextStyle, _ origin: SizeOrigin, stepsAway steps: Int = 0) -> Bool {
    let categories = ContentSizeCategory.allCases
    return observations.allSatisfy { observation in
      guard let index = categories.firstIndex(of: observation.category),
        categories.indices.contains(index + steps)
      else { return false }
      return observation.actual
        == size(of: style, origin, from: sizeAtLarge, at: categories[index + steps])
    }
  }

  private func size(
    of style: TextStyle, _ origin: SizeOrigin, from sizeAtLarge: Points,
    at category: ContentSizeCategory
  ) -> Points {
    switch origin {
    case .system: SystemTypeTable.size(for: style, at: category).pointSize
    case .ownSize:
      FontMetrics(forTextStyle: style).scaling(of: sizeAtLarge, at: category, to: .wholePoint)
        .result
    }
  }

  /// The factor between all sizes, to what rounding to whole points leaves open.
  private var commonFactor: Double? {
    guard let largest = observations.max(by: { $0.expected < $1.expected }),
      largest.expected > .zero
    else { return nil }
    let factor = largest.actual / largest.expected
    return observations.allSatisfy {
      abs(($0.actual - $0.expected * factor).value) <= 0.5
    } ? factor : nil
  }
}
