import DynamicType
import Imaging
import Snapshots
import TextEngine
import Testing

@testable import Projects

@Suite struct `The fonts of a project` {
  private let tree: ProjectTree

  init() throws {
    tree = try ProjectTree()
    try tree.copyFont("JetBrainsMono/JetBrainsMono-Regular.ttf", to: "Fonts/Mono.ttf")
    try tree.copyFont("Inter/InterVariable.ttf", to: "Fonts/Inter.ttf")
  }

  private func spec(
    _ families: [DeclaredFamily] = [], style: TypeStyle = TypeStyle(.body)
  ) -> ProjectSpec {
    ProjectSpec(
      suite: "shop", fonts: ProjectFonts(families: families, system: "Mono.ttf"),
      styles: [ProjectStyle(style)], samples: [ProjectSample("text", text: "Total")])
  }

  private func problems(_ spec: ProjectSpec) -> [ProjectProblem] {
    do {
      _ = try Project(spec, in: tree.path)
      return []
    } catch {
      return error.problems
    }
  }

  private func style(_ family: String, weight: FontWeight? = nil) -> TypeStyle {
    var style = TypeStyle("text", family: family, size: 17, curve: .textStyle(.body))
    style.attributes.weight = weight
    return style
  }

  private let brand = DeclaredFamily(
    "Brand",
    faces: [
      DeclaredFamily.Face("Mono.ttf", weight: .regular),
      DeclaredFamily.Face(
        "Inter.ttf", weight: .bold,
        axes: [VariationSetting(axis: .weight, value: 650)]),
    ])

  @Test func `are put together to families, whatever files call themselves`() throws {
    let fonts = try Project(spec([brand], style: style("Brand")), in: tree.path).fonts
    let name = { (weight: FontWeight) in
      try fonts.entry(named: "Brand", meeting: FontRequest(weight: weight)).path
    }
    #expect(try name(.regular) == "Mono.ttf")
    #expect(try name(.medium) == "Mono.ttf")
    #expect(try name(.bold) == "Inter.ttf")
  }

  @Test func `have no weight to miss where a face counts as the one that is wished`() throws {
    // The bold is Inter at 650; asked for 700 it is told as what was meant.
    let project = try Project(spec([brand], style: style("Brand", weight: .bold)), in: tree.path)
    let found = try project.audit(jobs: 1).report().findings.standing.map(\.rule)
    #expect(!found.contains(.weightLost))
    let heavy = try Project(spec([brand], style: style("Brand", weight: .black)), in: tree.path)
    #expect(
      try heavy.audit(jobs: 1).report().findings.standing.map(\.rule).contains(.weightLost))
  }

  /// JetBrains Mono has “zero” and “frac”, and neither “frca” nor small capitals; Inter has “tnum”.
  @Test func `are told where they lack a feature that is turned on`() throws {
    var style = style("Mono.ttf")
    style.attributes.features = [
      FeatureSetting("zero"), FeatureSetting("frca"), FeatureSetting("tnum"),
      FeatureSetting("c2sc", value: 0),
    ]
    var spec = spec(style: style)
    var other = style
    other.name = "other"
    spec.styles.append(ProjectStyle(other))
    #expect(
      try Project(spec, in: tree.path).notes == [
        "“text” and 1 more: The feature “frca” is turned on, but Mono.ttf does not have it. "
          + "Did you mean “frac”?",
        "“text” and 1 more: The feature “tnum” is turned on, but Mono.ttf does not have it. "
          + "Check its spelling, or remove it.",
      ])
    spec.fonts.system.cascade = FontCascade(fonts: ["Inter.ttf"])
    #expect(try Project(spec, in: tree.path).notes.count == 1)
  }

  @Test func `are all missed by name and place`() {
    var spec = spec(style: style("Interr"))
    spec.fonts.system = SystemFont("Mono.ttf", cascade: FontCascade(fonts: ["Emoji.ttf"]))
    #expect(
      problems(spec).map(\.path) == [
        ["fonts", "fallback", "0", "fonts", "0"], ["styles", "text", "font"],
      ])
    #expect(problems(spec).last?.sentences.contains("Interr") == true)
  }

  @Test func `do not stand where an axis does not reach`() {
    var wide = style("Inter.ttf")
    wide.attributes.variations = [VariationSetting(axis: .weight, value: 2000)]
    let found = problems(spec(style: wide))
    #expect(found.map(\.path) == [["styles", "text", "axes", "wght"]])
    #expect(found.first?.sentences == "Inter.ttf does not reach wght=2000. Choose from 100 to 900.")
    var none = style("Mono.ttf")
    none.attributes.variations = [VariationSetting(axis: .weight, value: 500)]
    #expect(problems(spec(style: none)).map(\.path) == [["styles", "text", "axes", "wght"]])
  }

  @Test func `lie in a folder that is there`() {
    var elsewhere = spec()
    elsewhere.fonts.folder = "Type"
    #expect(problems(elsewhere).map(\.path) == [["fonts", "folder"]])
  }

  @Test func `have faces in files that are there`() {
    let ghost = DeclaredFamily("Ghost", faces: [DeclaredFamily.Face("Gone.ttf")])
    #expect(problems(spec([ghost])).map(\.path) == [["fonts", "families", "Ghost", "0", "file"]])
  }
}
