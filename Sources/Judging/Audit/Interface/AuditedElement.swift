import Suites
import DynamicType
import TextEngine

/// One part of an interface at all categories.
struct AuditedElement {
  /// The categories of the part, in ascending order, each with the part's index in the frame.
  private(set) var places: [(category: ContentSizeCategory, place: Int)]
  private var elements: [InterfaceElement]

  /// Returns the parts of an interface, matched from category to category even if stacks turn. They
  /// are in the order of painting at the first category that has them.
  static func all(in frames: [ContentSizeCategory: InterfaceFrame]) -> [AuditedElement] {
    var parts: [AuditedElement] = []
    for (category, frame) in frames.sorted(by: { $0.key < $1.key }) {
      // A part looks as it did last, so that a turn is made once.
      let known = parts.compactMap { $0.elements.last?.mark }
      let found = ElementPairs(known, frame.elements.map(\.mark))
      for pair in found.pairs {
        parts[pair.old].places.append((category, pair.new))
        parts[pair.old].elements.append(frame.elements[pair.new])
      }
      for place in found.appeared {
        parts.append(
          AuditedElement(places: [(category, place)], elements: [frame.elements[place]]))
      }
    }
    return parts
  }

  /// Returns the part's name at a category, or at the first category that has the part.
  func name(at category: ContentSizeCategory?) -> ElementName? {
    let index = category.flatMap { category in places.firstIndex { $0.category == category } } ?? 0
    return elements.indices.contains(index) ? elements[index].name : nil
  }

  /// Whether the part is an icon or a picture, by its name in the tree in SwiftUI and UIKit.
  var isImage: Bool {
    guard let element = elements.first, element.text == nil,
      let last = ElementPath(element.path).steps.last
    else { return false }
    return ["Image", "UIImageView"].contains { last == $0 || last.hasPrefix("\($0)[") }
  }

  /// The path of the part's parent, ignoring the axes of stacks.
  var parent: [String] {
    elements.first.map { ElementPath($0.path).withoutAxes.dropLast() } ?? []
  }

  /// The height of its box at each category.
  var heights: [ContentSizeCategory: Points] {
    var heights: [ContentSizeCategory: Points] = [:]
    for (place, element) in zip(places, elements) { heights[place.category] = element.box.height }
    return heights
  }

  /// The size of its text at each category.
  var sizes: [ContentSizeCategory: Points] {
    var sizes: [ContentSizeCategory: Points] = [:]
    for (category, text) in texts { sizes[category] = text.pointSize }
    return sizes
  }

  private var texts: [(category: ContentSizeCategory, text: SetText)] {
    zip(places, elements).compactMap { place, element in
      element.text.map { (place.category, $0) }
    }
  }
}

// MARK: - Sizes

extension AuditedElement {
  /// Returns the findings about the sizes of the part's text over all categories.
  ///
  /// - Parameter isExcused: Whether text that does not grow is allowed, since it is shown large on
  ///   a long press.
  func sizeFindings(on platform: Platform, excused isExcused: Bool) -> [AuditFinding] {
    let texts = texts
    guard let example = texts.first(where: { $0.category == .large }) ?? texts.first,
      let observed = observed(texts, like: example.text)
    else { return [] }
    let found = SizeAudit(platform: platform, categories: texts.map(\.category))
      .findings(in: [observed])
    return found.compactMap { finding in
      // The system's own tab bars have titles of 10 pt, and a long press shows them large.
      if isExcused, finding.rule == .belowMinimum, texts.allSatisfy({ $0.text.pointSize >= 10 }) {
        return nil
      }
      guard finding.rule.isAboutGrowing else { return finding }
      if isExcused { return nil }
      let isAccessible = texts.contains { $0.category.isAccessibilityCategory }
      guard isAccessible, finding.rule == .noScaling || finding.rule == .categoryClamped else {
        return finding
      }
      return AuditFinding(
        finding.rule, finding.severity, at: finding.place,
        finding.words + "; and a long press does not show it large")
    }
  }

  /// Returns the observed sizes, to be compared with those of the font.
  private func observed(
    _ texts: [(category: ContentSizeCategory, text: SetText)], like example: SetText
  ) -> ObservedSizes? {
    var sizes: [ContentSizeCategory: Points] = [:]
    for (category, text) in texts { sizes[category] = text.pointSize }
    do {
      return try ObservedSizes(Self.style(of: example), sizes: sizes, clamp: Self.clamp(of: texts))
    } catch {
      // A size that is none is told by the layout, which refuses it.
      return nil
    }
  }

  /// Returns the intended style of a text: that of its font, or for a fixed font the style of the
  /// nearest size.
  private static func style(of text: SetText) -> TypeStyle {
    let font = text.styled.font
    let large = TraitCollection(preferredContentSizeCategory: .large)
    if let scaling = font.scaling {
      let maximum = scaling.maximumPointSize.flatMap { $0 >= scaling.basePointSize ? $0 : nil }
      return TypeStyle(
        "it", family: "", size: scaling.basePointSize, curve: .textStyle(scaling.textStyle),
        maximum: maximum)
    }
    if case .preferred(let style) = font.fontDescriptor.origin,
      font.adjusted(for: large).pointSize == SystemSizes.sizeAtLarge(of: style)
    {
      return TypeStyle("it", curve: .preferred(style))
    }
    return TypeStyle(
      "it", family: "", size: text.pointSize,
      curve: .textStyle(SystemSizes.style(audited: text.pointSize)))
  }

  /// Returns the bounds that surrounding views set to the text size, found by the categories that
  /// reached the text.
  private static func clamp(
    of texts: [(category: ContentSizeCategory, text: SetText)]
  ) -> ContentSizeClamp? {
    let reached = texts.compactMap { category, text in
      text.traits.preferredContentSizeCategory.map { (category, $0) }
    }
    let largest = reached.filter { $0.1 < $0.0 }.map(\.1).max()
    let smallest = reached.filter { $0.1 > $0.0 }.map(\.1).min()
    guard largest != nil || smallest != nil else { return nil }
    return ContentSizeClamp(minimum: smallest, maximum: largest)
  }

  /// The finding that a run keeps its size while the text around it grows.
  var runLeftBehind: AuditFinding? {
    let texts = texts
    guard Set(texts.map(\.text.pointSize)).count > 1, let first = texts.first?.text else {
      return nil
    }
    var start = 0
    for (index, run) in first.styled.text.runs.enumerated() {
      let range = start..<start + run.text.utf8.count
      start = range.upperBound
      let sizes = texts.compactMap { $0.text.runSizes[index, default: nil] }
      guard run.attributes.font != nil, !range.isEmpty, sizes.count == texts.count,
        Set(sizes).count == 1, let size = sizes.first
      else { continue }
      return AuditFinding(
        .attributedRunLeftBehind, .error,
        at: AuditFinding.Place(style: "", range: range),
        "“\(run.text)” stays \(size) pt while the text around it grows")
    }
    return nil
  }
}

extension SetText {
  /// The size of each run in the layout.
  var runSizes: [Points] { cell.text.spans.map(\.pointSize) }
}

extension Array {
  fileprivate subscript(index: Int, default missing: Element?) -> Element? {
    indices.contains(index) ? self[index] : missing
  }
}

extension AuditRule {
  /// Whether the rule finds text that does not grow enough.
  fileprivate var isAboutGrowing: Bool {
    switch self {
    case .noScaling, .cappedEarly, .accessibilityCollapse, .below200Percent, .categoryClamped: true
    default: false
    }
  }
}
