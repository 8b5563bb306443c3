import DynamicType

/// The suite that comes with the repository: a Latin proof in every style at every size, a body
/// ramp in each script of `Fonts/`, and one for each way of setting a text.
public enum BuiltInSuite {
  /// The name of the suite and of its folder.
  public static let name = "proof"

  /// The stand-in for the system font, and a face for each script that it lacks.
  public static let systemFont = SystemFont(
    "Inter/InterVariable.ttf", monospaced: "JetBrainsMono/JetBrainsMono-Regular.ttf",
    cascade: FontCascade([
      FontCascade.Rule(
        scripts: ["Arab"], language: "ur",
        fonts: ["NotoNastaliqUrdu/NotoNastaliqUrdu-Regular.ttf"]),
      FontCascade.Rule(scripts: ["Arab"], fonts: ["NotoSansArabic/NotoSansArabic-Regular.ttf"]),
      FontCascade.Rule(scripts: ["Hebr"], fonts: ["NotoSansHebrew/NotoSansHebrew-Regular.ttf"]),
      FontCascade.Rule(
        scripts: ["Deva"], fonts: ["NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"]),
      FontCascade.Rule(scripts: ["Thai"], fonts: ["NotoSansThai/NotoSansThai-Regular.ttf"]),
      FontCascade.Rule(scripts: ["Laoo"], fonts: ["NotoSansLao/NotoSansLao-Regular.ttf"]),
      FontCascade.Rule(scripts: ["Khmr"], fonts: ["NotoSansKhmer/NotoSansKhmer-Regular.ttf"]),
      FontCascade.Rule(scripts: ["Mymr"], fonts: ["NotoSansMyanmar/NotoSansMyanmar-Regular.ttf"]),
      FontCascade.Rule(
        scripts: ["Tibt"], fonts: ["NotoSerifTibetan/NotoSerifTibetan-Regular.ttf"]),
      FontCascade.Rule(
        scripts: ["Hira", "Kana"], fonts: ["BIZUDPGothic/BIZUDPGothic-Regular.ttf"]),
      FontCascade.Rule(
        scripts: ["Hani"], language: "ja", fonts: ["BIZUDPGothic/BIZUDPGothic-Regular.ttf"]),
      FontCascade.Rule(
        scripts: ["Hani", "Bopo"], fonts: ["WenQuanYiMicroHei/WenQuanYiMicroHei-Regular.ttf"]),
      FontCascade.Rule(scripts: ["Hang"], fonts: ["TypeproofHangul/TypeproofHangul-Regular.ttf"]),
      FontCascade.Rule(fonts: ["NotoColorEmoji/NotoColorEmoji.ttf"]),
    ]))

  /// The font files of the suite. A folder without one of them belongs to another project.
  package static var fontFiles: Set<String> {
    let font = systemFont
    return Set(
      [font.name, font.monospaced].compactMap(\.self) + font.cascade.rules.flatMap(\.fonts))
  }

  /// The declared matrix.
  public static func spec() throws(SuiteSpecError) -> SuiteSpec {
    try SuiteSpec(name: name, ramps: plainRamps + settingRamps)
  }

  /// The ramps without attributes and paragraph style, which can be compared with other programs.
  package static var plainRamps: [RampSpec] { latinRamps + scriptRamps }

  /// The Latin proof in all styles at 2x, and in body and footnote at 1x and 3x too.
  private static var latinRamps: [RampSpec] {
    let all = TextStyle.allCases.map { ($0, DisplayScale.x2) }
    let more = [TextStyle.body, .footnote].flatMap { [($0, DisplayScale.x1), ($0, .x3)] }
    return (all + more).map { style, scale in
      RampSpec(suite: name, style: style, sample: latin, scale: scale)
    }
  }

  package static let latin = Sample("latin", text: ProofingTexts.latin, language: "en")

  private static let scripts = [
    Sample("diacritics", text: ProofingTexts.diacritics, language: "mul"),
    Sample("vietnamese", text: ProofingTexts.vietnamese, language: "vi"),
    Sample("greek", text: ProofingTexts.greek, language: "el"),
    Sample("cyrillic", text: ProofingTexts.cyrillic, language: "ru"),
    Sample("arabic", text: ProofingTexts.arabic, language: "ar"),
    Sample("urdu", text: ProofingTexts.urdu, language: "ur"),
    Sample("hebrew", text: ProofingTexts.hebrew, language: "he"),
    Sample("devanagari", text: ProofingTexts.devanagari, language: "hi"),
    Sample("thai", text: ProofingTexts.thai, language: "th"),
    Sample("lao", text: ProofingTexts.lao, language: "lo"),
    Sample("khmer", text: ProofingTexts.khmer, language: "km"),
    Sample("burmese", text: ProofingTexts.burmese, language: "my"),
    Sample("tibetan", text: ProofingTexts.tibetan, language: "bo"),
    Sample("japanese", text: ProofingTexts.japanese, language: "ja"),
    Sample("chinese", text: ProofingTexts.chinese, language: "zh-Hans"),
    Sample("korean", text: ProofingTexts.korean, language: "ko"),
    Sample("emoji", text: ProofingTexts.emoji, language: "en"),
    Sample("mixed-directions", text: ProofingTexts.mixedDirections),
  ]

  private static var scriptRamps: [RampSpec] {
    scripts.map { RampSpec(suite: name, style: .body, sample: $0) }
  }
}

/// A suite whose lines end differently in Unicode 16.0 and 15.0, to test reports of such drift with
/// real libraries. The suite `proof` has no such line.
public enum LineBreakSuite {
  /// The name of the suite and of its folder.
  public static let name = "breaks"

  /// The declared matrix; its system font is `BuiltInSuite.systemFont`.
  public static func spec() throws(SuiteSpecError) -> SuiteSpec {
    try SuiteSpec(
      name: name,
      ramps: [
        RampSpec(
          suite: name, style: .body,
          sample: Sample("maqaf", text: ProofingTexts.maqaf, language: "he"))
      ])
  }
}
