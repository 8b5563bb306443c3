import Git
import ImageDiff
import Imaging
import JSON
import Reports
import Snapshots
import Wording

/// `typeproof redraw`: draws recorded cells again, beside today's drawings.
struct RedrawCommand: Command {
  static let name = "redraw"
  static let summary = "Draw cells again from their recorded inputs, next to today's drawing."
  static let discussion = """
    A golden's layout text records every input it was drawn with. redraw draws each cell twice: from \
    those inputs alone, and from today's. It finds recorded fonts by their content, among today's \
    fonts or in the commit of the golden. If the first drawing equals the golden, only inputs \
    changed since.

    For each cell it writes NAME-on-record.png and NAME-today.png. Goldens are never changed.

    Name cells by their coordinates or by a pattern, as in verify --filter. You can also redraw \
    goldens that no suite declares.

    Exit status:
      0  Every recorded cell gives its golden again.
      1  A recorded cell gives another picture, or cannot be drawn again.
      2  The command line is wrong, or something cannot be read or written.

      typeproof redraw proof/body/latin.ax3@2x
      typeproof redraw '*/body/*' --out /tmp/redrawn
    """

  @Argument("Cells, such as proof/body/latin.ax3@2x or '*/body/*'.", name: "name")
  var names: [String]
  @Option(
    "The folder for the pictures. By default .build/redrawn.", value: "folder", completion: .folder)
  var out: String?
  @OptionGroup var options: SuiteOptions

  func run(in console: Console) throws -> ExitCode {
    guard !names.isEmpty else { throw RedrawCommandError.nothingNamed }
    if options.filter != nil { throw RedrawCommandError.filtered }
    let folder = try self.folder()
    var run = try options.run(artifacts: nil, telling: console)
    run.fontHistory = CommittedFonts(fonts: run.fonts.path, limit: run.fonts.limits.fileSize)
    let redrawn = try run.redraw(try cells(of: run)) { try Told($0, in: folder) }
    try console.print(
      options.json
        ? JSONValue.array(redrawn.map(\.json)).text
        : redrawn.map { $0.line(in: console) }.joined(separator: "\n")
          + "\nPictures: \(TerminalText.escaped(folder))",
      isForProgram: options.json)
    return redrawn.allSatisfy { $0.gap == nil } ? .nothingToDo : .differences
  }

  private func folder() throws(RedrawCommandError) -> String {
    if let out { return out }
    let usual = ".build/redrawn"
    if let link = FileTree.linkInTheWay(of: usual, below: ".") { throw .behindLink(link) }
    return usual
  }

  private func cells(of run: SuiteRun) throws -> [SnapshotName] {
    let all = try run.redrawable { _ in true }
    var meant: Set<SnapshotName> = []
    for name in names {
      let filter = CellFilter(glob: name)
      let found = all.filter(filter.matches)
      guard !found.isEmpty else {
        throw RedrawCommandError.unknownName(
          name, nearest: nearestSpelling(to: name, in: all.map(\.coordinates)))
      }
      meant.formUnion(found)
    }
    return meant.sorted()
  }

  /// A cell with the paths of its pictures.
  private struct Told {
    let name: SnapshotName
    let gap: String?
    /// The reason why there is no picture of today; `nil` if there is one.
    let today: String?
    /// The paths of the cell's pictures.
    let pictures: [String]

    /// Writes the pictures of a cell to disk.
    init(_ redrawing: Redrawing, in folder: String) throws {
      name = redrawing.name
      gap = redrawing.gap
      if case .none(let words) = redrawing.today { today = words } else { today = nil }
      pictures = try [("on-record", redrawing.onRecord), ("today", redrawing.today)].compactMap {
        kind, drawing in
        let file = "\(redrawing.name.coordinates)-\(kind).png"
        guard case .picture(let bitmap) = drawing else {
          try AtomicFile.deleteIfPresent(named: file, within: folder)
          return nil
        }
        try AtomicFile.writeUnsynced(
          try PNG.encode(bitmap, for: .fast), named: file, within: folder)
        return "\(folder)/\(file)"
      }
    }

    func line(in console: Console) -> String {
      let word = gap == nil ? console.styled("golden", .green) : console.styled("differs", .yellow)
      let words = [
        gap ?? "the recorded inputs give the golden", today.map { "today: \($0)" },
      ].compactMap(\.self).joined(separator: "; ")
      return "\(word)  \(name.coordinates)  \(TerminalText.escaped("\(name.title): \(words)"))"
    }

    var json: JSONValue {
      var object: JSONObject = [
        "name": .string(name.coordinates), "givesGolden": .bool(gap == nil),
      ]
      if let gap { object.append("reason", .string(gap)) }
      if let today { object.append("today", .string(today)) }
      object.append("pictures", .array(pictures.map { .string($0) }))
      return .object(object)
    }
  }
}

/// The reason why nothing is drawn again.
enum RedrawCommandError: ClassifiedError, Equatable, CustomStringConvertible {
  /// No cell was named.
  case nothingNamed
  /// Cells were named in two ways.
  case filtered
  /// No cell has that name.
  case unknownName(String, nearest: String?)
  /// A link in the project is in the way of the usual folder.
  case behindLink(String)

  var description: String {
    switch self {
    case .nothingNamed: "No cell is named. Name a cell, such as proof/body/latin.ax3@2x, or '*'."
    case .filtered: "redraw takes patterns as arguments. Leave out --filter."
    case .unknownName(let name, let nearest?):
      "There is no cell “\(name)”. Did you mean “\(nearest)”?"
    case .unknownName(let name, nil):
      "There is no cell “\(name)”. Coordinates look like proof/body/latin.ax3@2x."
    case .behindLink(let link):
      "\(link) is a symbolic link, and Typeproof does not write pictures through links of the "
        + "project. Delete the link, or name another folder with --out."
    }
  }
}
