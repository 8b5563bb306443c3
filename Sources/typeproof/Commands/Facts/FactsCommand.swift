import ImageDiff
import Snapshots

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

    Of a Git LFS pointer it tells the block of the picture that it stands for. Any other file that is no \
    picture is told in one line, and the exit status is 0: with any other, git \
    would show nothing at all.
    """

  @Argument("A golden, or any other PNG file.", completion: .file(endings: [".png"]))
  var file: String

  func run(in console: Console) throws -> ExitCode {
    let bytes = try FileTree.read(file)
    try console.print(lines(of: bytes).map(TerminalText.escaped).joined(separator: "\n"))
    return .nothingToDo
  }

  private func lines(of bytes: [UInt8]) -> [String] {
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
