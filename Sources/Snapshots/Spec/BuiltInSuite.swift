import DynamicType

/// The suite that comes with the repository: a Latin proof in every style at every size, and a
/// body ramp in each script of `Fonts/`.
public enum BuiltInSuite {
  /// The suite's name, and its folder's.
  public static let name = "proof"

  /// The stand-in for the system font, below the fonts folder.
  public static let systemFont = "Inter/InterVariable.ttf"

  /// The declared matrix.
  public static func spec() throws(SuiteSpecError) -> SuiteSpec {
    try SuiteSpec(name: name, ramps: latinRamps + scriptRamps)
  }

  /// The Latin proof in all styles at 2x, and in body and footnote at 1x and 3x too.
  private static var latinRamps: [RampSpec] {
    let all = TextStyle.allCases.map { ($0, DisplayScale.x2) }
    let more = [TextStyle.body, .footnote].flatMap { [($0, DisplayScale.x1), ($0, .x3)] }
    return (all + more).map { style, scale in
      RampSpec(suite: name, style: style, sample: latin, scale: scale)
    }
  }

  private static let latin = Sample("latin", parts: ProofingTexts.latin, language: "en")

  /// A script's sample, and the face that is asked before the system's stand-in.
  private static let scripts: [(sample: Sample, face: String?)] = [
    (Sample("diacritics", text: ProofingTexts.diacritics, language: "mul"), nil),
    (Sample("vietnamese", text: ProofingTexts.vietnamese, language: "vi"), nil),
    (Sample("greek", text: ProofingTexts.greek, language: "el"), nil),
    (Sample("cyrillic", text: ProofingTexts.cyrillic, language: "ru"), nil),
    (
      Sample("arabic", text: ProofingTexts.arabic, language: "ar"),
      "NotoSansArabic/NotoSansArabic-Regular.ttf"
    ),
    (
      Sample("urdu", text: ProofingTexts.urdu, language: "ur"),
      "NotoNastaliqUrdu/NotoNastaliqUrdu-Regular.ttf"
    ),
    (
      Sample("hebrew", text: ProofingTexts.hebrew, language: "he"),
      "NotoSansHebrew/NotoSansHebrew-Regular.ttf"
    ),
    (
      Sample("devanagari", text: ProofingTexts.devanagari, language: "hi"),
      "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"
    ),
    (
      Sample("thai", text: ProofingTexts.thai, language: "th"),
      "NotoSansThai/NotoSansThai-Regular.ttf"
    ),
    (
      Sample("lao", text: ProofingTexts.lao, language: "lo"), "NotoSansLao/NotoSansLao-Regular.ttf"
    ),
    (
      Sample("khmer", text: ProofingTexts.khmer, language: "km"),
      "NotoSansKhmer/NotoSansKhmer-Regular.ttf"
    ),
    (
      Sample("burmese", text: ProofingTexts.burmese, language: "my"),
      "NotoSansMyanmar/NotoSansMyanmar-Regular.ttf"
    ),
    (
      Sample("tibetan", text: ProofingTexts.tibetan, language: "bo"),
      "NotoSerifTibetan/NotoSerifTibetan-Regular.ttf"
    ),
    (
      Sample("japanese", text: ProofingTexts.japanese, language: "ja"),
      "BIZUDPGothic/BIZUDPGothic-Regular.ttf"
    ),
    (
      Sample("chinese", text: ProofingTexts.chinese, language: "zh-Hans"),
      "WenQuanYiMicroHei/WenQuanYiMicroHei-Regular.ttf"
    ),
    (
      Sample("korean", text: ProofingTexts.korean, language: "ko"),
      "TypeproofHangul/TypeproofHangul-Regular.ttf"
    ),
  ]

  private static var scriptRamps: [RampSpec] {
    scripts.map { sample, face in
      RampSpec(suite: name, style: .body, sample: sample, font: .preferred(first: face))
    } + [
      RampSpec(
        suite: name, style: .body,
        sample: Sample("emoji", text: ProofingTexts.emoji, language: "en"),
        font: .preferred(fallback: ["NotoColorEmoji/NotoColorEmoji.ttf"])),
      RampSpec(
        suite: name, style: .body,
        sample: Sample("mixed-directions", text: ProofingTexts.mixedDirections),
        font: .preferred(fallback: [
          "NotoSansArabic/NotoSansArabic-Regular.ttf", "NotoSansHebrew/NotoSansHebrew-Regular.ttf",
        ])),
    ]
  }
}
