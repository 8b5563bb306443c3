import Git
import Glibc
import ImageDiff
import Snapshots
import Wording

/// `typeproof facts`: a golden as text, one fact a line.
struct FactsCommand: Command {
  static let name = "facts"
  static let summary = "Tell a golden's facts as text, one a line, as git diff can show them."
  static let discussion = """
    It tells what can be seen in the picture, and the cell's block of the layout text that was \
    recorded with it, where that is found: beside the picture, or else in the work tree, the index or \
    the last commit. Two lines make git diff, git log -p and git show print that in the place of \
    “Binary files differ”:

      git config diff.typeproof.textconv 'typeproof facts'
      echo 'Snapshots/**/*.png binary diff=typeproof' >> .gitattributes

    Of a Git LFS pointer it tells the block of the picture that it stands for. Where any other file called \
    .png is no picture, one line says so, and the exit status is 0: with any other, git would show \
    nothing at all. The exit status is 2 where a file is no picture by its name either, or is not there.
    """

  @Argument("A golden, or any other PNG file.", completion: .file(endings: [".png"]))
  var file: String

  func run(in console: Console) throws -> ExitCode {
    let bytes = try content()
    if !isCalledPicture { try FactsCommandError.check(bytes, of: file) }
    try console.print(lines(of: bytes).map(TerminalText.escaped).joined(separator: "\n"))
    return .nothingToDo
  }

  /// Whether git may ask for it in the place of a golden.
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
    guard !bytes.isEmpty else { return ["picture: none, as the file is empty"] }
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
      return ["picture: none that can be read. \(error)"]
    }
  }

  /// What was recorded with the picture that a pointer stands for, as far as a layout text at hand tells.
  private func block(of pointer: LFSPointer) -> [String] {
    guard let sha256 = pointer.sha256 else { return [] }
    let block = RecordedBlock.find(
      for: file, holdingOneOf: ["sha256: \(sha256)"], repository: GitProcess())
    if case .unknown = block { return [] }
    return block.lines
  }
}

/// Why there are no facts to tell.
enum FactsCommandError: Error, Equatable, CustomStringConvertible {
  /// There is no picture, and the layout text beside it has a block of it.
  case goneGolden(String, cell: String)
  /// The file is a layout text.
  case layoutText(String)
  /// The file holds nothing.
  case empty(String)
  /// The file is something else.
  case noPicture(String, String)

  var description: String {
    switch self {
    case .goneGolden(let file, let cell):
      "\(file) is gone, and its layout text is still there. Restore it with “git checkout -- \(file)”, or "
        + "record it again with “typeproof record --filter \(cell)”."
    case .layoutText(let file):
      "\(file) is a layout text, which tells the facts as it is. Read it, or name one of the pictures "
        + "beside it."
    case .empty(let file): "\(file) is empty. Restore it, or name a picture."
    case .noPicture(let file, let reason): "\(file) cannot be read as a picture. \(reason)"
    }
  }

  /// - Throws: `FactsCommandError` where a file that is called otherwise than a picture is none.
  static func check(_ bytes: [UInt8], of file: String) throws(FactsCommandError) {
    if bytes.isEmpty { throw .empty(file) }
    if RecordedBlock.isLayoutText(bytes) { throw .layoutText(file) }
  }
}
