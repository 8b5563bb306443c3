import FontComparisons
import DynamicType
import JSON
import Projects
import Snapshots

/// `typeproof compare-fonts`: shows what changes if one font replaces another.
struct CompareFontsCommand: Command {
  static let name = "compare-fonts"
  static let summary = "Lay out the same texts with two fonts, and report what changes."
  static let discussion = """
    compare-fonts lays out each text in each style at all content size categories, once with each \
    font. The styles are Apple's eleven published text styles. With --config they are the styles and \
    samples of a project file, whose own fonts are ignored.

    It lists the worst changes first: audit findings that only the new font has, then different line \
    counts, heights and widths. Each style and text is listed once, at its worst category, before \
    any is listed again.

    Exit status:
      0  Nothing changes.
      1  Something changes.
      2  A font cannot be read.

      typeproof compare-fonts Inter-3.19.ttf Inter-4.1.ttf
      typeproof compare-fonts Old.otf New.otf --config typeproof.json
    """

  @Argument(
    "The current font.", completion: .file(endings: [".ttf", ".otf", ".ttc", ".otc"]))
  var old: String
  @Argument(
    "The font that replaces it.",
    completion: .file(endings: [".ttf", ".otf", ".ttc", ".otc"]))
  var new: String
  @Option(
    "A text to lay out. By default a proofing text in the old font's "
      + "script.") var text: [String]
  @Option(
    "A project file with the styles and samples to use.", value: "file",
    completion: .file(endings: [".json"]))
  var config: String?
  @Option("The width of the texts, in points. By default 343.") var width: TypedWidth?
  @Option(
    "The folder for pictures of the worst changes, old and new side by side.", value: "folder",
    completion: .folder)
  var output: String?
  @Option("How many changes to list and draw.", value: "n") var most = MostCells(count: 10)
  @Option("The number of threads that lay out text.", value: "n")
  var jobs: JobCount = .processors
  @Flag("Print all results as JSON.") var json = false
  @OptionGroup var limits: LimitOptions

  func run(in console: Console) throws -> ExitCode {
    if let output {
      guard !output.isEmpty else { throw SuiteOptionsError.emptyPath(option: "--output") }
      try ReportPlace.checkIsBehindNoLink(output, option: "--output")
    }
    let comparison = try FontComparison(try question(), jobs: jobs.count)
    let account = FontComparisonAccount(comparison: comparison, most: most.count)
    if let output { try write(account.worst, of: comparison, to: output, in: console) }
    try console.print(
      json ? try account.json().text : account.text(in: console), isForProgram: json)
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

/// The number of cells to list.
struct MostCells: ArgumentValue, Equatable {
  /// The number, at least 1.
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
