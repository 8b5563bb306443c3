import Suites
import DynamicType

/// The sizes of one style in the form that the rules use; each rule is a property.
struct StyleSizes {
  let observed: ObservedSizes
  let platform: Platform
  /// The observed values at the audited categories, in ascending order.
  let steps: [SizeStep]

  init(_ observed: ObservedSizes, on platform: Platform, at categories: [ContentSizeCategory]) {
    self.observed = observed
    self.platform = platform
    steps = observed.steps.filter { categories.contains($0.category) }
  }

  var style: TypeStyle { observed.style }
  var name: String { style.name }

  /// The observed size at Large, or else the intended one.
  var large: Points { step(at: .large)?.seen ?? observed.meantAtLarge }

  /// The observed values at the largest text size of the platform; `nil` if there are none.
  var largest: SizeStep? { platform.largestCategory.flatMap(step) }

  func step(at category: ContentSizeCategory) -> SizeStep? {
    steps.first { $0.category == category }
  }

  /// The steps whose sizes are not as intended, even without the style's bounds or the view's,
  /// which have rules of their own.
  var mismatches: [SizeStep] {
    steps.filter { step in
      ![step.meant, step.unbounded, step.unclamped].contains { step.seen.isNear($0) }
    }
  }

  /// The size at Large from which text need not grow to 200 %. Of Apple's own styles, the largest
  /// do not (`largeTitle`, 34 pt, grows to 176 %).
  static let largeText: Points = 28

  /// Returns whether a size is less than text of the style must be able to grow to. That is not
  /// more than the platform's own text of its size does.
  ///
  /// - Parameter start: The size at Large; `nil` for the observed one.
  func isTooSmall(_ largest: Points, from start: Points? = nil) -> Bool {
    let large = start ?? large
    guard large < Self.largeText else { return false }
    let own = platform.growth(ofTextNear: large)?.growth ?? platform.requiredGrowth
    return largest / large < min(platform.requiredGrowth, own) - 1e-9
  }

  /// Returns whether text that need not double grows so little that the growth is hardly visible.
  func hardlyGrows(to largest: Points) -> Bool { largest / large < 1.1 - 1e-9 }

  /// The size at Large that the style's curve starts from, before its bounds.
  var base: Points { step(at: .large)?.unbounded ?? observed.meantAtLarge }

  /// Whether the style's curve alone grows too little at the largest text size, without the style's
  /// bounds; false where that size was not observed.
  var curveGrowsTooLittle: Bool {
    guard let largest else { return false }
    return isTooSmall(largest.unbounded, from: base)
  }

  /// Returns a size limited to the style's own bounds.
  func bounded(_ size: Points) -> Points {
    var size = size
    if let minimum = style.minimum { size = max(size, minimum) }
    if let maximum = style.maximum { size = min(size, maximum) }
    return size
  }

  /// Returns whether a step has a size, with or without the style's bounds.
  func matches(_ step: SizeStep, _ size: Points) -> Bool {
    step.seen.isNear(size) || step.seen.isNear(bounded(size))
  }

  /// The curve that the sizes should follow, in words: “its body curve”, “its table”.
  var curveWords: String {
    switch style.curve {
    case .textStyle(let style): "its \(style) curve"
    case .preferred(let style, factor: 1): "the system's \(style)"
    case .preferred(let style, let factor):
      "\(SizeWords.hundredths(factor)) times the system's \(style)"
    case .table: "its table"
    case .fixed, .factor, .androidNonLinear, .android: "its style"
    }
  }

  /// Returns a finding at some steps, or about the style as a whole.
  func finding(
    _ rule: AuditRule, _ severity: AuditSeverity, at steps: [SizeStep] = [], _ words: String
  ) -> AuditFinding {
    AuditFinding(
      rule, severity, at: AuditFinding.Place(style: name, categories: steps.map(\.category)),
      words)
  }

  /// Returns the categories and sizes of steps: “Body at AX1, AX2 is 20 and 24 pt”.
  func words(for steps: [SizeStep]) -> String {
    "\(name) at \(SizeWords.categories(steps.map(\.category))) is "
      + SizeWords.sizes(steps.map(\.seen))
  }
}

extension Platform {
  /// The text sizes that people can choose on the platform, smallest first; empty where there is no
  /// Dynamic Type.
  var categories: [ContentSizeCategory] {
    switch self {
    case .iOS, .tvOS, .visionOS: ContentSizeCategory.allCases
    case .watchOS: Set(typeSizes.compactMap(\.category)).sorted()
    case .macOS: []
    }
  }

  /// The largest text size; `nil` where there is no Dynamic Type.
  var largestCategory: ContentSizeCategory? { categories.last }

  /// Returns how much the platform's own text of about a size grows from Large, and its style.
  /// `nil` where the platform has no known table of its own, and on iOS, where text of less than 28
  /// pt grows enough.
  ///
  /// On Apple Watch some text does not: `title3` grows from 19 to 26 pt, 136 % and not 140 %.
  func growth(ofTextNear size: Points) -> (style: String, growth: Double)? {
    let sizes = typeSizes.filter { $0.onlyDevice == nil }
    func distance(_ own: PlatformTypeSize) -> Double { abs((own.pointSize - size).value) }
    guard
      let nearest = sizes.filter({ $0.category == .large }).min(by: {
        distance($0) < distance($1)
      }),
      let largest = sizes.first(where: {
        $0.styleName == nearest.styleName && $0.category == largestCategory
      })
    else { return nil }
    return (nearest.styleName, largest.pointSize / nearest.pointSize)
  }
}
