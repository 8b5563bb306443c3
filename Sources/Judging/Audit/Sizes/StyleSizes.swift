import Suites
import DynamicType

/// The sizes of one style as the rules look at them; each rule is a property of its own.
struct StyleSizes {
  let observed: ObservedSizes
  let platform: Platform
  /// What was seen at the categories that are audited, in ascending order.
  let steps: [SizeStep]

  init(_ observed: ObservedSizes, on platform: Platform, at categories: [ContentSizeCategory]) {
    self.observed = observed
    self.platform = platform
    steps = observed.steps.filter { categories.contains($0.category) }
  }

  var style: TypeStyle { observed.style }
  var name: String { style.name }

  /// The size at Large, as it was seen if it was.
  var large: Points { step(at: .large)?.seen ?? observed.meantAtLarge }

  /// What was seen at the largest text size of the platform; `nil` if nothing was.
  var largest: SizeStep? { platform.largestCategory.flatMap(step) }

  func step(at category: ContentSizeCategory) -> SizeStep? {
    steps.first { $0.category == category }
  }

  /// The steps that are not as they are meant, not even without the style's bounds or the view's:
  /// these have rules of their own.
  var mismatches: [SizeStep] {
    steps.filter { step in
      ![step.meant, step.unbounded, step.unclamped].contains { step.seen.isNear($0) }
    }
  }

  /// Text so large at Large that it need not grow to 200 %: of Apple's own styles, the largest do
  /// not (`largeTitle`, 34 pt, grows to 176 %).
  static let largeText: Points = 28

  /// Whether a size is less than text of the style must be able to grow to, which is not more than
  /// the platform's own text of its size does.
  ///
  /// - Parameter start: The size at Large; `nil` for that which was seen.
  func isTooSmall(_ largest: Points, from start: Points? = nil) -> Bool {
    let large = start ?? large
    guard large < Self.largeText else { return false }
    let own = platform.growth(ofTextNear: large)?.growth ?? platform.requiredGrowth
    return largest / large < min(platform.requiredGrowth, own) - 1e-9
  }

  /// Whether text that need not double grows so little to a size that hardly anyone would see it.
  func hardlyGrows(to largest: Points) -> Bool { largest / large < 1.1 - 1e-9 }

  /// The size at Large that the style's curve starts from, before its bounds.
  var base: Points { step(at: .large)?.unbounded ?? observed.meantAtLarge }

  /// Whether the style's curve by itself grows too little at the largest text size, whatever its
  /// bounds; not where that was not seen.
  var curveGrowsTooLittle: Bool {
    guard let largest else { return false }
    return isTooSmall(largest.unbounded, from: base)
  }

  /// A size within the style's own bounds.
  func bounded(_ size: Points) -> Points {
    var size = size
    if let minimum = style.minimum { size = max(size, minimum) }
    if let maximum = style.maximum { size = min(size, maximum) }
    return size
  }

  /// Whether a step has a size, within the style's bounds or regardless of them.
  func matches(_ step: SizeStep, _ size: Points) -> Bool {
    step.seen.isNear(size) || step.seen.isNear(bounded(size))
  }

  /// What the sizes should be those of, in words: “its body curve”, “its table”.
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

  /// A finding at some steps, or of the style as a whole.
  func finding(
    _ rule: AuditRule, _ severity: AuditSeverity, at steps: [SizeStep] = [], _ words: String
  ) -> AuditFinding {
    AuditFinding(
      rule, severity, at: AuditFinding.Place(style: name, categories: steps.map(\.category)),
      words)
  }

  /// Where steps stand and what they are: “Body at AX1, AX2 is 20 and 24 pt”.
  func words(for steps: [SizeStep]) -> String {
    "\(name) at \(SizeWords.categories(steps.map(\.category))) is "
      + SizeWords.sizes(steps.map(\.seen))
  }
}

extension Platform {
  /// The text sizes that people can choose between, smallest first; none where there is no Dynamic
  /// Type.
  var categories: [ContentSizeCategory] {
    switch self {
    case .iOS, .tvOS, .visionOS: ContentSizeCategory.allCases
    case .watchOS: Set(typeSizes.compactMap(\.category)).sorted()
    case .macOS: []
    }
  }

  /// The largest text size; `nil` where there is no Dynamic Type.
  var largestCategory: ContentSizeCategory? { categories.last }

  /// How many times as large as at Large the platform's own text of about a size grows, and its
  /// style; `nil` where no table of its own is known, and on iOS, whose text of less than 28 pt
  /// grows as much as is asked for.
  ///
  /// On Apple Watch some does not: `title3` grows from 19 to 26 pt, 136 % and not 140 %.
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
