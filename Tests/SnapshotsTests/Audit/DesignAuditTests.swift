import Snapshots
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

private let serif = "NotoSerif/NotoSerif-Regular.ttf"
private let mono = "JetBrainsMono/JetBrainsMono-Regular.ttf"

/// Apple's own styles in Inter, and a sound style of a design system, into which one bug at a time is
/// planted.
@Suite struct `An audit of texts as they are laid out` {
  private let fonts: FontFolder
  private let cascade = SystemFont(
    Bench.inter,
    cascade: FontCascade([FontCascade.Rule(fonts: ["NotoSansThai/NotoSansThai-Regular.ttf"])]))

  init() throws { fonts = try FontFolder(path: Bench.fontsPath) }

  private func style(_ change: (inout TypeStyle) -> Void = { _ in }) -> TypeStyle {
    var style = TypeStyle(
      "Text", family: Bench.inter, size: 17, curve: .textStyle(.body),
      attributes: TextAttributes(tracking: .em(0.01)))
    change(&style)
    return style
  }

  private func report(
    _ style: TypeStyle, text: AttributedText = "Checkout", language: String? = "en",
    systemFont: SystemFont? = nil, exemptions: [AuditExemption] = [],
    _ change: (inout RampSpec) -> Void = { _ in }
  ) throws -> AuditReport {
    let ramp = try style.ramp(
      suite: "audit", sample: Sample("checkout", text: text, language: language), change)
    return try DesignAudit(
      of: [DesignAudit.Subject(style, ramps: [ramp])], exemptions: exemptions, fonts: fonts,
      systemFont: systemFont ?? SystemFont(Bench.inter), jobs: 2
    ).report()
  }

  /// What is found beside a custom face's not heeding Bold Text, as none does by itself.
  private func rules(
    _ style: TypeStyle, text: AttributedText = "Checkout", language: String? = "en",
    systemFont: SystemFont? = nil, _ change: (inout RampSpec) -> Void = { _ in }
  ) throws -> [AuditRule] {
    try report(style, text: text, language: language, systemFont: systemFont, change)
      .findings.standing.map(\.rule).filter { $0 != .boldTextIgnored }
  }

  @Test func `finds nothing bad in Apple's own styles`() throws {
    let subjects = try TextStyle.allCases.map { textStyle in
      let style = TypeStyle(textStyle)
      return DesignAudit.Subject(
        style,
        ramps: [
          try style.ramp(
            suite: "audit",
            sample: Sample("fox", text: "The quick brown fox jumps over a lazy dog", language: "en")
          ) { _ in }
        ])
    }
    let report = try DesignAudit(
      of: subjects, fonts: fonts, systemFont: SystemFont(Bench.inter), jobs: 2
    ).report()
    #expect(report.trouble == [])
    #expect(report.findings.standing.filter { $0.severity > .note } == [])
    #expect(report.styleCount == 13)
    #expect(report.frameCount == 13 * 14)
  }

  @Test func `finds nothing in a sound style`() throws {
    #expect(try rules(style()) == [])
  }

  @Test func `finds text left out, and where`() throws {
    let report = try report(
      style { $0.paragraph.lineLimit = 1 }, text: "Proceed to the checkout and pay")
    let finding = try #require(report.findings.standing.first)
    #expect(finding.rule == .truncated)
    #expect(finding.severity == .error)
    #expect(finding.place.sample == "checkout (en)")
    #expect(finding.place.width == 343)
    #expect(finding.place.line == 1)
    #expect(finding.place.categories.first == .accessibilityMedium)
    #expect(finding.place.categories.last == .accessibilityExtraExtraExtraLarge)
    #expect(finding.words.hasPrefix("at AX1 line 1 truncates “"))
  }

