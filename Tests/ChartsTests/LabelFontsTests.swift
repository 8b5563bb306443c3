import Snapshots
import TextEngine
import Testing

@testable import Charts

@Suite struct `Words of a picture` {
  /// A setter whose own font is one of the repository's, and all others lend.
  private func setter(_ own: String) throws -> SpecimenSetter {
    let folder = testFontsFolder
    let (fonts, name) = FontFolder.holding(folder + "/" + own)
    return try SpecimenSetter(
      fonts: fonts, systemFont: SystemFont(name), others: [try FontFolder(path: folder)])
  }

  private func families(of label: String, by setter: SpecimenSetter) throws -> Set<String> {
    let frame = try setter.frame(of: label, in: .strongLabel)
    #expect(frame.missingCharacters == [])
    return Set(frame.lines.flatMap(\.runs).map(\.face.names.family))
  }

  @Test func `are set in one font where the system's has no Latin letters`() throws {
    let setter = try setter("NotoSansArabic/NotoSansArabic-Regular.ttf")
    #expect(try families(of: "Body 17/22", by: setter) == ["Inter Variable"])
    #expect(try families(of: "AX5", by: setter) == ["Inter Variable"])
    #expect(try setter.labelFamily() == "Inter Variable")
    #expect(
      try families(of: "عنوان", by: setter).isDisjoint(with: ["Inter Variable"]))
  }

  @Test func `stay in the system's font where that has them`() throws {
    let setter = try setter("JetBrainsMono/JetBrainsMono-Regular.ttf")
    #expect(try families(of: "Body 17/22", by: setter) == ["JetBrains Mono"])
  }

  @Test func `in other scripts are set in a font that has those`() throws {
    let setter = try setter("JetBrainsMono/JetBrainsMono-Regular.ttf")
    #expect(
      try families(of: "Body ตัว", by: setter) == ["JetBrains Mono", "Noto Sans Thai"])
    // Two scripts that no one font has.
    #expect(
      try families(of: "ตัว ខ្មែរ", by: setter).isSuperset(
        of: ["Noto Sans Thai", "Noto Sans Khmer"]))
  }

  @Test func `that no font has are told`() throws {
    let setter = try setter("JetBrainsMono/JetBrainsMono-Regular.ttf")
    #expect(throws: NoFontHere.forLabel("a 𓀀", lacking: ["\u{13000}"])) {
      try setter.frame(of: "a 𓀀", in: .label)
    }
    #expect(
      NoFontHere.forLabel("a 𓀀", lacking: ["\u{13000}"]).description
        == "No font here has U+13000 of “a 𓀀”. Add one to the folder of fonts.")
  }
}
