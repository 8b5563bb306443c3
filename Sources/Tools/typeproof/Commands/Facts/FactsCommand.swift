import Git
import Glibc
import ImageDiff
import Snapshots
import Wording

/// `typeproof facts`: prints a golden as text, one fact on each line.
struct FactsCommand: Command {
  static let name = "facts"
  static let summary = "Print the facts of a golden, one per line, for git diff."
  static let discussion = """
    facts describes a picture, and prints the cell's block of the layout text recorded with it. It \
    looks for the layout text beside the picture, then in the work tree, the index and the last \
    commit. With these two lines, git diff, git log -p and git show print the facts instead of \
    “Binary files differ”:

      git config diff.typeproof.textconv 'typeproof facts'
      echo 'Snapshots/**/*.png binary diff=typeproof' >> .gitattributes

    For a Git LFS pointer, facts prints the block of the picture that it points to. For any other \
    .png file that is not a picture, it prints one line that says so.

    Exit status:
      0  Facts were printed, or a .png file is not a picture. With another status,
         git would show nothing at all.
      2  The file is missing, or has neither the name nor the content of a picture.
    """

  @Argument("A golden, or any other PNG file.", completion: .file(endings: [".png"]))
  var file: String

  func run(in console: Console) throws -> ExitCode {
    let bytes = try content()
    if !isCalledPicture { try FactsCommandError.check(bytes, of: file) }
    try console.print(
      lines(of: bytes).map(TerminalText.escaped).joined(separator: "\n"), isForProgram: true)
    return .nothingToDo
  }

  /// Whether the file has a picture's name, so that git may ask for it as a golden.
  private var isCalledPicture: Bool { file.hasNameEnding(".png") }

  private func content() throws -> [UInt8] {
    do throws(FileError) {
      return try FileTree.read(file)
    } catch {
      guard error.code == ENOENT, let cell = RecordedBlock.cell(beside: file) else { throw error }
      throw FactsCommandError.goneGolden(file, cell: cell)
    }
  }

  private func lines(of bytes: [UInt8]) throws -> [String] {
    guard !bytes.isEmpty else { return ["picture: none, because the file is empty"] }
    if let pointer = LFSPointer(bytes) { return ["picture: \(pointer)"] + block(of: pointer) }
    do {
      let picture = try WorkWatch.over(file) { PictureFacts(of: try PNG.decode(bytes)) }
      let digest = ContentDigest(of: bytes)
      let block = RecordedBlock.find(
        for: file, holdingOneOf: ["file: \(digest)", "pixels: \(picture.pixels)"],
        repository: GitProcess())
      return picture.lines + ["file: \(digest)"] + block.lines
    } catch {
      guard isCalledPicture else { throw FactsCommandError.noPicture(file, "\(error)") }
      return ["picture: cannot be read. \(error)"]
    }
  }

  /// Returns the recorded facts of the picture that a Git LFS pointer represents, if a layout text
  /// has them.
  private func block(of pointer: LFSPointer) -> [String] {
    guard let sha256 = pointer.sha256 else { return [] }
    let block = RecordedBlock.find(
      for: file, holdingOneOf: ["sha256: \(sha256)"], repository: GitProcess())
    if case .unknown = block { return [] }
    return block.lines
  }
}

/// The reason why there are no facts to print.
enum FactsCommandError: Error, Equatable, CustomStringConvertible {
  /// The picture is missing, but the layout text beside it has its block.
  case goneGolden(String, cell: String)
  /// The file is a layout text, not a picture.
  case layoutText(String)
  /// The file is empty.
  case empty(String)
  /// The file is neither a picture nor a layout text.
  case noPicture(String, String)

  var description: String {
    switch self {
    case .goneGolden(let file, let cell):
      "\(file) is gone, but its layout text still exists. Restore it with “git checkout -- "
        + "\(file)”, or record it again with “typeproof record --filter \(cell)”."
    case .layoutText(let file):
      "\(file) is a layout text, which already lists the facts. Read it, or name one of the "
        + "pictures beside it."
    case .empty(let file): "\(file) is empty. Restore it, or name a picture."
    case .noPicture(let file, let reason): "\(file) cannot be read as a picture. \(reason)"
    }
  }

  /// - Throws: `FactsCommandError` if a file without a picture's name is not a picture.
  static func check(_ bytes: [UInt8], of file: String) throws(FactsCommandError) {
    if bytes.isEmpty { throw .empty(file) }
    if RecordedBlock.isLayoutText(bytes) { throw .layoutText(file) }
  }
}