  @Test func `finds ink that is cut off`() throws {
    #expect(
      try rules(style { $0.lineHeight = .fixed(10) }, text: "ÅÉg") == [.clippedLine])
  }

  @Test func `finds nothing in ink that is cut off by less than half a pixel`() throws {
    // InterVariable: H is 1490 units of 2048 high, and the descent 494; 17 pt at 2x.
    let height = 17 * (1490 + 494) / 2048.0
    func rules(_ cut: Double) throws -> [AuditRule] {
      try self.rules(style { $0.lineHeight = .fixed(Points(height - cut)) }, text: "H") {
        $0.categories = [.large]
      }
    }
    #expect(try rules(0.24) == [])
    #expect(try rules(0.26) == [.clippedLine])
  }

  @Test func `finds words broken, and lines of few letters`() throws {
    #expect(
      try rules(style(), text: "Donaudampfschifffahrtsgesellschaft").contains(.brokenWord))
    #expect(
      try rules(style(), text: "One two three four five six") { $0.width = 60 }
        .contains(.fewCharactersPerLine))
  }

  @Test func `finds what takes back what the reader chose`() throws {
    #expect(
      try rules(
        style {
          $0.paragraph.lineLimit = 1
          $0.paragraph.minimumScaleFactor = 0.1
        }, text: "Proceed to the checkout and pay there in cash"
      ) == [.shrunkBelowChoice])
  }

  @Test func `finds lines whose ink meets`() throws {
    // Marks above each other leave the height that the face asks for.
    let marked: AttributedText = "ggg\nA\u{302}\u{302}\u{302}\u{302}"
    #expect(try rules(style(), text: marked) == [.leadingTooTight])
  }

  @Test func `finds lines lower than their ink once, though they meet as well`() throws {
    #expect(
      try rules(style { $0.paragraph.lineHeightMultiple = 0.7 }, text: "gggg\nÅÅÅÅ")
        == [.clippedLine])
  }

  @Test func `finds letters no font has`() throws {
    #expect(try rules(style(), text: "ab \u{1B83}") == [.tofu])
  }

  @Test func `finds the first letter that falls back, after figures and from the right`() throws {
    let others = SystemFont(
      Bench.inter,
      cascade: FontCascade(fonts: [
        "NotoSansThai/NotoSansThai-Regular.ttf", "NotoSansArabic/NotoSansArabic-Regular.ttf",
      ]))
    func range(_ text: String) throws -> Range<Int>? {
      try report(style(), text: AttributedText(text), systemFont: others)
        .findings.standing.first { $0.rule == .silentFallback }?.place.range
    }
    // A Thai figure of three bytes, then letters; and two words of Arabic.
    #expect(try range("๑ไทย") == 3..<6)
    #expect(try range("سعر اليوم") == 0..<2)
    #expect(try range("๑๒๓") == nil)
  }

  @Test func `finds nothing in letters whose script has a face that is named for it`() throws {
    let named = SystemFont(
      Bench.inter,
      cascade: FontCascade([
        FontCascade.Rule(scripts: ["Thai"], fonts: ["NotoSansThai/NotoSansThai-Regular.ttf"])
      ]))
    #expect(try rules(style(), text: "Type ไทย", language: "th", systemFont: named) == [])
  }

  @Test func `counts a letter as wide as high for two`() throws {
    // Four letters of 17 pt count for the eight that a line should have room for.
    let japanese = SystemFont(
      Bench.inter,
      cascade: FontCascade([
        FontCascade.Rule(scripts: ["Jpan"], fonts: ["BIZUDPGothic/BIZUDPGothic-Regular.ttf"])
      ]))
    func rules(_ width: Points) throws -> [AuditRule] {
      try self.rules(
        style { $0.attributes.tracking = nil }, text: "春夏秋冬花草山水春夏秋冬花草山水", language: "ja",
        systemFont: japanese
      ) {
        $0.width = width
        $0.categories = [.large]
      }
    }
    #expect(try rules(4 * 17 + 1) == [])
    #expect(try rules(4 * 17 - 1) == [.fewCharactersPerLine])
  }

  @Test func `tells what is the same in all texts once, at the place they share`() throws {
    let style = style { ($0.family, $0.attributes.weight) = (mono, .bold) }
    let ramps = try ["One", "Two"].map { name in
      try style.ramp(suite: "audit", sample: Sample(name, text: "Sum", language: "en")) {
        $0.width = 200
      }
    }
    let found = try DesignAudit(
      of: [DesignAudit.Subject(style, ramps: ramps)], fonts: fonts,
      systemFont: SystemFont(Bench.inter), jobs: 1
    ).report().findings.standing.filter { $0.rule == .weightLost }
    #expect(found.count == 1)
    #expect(found.first?.place.sample == nil)
    #expect(found.first?.place.width == 200)
    #expect(found.first?.place.categories == ContentSizeCategory.allCases)
  }

  @Test func `finds a font of fixed size in a style that grows`() throws {
    let report = try report(style()) { $0.font = .fixed(Bench.inter, size: 17) }
    let finding = try #require(report.findings.standing.first { $0.rule == .fixedFont })
    #expect(finding.words == "its font stays 17 pt instead of following the body curve")
    #expect(try rules(style { $0.curve = .fixed }) == [.noScaling])
  }

  @Test func `finds letters that fall back on another face without a word`() throws {
    let report = try report(style(), text: "Type ไทย", language: "th", systemFont: cascade)
    let finding = try #require(
      report.findings.standing.first { $0.rule == .silentFallback })
    #expect(finding.place.range == 5..<8)
    #expect(
      finding.words
        == "at XS “ไ” is set in Noto Sans Thai, because the style's face lacks it and no fallback "
        + "names its script")
    #expect(
      try rules(style { $0.family = nil }, text: "Type ไทย", language: "th", systemFont: cascade)
        == [])
  }

  @Test func `finds a weight and a slant that the face has not`() throws {
    #expect(
      try rules(style { ($0.family, $0.attributes.weight) = (mono, .bold) }) == [.weightLost])
    #expect(
      try rules(style { ($0.family, $0.attributes.traits) = (mono, .italic) })
        == [.syntheticStyle])
  }

  @Test func `finds that Bold Text changes nothing`() throws {
    let custom = try report(style()).findings.standing
    #expect(custom.map(\.rule) == [.boldTextIgnored])
    #expect(try report(TypeStyle(.body)).findings.standing.map(\.rule) == [])
  }

  @Test func `finds what stays while the text grows`() throws {
    #expect(try rules(style { $0.attributes.tracking = .points(1) }) == [.trackingInPoints])
    #expect(try rules(style { $0.attributes.opticalSizing = .fixed(14) }) == [.opticalSizeFrozen])
    #expect(try rules(style { $0.paragraph.lineSpacing = 4 }) == [.unscaledSpacing])
  }

  @Test func `finds text that does not follow, and runs left behind`() throws {
    #expect(try rules(style { $0.update = .never }).contains(.notFollowing))
    let run = AttributedText(
      "12 €", TextAttributes(font: .custom(Bench.inter, size: 20)))
    let report = try report(style(), text: "Sum " + run)
    let finding = try #require(
      report.findings.standing.first { $0.rule == .attributedRunLeftBehind })
    #expect(finding.place.range == 4..<10)
    #expect(finding.words == "“12 €” stays 20 pt while the text around it grows")
  }

  @Test func `finds low contrast, by size and weight`() throws {
    // #949494 on white is 3.03 : 1, and #767676 is 4.54 : 1 (WebAIM's contrast checker).
    func rules(_ level: UInt8, size: Points) throws -> [AuditRule] {
      try self.rules(style { ($0.size, $0.curve) = (size, .textStyle(.body)) }) {
        $0.color = RGBAColor(red: level, green: level, blue: level)
        $0.categories = [.large]
      }.filter { $0 == .lowContrast }
    }
    #expect(try rules(0x94, size: 17) == [.lowContrast])
    #expect(try rules(0x94, size: 24) == [])
    #expect(try rules(0x95, size: 24) == [.lowContrast])
    #expect(try rules(0x76, size: 17) == [])
    #expect(try rules(0x77, size: 17) == [.lowContrast])
  }

  @Test func `tells what is switched off apart`() throws {
    let exemption = try AuditExemption(.boldTextIgnored, reason: "The face has one weight.")
    let report = try report(style(), exemptions: [exemption])
    #expect(report.findings.standing == [])
    #expect(report.findings.exempted.map(\.exemption) == [exemption])
    #expect(report.count(of: .warning) == 0)
  }

  @Test func `goes on after a text that cannot be laid out, and tells it`() throws {
    let report = try report(style { $0.family = "Missing" })
    #expect(report.trouble.count == 12)
    #expect(report.trouble.first?.hasPrefix("audit/text/checkout.xs@2x: ") == true)
  }

  @Test func `is the same on one thread and on several`() throws {
    let subjects = try ["Summe", "gjpq ÅÉ", "日本"].map { text in
      let style = style {
        $0.name = text; $0.paragraph.lineLimit = 1
      }
      return DesignAudit.Subject(
        style,
        ramps: [try style.ramp(suite: "audit", sample: Sample("s", text: text)) { $0.width = 60 }])
    }
    func report(jobs: Int) throws -> AuditReport {
      try DesignAudit(
        of: subjects, fonts: fonts, systemFont: SystemFont(Bench.inter), jobs: jobs
      ).report()
    }
    #expect(try report(jobs: 1) == report(jobs: 3))
  }
}
