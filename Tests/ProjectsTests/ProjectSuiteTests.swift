import DynamicType
import Imaging
import Snapshots
import TextEngine
import Testing

@testable import Projects

@Suite struct `A project` {
  private let gray = RGBAColor(red: 90, green: 90, blue: 90)

  private let folder: ProjectTree

  init() throws {
    folder = try ProjectTree()
    for name in ["Inter.ttf", "Brand.ttf"] {
      try folder.copyFont("JetBrainsMono/JetBrainsMono-Regular.ttf", to: "Fonts/\(name)")
    }
  }

  private func spec(_ matrix: ProjectMatrix = ProjectMatrix()) -> ProjectSpec {
    ProjectSpec(
      suite: "Shop", fonts: ProjectFonts(system: SystemFont("Inter.ttf")),
      styles: [
        ProjectStyle(
          TypeStyle("Heading Large", family: "Brand.ttf", size: 24, curve: .textStyle(.title2))),
        ProjectStyle(TypeStyle(.body), samples: ["total"]),
      ],
      samples: [
        ProjectSample("total", texts: ["de": "Summe", "en": "Total"]),
        ProjectSample("price", text: "12 €"),
      ], matrix: matrix)
  }

  private func project(_ matrix: ProjectMatrix = ProjectMatrix()) throws -> Project {
    try Project(spec(matrix), in: folder.path)
  }

  private func names(_ matrix: ProjectMatrix) throws -> [String] {
    try project(matrix).suiteSpec().ramps.map(\.name.coordinates)
  }

