import DynamicType
import Snapshots
import Testing

@testable import Projects

@Suite struct `A first project's fonts of a source` {
  private let tree: ProjectTree

  init() throws {
    tree = try ProjectTree()
    try tree.copyFont("NotoSerif/NotoSerif-Regular.ttf", to: "Fonts/Serif.ttf")
  }

  private func first(_ source: SourceFonts) throws -> FirstProject {
    try FirstProject(
      for: FontFolder(path: "\(tree.path)/Fonts"), in: "Fonts", at: tree.path, from: source)
  }

  private func names(_ first: FirstProject) throws -> [String] {
    try ProjectFile.spec(parsing: Array(first.text.utf8)).styles.map(\.style.name)
  }

  /// A style of one size, with another property.
  private func style(
    _ size: Double? = 20, _ change: (inout SourceFonts.Style) -> Void = { _ in }
  ) -> SourceFonts.Style {
    var style = SourceFonts.Style(path: "A.swift", line: 1)
    style.size = size
    change(&style)
    return style
  }

  @Test func `styles of one name have numbers from 2 behind it`() throws {
    let equal = Array(repeating: style(20) { $0.name = "title" }, count: 4)
    let first = try first(SourceFonts(styles: equal))
    #expect(try names(first) == ["title", "title 2", "title 3", "title 4"])
  }

  @Test func `a style without a name is named by its font`() throws {
    let first = try first(
      SourceFonts(styles: [
        style(27),
        style(26) { $0.weight = 400 },
        style(25) { $0.weight = 600 },
        style(24) { $0.isMonospaced = true },
        style(23) { $0.relativeTo = .body },
        style(22) {
          $0.relativeTo = .body; $0.maximum = 40
        },
        style(21) {
          $0.family = "Brand"; $0.weight = 900; $0.isItalic = true
        },
        style(nil) { $0.textStyle = .caption1 },
      ]))
    #expect(
      try names(first) == [
        "System 27", "System 26", "System 25 semibold", "System 24 mono", "System 23 body",
        "System 22 body up to 40", "Brand 21 black italic", "caption1",
      ])
  }

  @Test func `a maximum below the size is left out, and one of the size is kept`() throws {
    for (maximum, kept) in [(19, nil), (20, 20)] as [(Double, Points?)] {
      let first = try first(
        SourceFonts(styles: [
          style(20) {
            $0.relativeTo = .body; $0.maximum = maximum
          }
        ]))
      let spec = try ProjectFile.spec(parsing: Array(first.text.utf8))
      #expect(spec.styles.map(\.style.maximum) == [kept])
    }
  }

  @Test func `the first forty styles stay, and nothing is said of none left out`() throws {
    let forty = (1...40).map { style(Double($0)) }
    let all = try first(SourceFonts(styles: forty))
    #expect(try names(all).count == 40)
    #expect(all.troubles == [])
    let less = try first(SourceFonts(styles: forty + [style(41)]))
    #expect(try names(less).count == 40)
    #expect(less.troubles == ["Left out the 1 least used of 41 fonts."])
  }

  @Test func `fifty places that could not be followed are listed, and the others are counted`()
    throws
  {
    let gaps = (1...52).map { SourceFonts.Gap(path: "A.swift", line: $0, source: "f(\($0))") }
    for (count, others) in [(50, nil), (51, 1), (52, 2)] as [(Int, Int?)] {
      let first = try first(SourceFonts(styles: [style()], gaps: Array(gaps.prefix(count))))
      let listed = first.text.split(separator: "\n").filter { $0.hasPrefix("    //   A.swift:") }
      #expect(listed.count == 50)
      let said = others.map { "    //   and of \($0) other place\($0 == 1 ? "" : "s")" }
      let found = first.text.split(separator: "\n").first { $0.hasPrefix("    //   and of") }
      #expect(found.map(String.init) == said)
      #expect(first.troubles.first?.hasPrefix("The fonts of \(count) places ") == true)
    }
  }

  @Test func `names, paths and sources with odd characters stay one line of the file`() throws {
    let odd = style(20) {
      $0.name = "a \"b\" \\c"; $0.path = "A\tB\nC.swift"
    }
    let first = try first(
      SourceFonts(
        styles: [odd], gaps: [SourceFonts.Gap(path: "D\u{2028}E", line: 3, source: "f(\t1)")]))
    #expect(try names(first) == ["a \"b\" \\c"])
    #expect(first.text.contains("    // A B C.swift:1\n"))
    #expect(first.text.contains("    //   D E:3: f( 1)\n"))
  }
}
