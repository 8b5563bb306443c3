import Snapshots
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `What is told of a family that a project puts together` {
  private static let serif = "NotoSerif/NotoSerif-Regular.ttf"
  private static let mono = "JetBrainsMono/JetBrainsMono-Regular.ttf"

  private static func face(
    _ file: String, _ weight: FontWeight? = nil, wght: Double? = nil
  ) -> DeclaredFamily.Face {
    DeclaredFamily.Face(
      file, weight: weight,
      axes: wght.map { [VariationSetting(axis: .weight, value: $0)] } ?? [])
  }

  private func sentences(
    from old: [DeclaredFamily.Face], to new: [DeclaredFamily.Face],
    weight: FontWeight? = nil, asking asked: String = "Brand"
  ) throws -> [String] {
    let bench = try Bench()
    func folder(_ faces: [DeclaredFamily.Face]) throws -> FontFolder {
      try FontFolder(path: bench.fonts.path, families: [DeclaredFamily("Brand", faces: faces)])
    }
    func head(in fonts: FontFolder, _ weight: FontWeight?) -> GoldenHead {
      var ramp = Bench.word("19", font: .fixed(asked, size: 17))
      ramp.attributes.weight = weight
      return GoldenHead(of: ramp, systemFont: bench.systemFont, fonts: fonts)
    }
    let fonts = try folder(new)
    return try head(in: fonts, weight).changes(since: head(in: folder(old), nil)) { head in
      InputsOnRecord(head, of: Bench.word().name, at: .large, fonts: fonts)?.faces
    }.sentences
  }

  @Test func `no weight hides that the face for it was exchanged`() throws {
    let regular = Self.face(Self.serif, .regular)
    #expect(
      try sentences(
        from: [regular, Self.face(Self.mono, .bold)], to: [regular, Self.face(Bench.inter, .bold)],
        weight: .bold) == [
          "the family “Brand” has \(Bench.inter) as weight 700, had \(Self.mono) as weight 700",
          "weight is 700, was the font’s own",
        ])
  }

  @Test func `no weight hides that a face counts as another`() throws {
    let regular = Self.face(Self.serif, .regular)
    #expect(
      try sentences(
        from: [regular, Self.face(Self.mono, .light)], to: [regular, Self.face(Self.mono, .bold)],
        weight: .bold) == [
          "\(Self.mono) counts as weight 700, counted as 300", "weight is 700, was the font’s own",
        ])
  }

  @Test(arguments: [
    ([face(serif)], [face(serif), face(mono)], "the family “Brand” also has \(mono)"),
    ([face(serif), face(mono)], [face(serif)], "the family “Brand” no longer has \(mono)"),
    (
      [face(serif), face(mono)], [face(mono), face(serif)],
      "the faces of “Brand” are in the order \(mono), \(serif), were \(serif), \(mono)"
    ),
    (
      [face(Bench.inter, wght: 400)], [face(Bench.inter, wght: 850)],
      "the family uses \(Bench.inter) at wght=850, was at wght=400"
    ),
  ])
  func `each way to put it together otherwise has its words`(
    old: [DeclaredFamily.Face], new: [DeclaredFamily.Face], sentence: String
  ) throws {
    #expect(try sentences(from: old, to: new) == [sentence])
  }

  @Test func `a family that no text asks for tells nothing`() throws {
    #expect(
      try sentences(from: [Self.face(Self.serif)], to: [Self.face(Self.mono)], asking: Bench.inter)
        == [])
  }

  @Test func `a line of a head reads back as the face that it tells`() {
    let family = DeclaredFamily(
      "A | B",
      faces: [
        Self.face("x | y.ttf"), Self.face("b.ttf", .bold), Self.face("c.ttf", wght: 612.5),
        Self.face("d.ttf", .black, wght: 900),
      ])
    #expect([DeclaredFamily](faceLines: [family].faceLines) == [family])
    #expect([DeclaredFamily](faceLines: ["A"]) == nil)
    #expect([DeclaredFamily](faceLines: ["A | b.ttf | weight heavy"]) == nil)
    #expect([DeclaredFamily](faceLines: ["A | b.ttf | wght=1 | more"]) == nil)
  }
}
