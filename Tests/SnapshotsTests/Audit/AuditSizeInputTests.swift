import Snapshots
import DynamicType
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

@Suite struct `Absurd sizes under audit` {
  private let text = TypeStyle("Text", family: "Inter", size: 16, curve: .textStyle(.body))

  @Test(arguments: [Points(.nan), Points(.infinity), Points(-.infinity), 0, -12])
  func `are refused where they were seen`(_ size: Points) {
    #expect {
      try ObservedSizes(text, sizes: [.large: 16, .accessibilityMedium: size])
    } throws: { error in
      "\(error)"
        == "The size seen at AX1 of the style “Text” is \(size) pt. Give a number of points above zero."
    }
  }

  @Test(arguments: [Points(.nan), Points(.infinity), 0, -12])
  func `are refused where they are meant`(_ size: Points) {
    let changes: [(String, (inout TypeStyle) -> Void)] = [
      ("The size", { $0.size = size }), ("The minimum", { $0.minimum = size }),
      ("The maximum", { $0.maximum = size }),
      (
        "The size at XS",
        { $0.curve = .table(SizeTable([.large: 16], missing: .useDefault(size))) }
      ),
    ]
    for (name, change) in changes {
      var style = text
      change(&style)
      #expect {
        try SizeAudit().findings(in: [style])
      } throws: { error in
        "\(error)"
          == "\(name) of the style “Text” is \(size) pt. Give a number of points above zero."
      }
    }
  }

  @Test(arguments: [Points(.nan), 0])
  func `are refused as line heights`(_ height: Points) {
    #expect {
      try ObservedSizes(text, sizes: [.large: 16], lineHeights: [.large: height])
    } throws: { error in
      "\(error)".hasPrefix("The line height seen at L of the style “Text” is \(height) pt.")
    }
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1])
  func `are refused as factors`(_ factor: Double) {
    var style = text
    style.curve = .factor(factor)
    #expect {
      try SizeAudit().findings(in: [style])
    } throws: { error in
      "\(error)".hasPrefix("The style “Text” has no size: Text cannot be scaled by")
    }
  }

  @Test func `are refused as bounds that cross`() {
    var style = text
    style.minimum = 20
    style.maximum = 18
    #expect {
      try SizeAudit().findings(in: [style])
    } throws: { error in
      "\(error)" == """
        The style “Text” has a minimum of 20 pt and a maximum of 18 pt. Give a maximum above the \
        minimum.
        """
    }
    style.minimum = nil
    style.maximum = 15
    #expect {
      try SizeAudit().findings(in: [style])
    } throws: { error in
      "\(error)" == """
        The style “Text” is 16 pt at Large, but its maximum is 15 pt. Give a maximum above its size.
        """
    }
  }

  @Test(arguments: [Points(5e-324), 1e-300, 1e300, Points(.greatestFiniteMagnitude)])
  func `are told in words where they are numbers`(_ size: Points) throws {
    let flat = try ObservedSizes(text) { _ in size }
    #expect(SizeAudit().findings(in: [flat]).contains { $0.rule == .noScaling })
    let jump = try ObservedSizes(text) { $0 > .large ? size : 16 }
    #expect(!SizeAudit().findings(in: [jump]).isEmpty)
    let fall = try ObservedSizes(text) { $0 > .large ? 16 : size }
    #expect(!SizeAudit().findings(in: [fall]).isEmpty)
  }

  @Test func `at no category at all are nothing to tell of`() throws {
    #expect(SizeAudit().findings(in: [try ObservedSizes(text, sizes: [:])]) == [])
    #expect(SizeAudit().findings(in: [ObservedSizes]()) == [])
  }

  /// Numbers that only look like chance, the same at each run (Knuth's multiplier).
  private struct Numbers {
    var state: UInt64
    mutating func size() -> Points {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Points(Double(state >> 40) / 65536 * 0.75 + 0.25)
    }
  }

  @Test(arguments: UInt64(1)...50)
  func `of any kind never stop the audit, and are told in one order`(_ seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    var observed: [ObservedSizes] = []
    for style in AuditDesignSystem.styles {
      var sizes: [ContentSizeCategory: Points] = [:]
      for category in ContentSizeCategory.allCases where numbers.size() > 20 {
        sizes[category] = numbers.size()
      }
      observed.append(try ObservedSizes(style, sizes: sizes))
    }
    for platform in Platform.allCases {
      let audit = SizeAudit(platform: platform)
      let findings = audit.findings(in: observed)
      #expect(findings == audit.findings(in: observed))
      let places = findings.map { finding in
        observed.firstIndex { $0.style.name == finding.place.style } ?? -1
      }
      #expect(places == places.sorted())
      #expect(findings.allSatisfy { $0.place.categories == $0.place.categories.sorted() })
    }
  }

  @Test func `give the same findings in whatever order they come`() throws {
    let sizes: [(ContentSizeCategory, Points)] = Array(
      zip(ContentSizeCategory.allCases, [10, 11, 9, 16, 19, 17, 28, 8, 53, 76, 4, 127]))
    let expected = SizeAudit().findings(in: [
      try ObservedSizes(text, sizes: Dictionary(uniqueKeysWithValues: sizes))
    ])
    #expect(!expected.isEmpty)
    for turn in 1..<sizes.count {
      // Another capacity and order of insertion, so another order of the dictionary.
      var turned = [ContentSizeCategory: Points](minimumCapacity: turn * 16)
      for (category, size) in sizes[turn...] + sizes[..<turn] { turned[category] = size }
      #expect(SizeAudit().findings(in: [try ObservedSizes(text, sizes: turned)]) == expected)
    }
  }
}
