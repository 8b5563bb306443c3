import JSON
import Projects
import Snapshots

/// `typeproof init`: creates a first `typeproof.json`.
struct InitCommand: Command {
  static let name = "init"
  static let summary = "Write a first typeproof.json for the fonts in this folder."
  static let discussion = """
    init uses the fonts in the folder Fonts, or else all fonts below this folder. It writes a \
    commented typeproof.json with five styles at Apple's sizes and two samples. Comments show the \
    other settings.

    Files of design tokens below this folder take the place of the five styles. The widest texts of the \
    largest string file take the place of the two samples. init leaves out folders that are built or downloaded, \
    such as node_modules and dist. It names the families that the tokens need and that are not here. Of several \
    themes or modes, init reads the one called “default”, “light” or “mobile”, or else the first. It names \
    the others.

    With --from-source, init reads the Swift files, .xib files and storyboards of an app, and compiles nothing. \
    The fonts that they use become the styles. What it cannot follow is listed in typeproof.json.

    It also writes the schema, with which editors check and complete the file. If there is no \
    .gitattributes yet, it writes one for goldens. It adds missing lines to .gitignore, for reports \
    and temporary files. It never changes an existing typeproof.json.

    Fallback fonts are the plain family of each script: one named like the first family, or else \
    one that is neither monospaced nor of a special design. You can change them in typeproof.json.

      typeproof init
      typeproof init --from-source App
      typeproof audit
      typeproof record
      typeproof verify
    """

  @Option(
    "The folder of fonts. By default Fonts, or else this folder.", value: "folder",
    completion: .folder)
  var fonts: String?
  @Option(
    "A folder of Swift sources. The fonts that they use become the styles.", value: "folder",
    completion: .folder)
  var fromSource: String?

  func run(in console: Console) throws -> ExitCode {
    guard !FileTree.exists(ProjectFile.name) else { throw InitCommandError.isThere }
    if fonts?.isEmpty == true { throw SuiteOptionsError.emptyPath(option: "--fonts") }
    let isOurs = try FileTree.exists("Fonts") && FileTree.isFolder("Fonts")
    let folder = fonts ?? (isOurs ? "Fonts" : ".")
    let source = try fromSource.map { try sourceFonts(below: $0, telling: console) }
    let first = try FirstProject(
      for: FontFolder(path: folder), in: folder, at: ".", from: source)
    for sentence in first.troubles + first.notes {
      console.complain(TerminalText.escaped(sentence))
    }
    try write("\(ProjectFile.schema.text)\n", to: ProjectFile.schemaName)
    try write(first.text, to: ProjectFile.name)
    try writeGitAttributes(telling: console)
    try writeGitIgnore(telling: console)
    let families = first.families.joined(separator: " and ")
    try console.print(
      "Wrote \(ProjectFile.name) with styles in \(TerminalText.escaped(families)). Next: "
        + "typeproof audit")
    return .nothingToDo
  }

  /// Returns the fonts that the source of an app uses.
  private func sourceFonts(below path: String, telling console: Console) throws -> SourceFonts {
    let report = try LinterProcess(for: console).fonts(
      of: [path], jobs: JobCount.processors.count,
      cache: LinterProcess.cache(in: console.environment))
    for trouble in report.troubles { console.complain(TerminalText.escaped(trouble)) }
    guard !report.fonts.styles.isEmpty else { throw InitCommandError.noFontsUsed(path) }
    return report.fonts
  }

  /// Writes a new file. A link with its name is replaced, and the link's target stays as it is.
  private func write(_ text: String, to name: String) throws {
    try AtomicFile.write(Array(text.utf8), named: name, within: ".")
  }

  private func writeGitAttributes(telling console: Console) throws {
    guard let present = try FileTree.readIfPresent(GitAttributes.name) else {
      return try write(GitAttributes.lines.map { $0 + "\n" }.joined(), to: GitAttributes.name)
    }
    let known = Set(present.split(separator: 10).map { String(decoding: $0, as: UTF8.self) })
    let missing = GitAttributes.lines.filter { !known.contains($0) }
    if !missing.isEmpty {
      console.complain(
        "\(GitAttributes.name) exists and was not changed. For goldens, add this to it: "
          + missing.joined(separator: "; "))
    }
  }

  /// Adds lines to `.gitignore`. Nothing is added to the target of a link, which may be anybody's
  /// file.
  private func writeGitIgnore(telling console: Console) throws {
    let name = GitIgnore.name
    let present = try FileTree.readIfPresent(name)
    let missing = try GitIgnore.missingLines(in: present ?? [])
    guard !missing.isEmpty else { return }
    let words = missing.joined(separator: ", ")
    guard let present else {
      return try AtomicFile.write(GitIgnore.adding(missing, to: []), named: name, within: ".")
    }
    guard !FileTree.isLink(name) else {
      return console.complain(
        "\(name) is a symbolic link, so it was not changed. Add these lines to its target: \(words)"
      )
    }
    try AtomicFile.write(GitIgnore.adding(missing, to: present), named: name, within: ".")
    console.complain("Added to \(name): \(words)")
  }
}

/// The reason why no first file is written.
enum InitCommandError: Error, Equatable, CustomStringConvertible {
  /// The file already exists.
  case isThere
  /// No source below the folder uses a font that can be followed.
  case noFontsUsed(String)

  var description: String {
    switch self {
    case .isThere:
      "There is already a \(ProjectFile.name) here. Change it, or delete it first."
    case .noFontsUsed(let path):
      "No Swift file, .xib or storyboard below \(path) uses a font that can be followed. Write the usual styles with: "
        + "typeproof init"
    }
  }
}

/// The lines for `.gitattributes`.
enum GitAttributes {
  static let name = ".gitattributes"

  /// Pictures are compared in words, layout texts have one kind of line end, and a merge of review
  /// records keeps the lines of both sides.
  static let lines = [
    "Snapshots/**/*.png binary diff=typeproof",
    "Snapshots/**/*.txt text eol=lf",
    "Snapshots/**/reviews.txt merge=union",
  ]
}
