import JSON
import Snapshots

/// `typeproof fonts`: shows what font files contain.
struct FontsCommand: Command {
  static let name = "fonts"
  static let summary = "Print what font files contain: names, axes, metrics, scripts, outlines."
  static let discussion = """
    Without arguments, fonts lists the fonts of the nearest folder called Fonts, here or above. For \
    a folder it lists the fonts in it, and for a collection each of its faces. It names files that \
    cannot be read, and lists the others.

    Ascender, descender and line gap come from the table hhea, which sets the line height. The \
    digest is the 128-bit XXH3 of the whole file, as in goldens.

    --second-opinion runs ots-sanitize, the OpenType Sanitizer of browsers, on each file that could \
    be read. It prints the verdict, but keeps the exit status, because ots-sanitize refuses many \
    fonts that are drawn well.

      typeproof fonts
      typeproof fonts Inter.ttf --json
    """

  @Argument(
    "A font file, or a folder of them.",
    completion: .file(endings: [".ttf", ".otf", ".ttc", ".otc"]))
  var file: [String]
  @Flag("Print the results as JSON.") var json = false
  @Flag("Print what ots-sanitize says about each file. Debian's package is opentype-sanitizer.")
  var secondOpinion = false
  @OptionGroup var limits: LimitOptions

  func run(in console: Console) throws -> ExitCode {
    let sanitizer =
      secondOpinion ? try SecondOpinion.sanitizer(along: console.environment["PATH"]) : nil
    var list = FontList(files: try paths(), limits: limits.limits.fonts)
    if let sanitizer { try list.ask(sanitizer, launcher: console.program) }
    if json {
      try console.print(try list.json.text, isForProgram: true)
    } else {
      for file in list.files {
        try console.print(FontText(file: file).lines(in: console).joined(separator: "\n"))
      }
    }
    for problem in list.problems {
      console.complain("typeproof: \(TerminalText.escaped(problem.reason))")
    }
    return list.problems.isEmpty ? .nothingToDo : .trouble
  }

  private func paths() throws -> [String] {
    guard file.isEmpty else { return try file.flatMap(Self.fonts(at:)) }
    guard let project = ProjectFolder.nearest() else { throw NoFontsFolder() }
    return try Self.fonts(at: project.fonts)
  }

  /// Returns the file itself, or the fonts in a folder. A missing file is reported when it is
  /// opened.
  private static func fonts(at path: String) throws -> [String] {
    guard FileTree.exists(path), try FileTree.isFolder(path) else { return [path] }
    var folder = path
    while folder.count > 1, folder.last == "/" { folder.removeLast() }
    let found = try FontFolder(path: folder).files.map { "\(folder)/\($0)" }
    guard !found.isEmpty else { throw NoFonts(folder: path) }
    return found
  }
}

/// A folder contains no fonts.
struct NoFonts: ClassifiedError, Equatable, CustomStringConvertible {
  let folder: String

  var description: String {
    "\(folder) contains no font files. Name a folder with .ttf, .otf, .ttc or .otc files."
  }
}
