import FontComparisons
import DynamicType
import JSON
import Projects
import Snapshots

/// `typeproof compare-fonts`: what changes where one font takes the place of another.
struct CompareFontsCommand: Command {
  static let name = "compare-fonts"
  static let summary = "Lay the same texts out with two fonts, and say what changes."
  static let discussion = """
    Each text is set in each style at all content size categories, with the one font and with the \
    other: Apple's eleven published styles at their sizes, or the styles and samples of a project's \
    file, whose own fonts count for nothing. What changes is told worst first: what the audit finds \
    only with the new font, other numbers of lines, other heights and widths. Each style and text is \
    told once, at its worst category, before any is told twice.

    The exit status is 0 when nothing changes, 1 when something does, and 2 when a font cannot be read.

      typeproof compare-fonts Inter-3.19.ttf Inter-4.1.ttf
      typeproof compare-fonts Old.otf New.otf --config typeproof.json
    """

  @Argument(
    "The font that is there.", completion: .file(endings: [".ttf", ".otf", ".ttc", ".otc"]))
  var old: String
  @Argument(
    "The font that is to take its place.",
    completion: .file(endings: [".ttf", ".otf", ".ttc", ".otc"]))
  var new: String
  @Option("A text to set; a proof of the old font's script unless given.") var text: [String]
  @Option(
    "A project's file whose styles and samples are taken.", value: "file",
    completion: .file(endings: [".json"]))
  var config: String?
  @Option("The width that texts are set in, in points; 343 unless given.") var width: TypedWidth?
  @Option(
    "The folder for pictures of the worst, old and new side by side.", value: "folder",
    completion: .folder)
  var output: String?
  @Option("How many are told and drawn.", value: "n") var most = MostCells(count: 10)
  @Option("How many threads lay out at once.", value: "n")
  var jobs: JobCount = .processors
  @Flag("Print everything as JSON.") var json = false
  @OptionGroup var limits: LimitOptions

  func run(in console: Console) throws -> ExitCode {
    if let output {
      guard !output.isEmpty else { throw SuiteOptionsError.emptyPath(option: "--output") }
      try ReportPlace.checkIsBehindNoLink(output, option: "--output")
    }
    let comparison = try FontComparison(try question(), jobs: jobs.count)
    let account = FontComparisonAccount(comparison: comparison, most: most.count)
    if let output { try write(account.worst, of: comparison, to: output, in: console) }
    try console.print(json ? try account.json().text : account.text(in: console))
    return account.exitCode
  }

  private func question() throws -> FontComparison.Question {
    let before = FontFolder.holding(old, limits: limits.limits.fonts)
    let after = FontFolder.holding(new, limits: limits.limits.fonts)
    let styles: [TypeStyle]
    var samples: [Sample] = text.enumerated().map {
      Sample("text-\($0.offset + 1)", text: $0.element)
    }
    if let config {
      guard !config.isEmpty else { throw SuiteOptionsError.emptyPath(option: "--config") }
      let project = try ProjectOnDisk(file: config, limits: limits.limits).project
      styles = project.styles.map(\.style)
      if samples.isEmpty { samples = project.samples.flatMap(\.samples) }
    } else {
      styles = TextStyle.allCases.compactMap { style in
        let size = SystemTypeTable.size(for: style, at: .large)
        guard size.provenance == .published else { return nil }
        return TypeStyle(style.name, size: size.pointSize, curve: .textStyle(style))
      }
    }
    if samples.isEmpty {
      samples = [
        FontProofSuite.sample(for: try before.folder.entry(named: before.name).face)
      ]
    }
    return FontComparison.Question(
      old: before.folder, named: before.name, new: after.folder, named: after.name,
      styles: styles, samples: samples, width: width?.points ?? 343)
  }

  private func write(
    _ cells: [ComparedCell], of comparison: FontComparison, to folder: String, in console: Console
  ) throws {
    let pictures = try FontPairPictures(
      comparison, old: FontFolder.holding(old, limits: limits.limits.fonts),
      new: FontFolder.holding(new, limits: limits.limits.fonts))
    var isNoted = false
    for cell in cells {
      let name = [cell.style, cell.sample.name, cell.category.shortName]
        .map(RampName.clean).joined(separator: ".")
      let (content, lacking) = try pictures.png(of: cell)
      try AtomicFile.write(content, named: "\(name).png", within: folder)
      if let lacking, !isNoted {
        isNoted = true
        console.complain("typeproof: note: \(TerminalText.escaped("No captions: \(lacking)"))")
      }
    }
  }
}

/// How many cells are told.
struct MostCells: ArgumentValue, Equatable {
  /// At least 1.
  let count: Int

  init(count: Int) {
    self.count = count
  }

  init(argument: String) throws(ArgumentValueError) {
    guard let count = Int(argument), (1...10_000).contains(count) else {
      throw .notA("a number from 1 to 10000", text: argument, example: "10")
    }
    self.count = count
  }

  var argumentText: String { String(count) }
}