  @Test func `draws each style with each sample in each language`() throws {
    #expect(
      try names(ProjectMatrix()) == [
        "shop/body/total.de@2x", "shop/body/total.en@2x", "shop/heading-large/price@2x",
        "shop/heading-large/total.de@2x", "shop/heading-large/total.en@2x",
      ])
  }

  @Test func `names what is not plain, whatever else is drawn`() throws {
    let matrix = ProjectMatrix(
      widths: [343, 320, nil], scales: [.x2, .x3], appearances: [.dark],
      legibilityWeights: [.regular, .bold], pseudoLocales: [.accented])
    let names = try names(matrix)
    // Three texts and two of them accented, at 3 × 2 × 1 × 2 settings, and 2 + 1 in body.
    #expect(names.count == (5 + 3) * 12)
    #expect(names.contains("shop/body/total.de.accented.w320.dark.bold-text@3x"))
    #expect(names.contains("shop/heading-large/price.unbounded.dark@2x"))
    #expect(names.contains("shop/body/total.en.dark@2x"))
  }

  @Test func `has no more than pairs need where pairs are asked for`() throws {
    var matrix = ProjectMatrix(
      widths: [343, 320, nil], scales: [.x2, .x3], appearances: [.light, .dark],
      legibilityWeights: [.regular, .bold], pseudoLocales: [.accented], coverage: .pairwise)
    let pairs = try names(matrix)
    matrix.coverage = .full
    #expect(try names(matrix).count == 192)
    #expect(pairs.count < 35)
    #expect(Set(pairs).count == pairs.count)
  }

  @Test func `takes colours from the style, then the project, then plain ones`() throws {
    var spec = spec(ProjectMatrix(appearances: [.light, .dark, .darkHighContrast]))
    let colors = TextColors(text: gray, background: .white)
    spec.colors = [.dark: TextColors(text: .white, background: gray)]
    spec.styles[1].colors = [.light: colors]
    let project = try Project(spec, in: folder.path)
    let body = try project.ramps(of: project.styles[1]).filter { $0.sample.language == "de" }
    #expect(body.map(\.color) == [gray, .white, .white])
    #expect(body.map(\.background) == [.white, gray, gray])
  }

  @Test func `sets a style at the sizes of its curve`() throws {
    let project = try project()
    let ramp = try #require(try project.ramps(of: project.styles[0]).first)
    guard case .steps(let steps) = ramp.font else {
      Issue.record("It is \(ramp.font).")
      return
    }
    #expect(steps[.large].pointSize == 24)
    #expect(steps[.large].name == "Brand.ttf")
    #expect(steps.textStyle == .title2)
    #expect(try project.ramps(of: project.styles[1]).first?.font == .preferred)
  }

  @Test func `counts its cells, and those of all combinations`() throws {
    let pairs = try project(
      ProjectMatrix(
        widths: [343, 320, nil], scales: [.x2, .x3], appearances: [.light, .dark],
        coverage: .pairwise))
    // Three texts in the heading and two in body, at 3 × 2 × 2 settings and 12 categories.
    #expect(pairs.cellCount.full == 5 * 12 * 12)
    let drawn = try pairs.suiteSpec().cells.count
    #expect(pairs.cellCount.drawn == drawn)
    #expect(pairs.cellCount.drawn < 400)
    let plain = try project().cellCount
    #expect((plain.drawn, plain.full) == (60, 60))
  }

  @Test func `is refused where nothing would be set`() throws {
    var spec = spec()
    spec.styles[1].samples = []
    #expect(
      throws: ProjectError(problems: [
        ProjectProblem(
          at: ["styles", "body", "samples"],
          "“body” has an empty list of samples. Name one, or leave out “samples” for all.")
      ])
    ) { try Project(spec, in: folder.path) }
    spec.styles[1].samples = nil
    spec.samples = []
    let error = #expect(throws: ProjectError.self) { try Project(spec, in: folder.path) }
    #expect(try #require(error).problems.map(\.path) == [["samples"]])
  }

  @Test func `is refused where it would have more cells than are allowed`() throws {
    // Five texts in two styles at twelve categories.
    let spec = spec()
    #expect(throws: Never.self) {
      try Project(spec, in: folder.path, limits: ReadingLimits(cells: 60))
    }
    #expect(
      throws: ProjectError(problems: [
        ProjectProblem(
          at: ["matrix"],
          "There would be 60 cells, and at most 59 are drawn. Combine fewer values, or if you "
            + "trust the file, allow more with --limit cells=N.")
      ])
    ) { try Project(spec, in: folder.path, limits: ReadingLimits(cells: 59)) }
  }

  @Test func `has no more combinations of pairs than there are pairs`() throws {
    // Of three texts, ten widths and ten scales 160 pairs, and 47 with two axes of one value: less than
    // the 300 combinations. Of two texts 140, and 45.
    let matrix = ProjectMatrix(
      categories: [.large], widths: (1...10).map { Points(Double($0)) },
      scales: (1...10).map { DisplayScale(pixelsPerPoint: Double($0)) }, coverage: .pairwise)
    let project = try project(matrix)
    #expect(project.greatestCellCount == 207 + 185)
    #expect(project.cellCount.drawn < 207 + 185)
    #expect(project.cellCount.full == 500)
  }

  @Test func `is refused where nobody could count its cells, before any is made`() throws {
    let count = 1 << 16
    let matrix = ProjectMatrix(
      widths: Array(repeating: 1, count: count), scales: Array(repeating: .x2, count: count),
      appearances: Array(repeating: .light, count: count),
      legibilityWeights: Array(repeating: .bold, count: count))
    let error = #expect(throws: ProjectError.self) { try project(matrix) }
    #expect(error?.problems.map(\.path) == [["matrix"]])
    #expect(error?.description.contains("more cells than can be counted, and") == true)
  }

  @Test func `is refused where a text is longer than is allowed`() throws {
    let spec = spec()
    #expect(
      throws: ProjectError(problems: [
        ProjectProblem(
          at: ["samples", "price"],
          "“price” has 6 bytes, and at most 5 are laid out. Show a part of it, or if you trust the "
            + "file, allow more with --limit sample-size=N.")
      ])
    ) { try Project(spec, in: folder.path, limits: ReadingLimits(sampleSize: 5)) }
  }

  @Test func `is shown at the text sizes of its platform`() throws {
    var spec = spec()
    spec.platform = .watchOS
    let categories = try Project(spec, in: folder.path).suiteSpec().ramps[0].categories
    #expect(categories.first == .extraSmall)
    #expect(!categories.contains(.medium))
    spec.platform = .macOS
    #expect(try Project(spec, in: folder.path).suiteSpec().ramps[0].categories == [.large])
  }

  @Test func `is refused where two styles have one folder`() throws {
    var spec = spec()
    spec.styles[1].style.name = "heading  large"
    let project = try Project(spec, in: folder.path)
    #expect(throws: SuiteSpecError.self) { try project.suiteSpec() }
  }
}

@Suite struct `A made-up language` {
  @Test func `puts accents on letters and brackets around`() {
    #expect(PseudoLocale.accented.text("Total: 12 €") == "[Ťöťåľ: 12 €]")
  }

  @Test func `is two fifths longer, or twice as long`() {
    #expect(PseudoLocale.long.text("Sum total") == "Sum total Sum")
    #expect(PseudoLocale.long.text("abcde fghij") == "abcde fghij abcd")
    #expect(PseudoLocale.long.text("") == "")
    #expect(PseudoLocale.doubled.text("Sum") == "Sum Sum")
    #expect(PseudoLocale.doubled.text("") == "")
  }

  @Test func `runs from right to left, line by line`() {
    #expect(PseudoLocale.rightToLeft.text("ab\nc") == "\u{202E}ab\u{202C}\n\u{202E}c\u{202C}")
    #expect(PseudoLocale.rightToLeft.direction == .rightToLeft)
    #expect(PseudoLocale.long.direction == nil)
  }
}
