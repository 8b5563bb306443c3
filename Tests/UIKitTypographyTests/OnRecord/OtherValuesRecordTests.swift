import Foundation
import RecordedText
import TextEngine
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Other values on record` {
  @Test func `of paragraphs are what they were`() throws {
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    var record = ViewRecord("paragraphs", in: [.large])
    try record.list("usual") {
      let style = NSMutableParagraphStyle()
      var values = ["\(style.values)", "\(style.values.style(lineLimit: 3, isRightToLeft: true))"]
      values.append("\(style.tabStops.map(\.location)) \(NSParagraphStyle.default.values)")
      return values
    }
    for mode in modes {
      try record.list("\(mode)") {
        var values: [String] = []
        for alignment in alignments {
          let style = NSMutableParagraphStyle()
          style.lineBreakMode = mode
          style.alignment = alignment
          for isRightToLeft in [false, true] {
            let drawn = style.values.style(lineLimit: nil, isRightToLeft: isRightToLeft)
            let words = "\(drawn.alignment) \(drawn.truncationMode)"
            values.append("\(alignment) \(isRightToLeft): \(words)")
          }
        }
        return values
      }
    }
    try record.list("copies") {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 4
      let (copy, other) = (style.copy() as? NSParagraphStyle, NSMutableParagraphStyle())
      let changed = style.mutableCopy() as? NSMutableParagraphStyle
      changed?.headIndent = 5
      other.setParagraphStyle(style)
      return [
        "\(copy == style) \(changed == style) \(other == style) \(style.isEqual(3))",
        changed.map { "\($0.values)" } ?? "none",
      ]
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of attributed strings are what they were`() throws {
    var record = ViewRecord("attributed-strings", in: [.large])
    try record.list("to and fro") {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.systemRed, .kern: 1,
        .tracking: 2.5 as Float, .underlineStyle: 9, .strikethroughStyle: 1.0, .baselineOffset: -3,
        .paragraphStyle: style, .link: "left out",
      ]
      var text = AttributedString("One ", attributes: AttributeContainer(attributes))
      text += AttributedString("two")
      let shown = NSAttributedString(text)
      var values = ["\(shown.length)"]
      for place in [0, 5] {
        let found = shown.attributes(at: place, effectiveRange: nil)
        for (key, value) in found.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          let words = (value as? NSParagraphStyle).map { "\($0.values)" } ?? "\(value)"
          values.append("\(place) \(key.rawValue): \(value is UIColor ? "colour" : words)")
        }
      }
      return values
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of rectangles and insets are what they were`() throws {
    var record = ViewRecord("rectangles", in: [.large])
    try record.list("rounded") {
      let rects = [
        CGRect(x: 1.2, y: -3.7, width: 10.5, height: 0.16),
        CGRect(x: 0.5, y: 1.5, width: 0.5, height: 2.5),
        CGRect(x: 10, y: 20, width: -3, height: -4),
        CGRect(x: CGFloat.nan, y: 1e9, width: -CGFloat.infinity, height: 1),
      ]
      var values: [String] = []
      for rect in rects.map(\.sanitized) {
        values.append(rect.onRecord)
        for scale: CGFloat in [1, 2, 3] {
          let (size, up) = (rect.size.rounded(to: scale), rect.size.roundedUp(to: scale))
          values.append("\(rect.rounded(to: scale).onRecord), \(size.onRecord), \(up.onRecord)")
        }
      }
      return values
    }
    try record.list("inset") {
      let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
      let directed = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40)
      return [
        rect.inset(by: insets).onRecord, "\(insets.directional(isRightToLeft: false))",
        "\(insets.directional(isRightToLeft: true))", "\(directed.insets(isRightToLeft: false))",
        "\(directed.insets(isRightToLeft: true))",
      ]
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of layouts are what they were`() throws {
    typealias Configuration = UIButton.Configuration
    let sizes: [Configuration.Size] = [.mini, .small, .medium, .large]
    let corners: [Configuration.CornerStyle] = [
      .fixed, .dynamic, .small, .medium, .large, .capsule,
    ]
    var record = ViewRecord("constants", in: RecordedLook.directions)
    try record.list("buttons", in: [.large]) {
      var values: [String] = []
      for size in sizes {
        var configuration = Configuration.plain()
        configuration.buttonSize = size
        values.append("\(size): \(configuration.contentInsets), \(configuration.titleStyle)")
      }
      for corner in corners {
        var configuration = Configuration.filled()
        configuration.cornerStyle = corner
        for height: CGFloat in [0, 10, 44] {
          values.append("\(corner), \(height) pt high: \(configuration.radius(height: height))")
        }
      }
      return values
    }
    try record.list("margins") {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets.top = 7
      let views: [UIView] = [
        UIView(), controller.view,
        UITableViewCell(style: .default, reuseIdentifier: nil).contentView,
        UITableViewHeaderFooterView(reuseIdentifier: nil).contentView, UIStackView(),
        UIScrollView(),
      ]
      return views.map { view in
        "\(view.layoutMargins), \(view.directionalLayoutMargins), \(view.safeAreaInsets)"
      }
    }
    try record.list("natural sizes") {
      let views: [UIView] = [
        UIView(), UILabel(), UIButton(type: .system), UITextField(), UITextView(), UISwitch(),
        UISlider(), UIStepper(), UIProgressView(), UIActivityIndicatorView(), UIPageControl(),
        UISegmentedControl(), UIPickerView(), UISearchBar(), UIImageView(),
        UIStackView(), UIScrollView(), UITableView(), UITabBar(), UIToolbar(), UINavigationBar(),
        UIVisualEffectView(),
      ]
      return views.map { view in
        let (natural, fitting) = (
          view.intrinsicContentSize, view.sizeThatFits(CGSize(width: 99, height: 77))
        )
        let priorities = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
          [
            view.contentHuggingPriority(for: axis).rawValue,
            view.contentCompressionResistancePriority(for: axis).rawValue,
          ]
        }
        let sizes = "\(view.frame.onRecord): \(natural.onRecord), \(fitting.onRecord)"
        return "\(type(of: view)) \(sizes), \(priorities)"
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of content types are what they were`() throws {
    let names = [
      "item", "content", "data", "directory", "folder", "url", "file-url", "text", "plain-text",
      "utf8-plain-text", "html", "xml", "json", "rtf", "comma-separated-values-text", "image",
      "png", "jpeg", "heic", "tiff", "svg-image", "audiovisual-content", "movie", "video", "mpeg-4",
      "audio", "mp3", "archive", "zip-archive",
    ].map { "public.\($0)" }
    let all =
      names + [
        "com.compuserve.gif", "org.webmproject.webp", "com.adobe.pdf", "com.apple.quicktime-movie",
        "com.apple.property-list", "com.example.own",
      ]
    var record = ViewRecord("content-types", in: [.large])
    try record.list("known") {
      let types = all.compactMap { UTType($0) }
      return types.map { type in
        let others = types.filter { type.conforms(to: $0) && !type.isSubtype(of: $0) }
        let parents = types.filter { type.isSubtype(of: $0) }
        return "\(type.identifier) .\(type.preferredFilenameExtension ?? "") "
          + "\(type.preferredMIMEType ?? "none") \(others.map(\.identifier)) "
          + "in \(parents.map(\.identifier))"
      }
    }
    try record.list("found") {
      let found = ["txt", "JPG", "htm", "png", "own", ""].map { UTType(filenameExtension: $0) }
      let mimes = ["image/png", "text/html", "none"].map { UTType(mimeType: $0) }
      let own = UTType(exportedAs: "com.example.own", conformingTo: .image)
      return (found + mimes + [own, UTType(importedAs: "com.example.other")]).map { type in
        "\(type?.identifier ?? "none") \(type?.conforms(to: .data) == true) "
          + "\(type?.conforms(to: .image) == true)"
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}

/// Numbers that look drawn by lot, and are the same in each run.
private struct Lot {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  /// A rule of up to three of six variables.
  mutating func rule(_ tag: Int) -> ConstraintRule {
    var sum = LinearSum(constant: Double(number(below: 200) - 100))
    for _ in 0..<(1 + number(below: 3)) {
      let factor: Double = [-2, -1, 1, 1, 2][number(below: 5)]
      sum.add(LinearSum(variable: number(below: 6)), times: factor)
    }
    let priority: Double = [1000, 1000, 750, 250, 50][number(below: 5)]
    let relation: ConstraintRule.Relation = number(below: 2) == 0 ? .zero : .notNegative
    return ConstraintRule(sum, relation, priority: priority, tag: tag)
  }
}

@Suite struct `Solved rules on record` {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `have the values that they had`(seed: UInt64) throws {
    var lot = Lot(seed)
    var lines: [String] = []
    for number in 0..<30 {
      var rules: [ConstraintRule] = []
      for tag in 0..<(3 + lot.number(below: 9)) { rules.append(lot.rule(tag)) }
      var components = ConstraintComponents(variableCount: 6)
      lines.append("problem \(number)")
      for component in components.components(of: rules) {
        let solved = component.solved()
        let values = solved.values.map(\.onRecord).joined(separator: " ")
        lines.append("  \(component.variables): \(values), broken \(solved.broken)")
      }
    }
    let difference = try RecordedText("rules-\(seed)").difference(from: lines)
    #expect(difference == nil)
  }
}
