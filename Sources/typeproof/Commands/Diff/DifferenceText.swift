/// A comparison for people.
struct DifferenceText {
  let result: DifferenceResult

  /// What could not be read or written: all of it for the error side, but for the unreadable files of
  /// folders, which stand among the others.
  var complaints: [String] {
    result.files.compactMap { file in
      if let trouble = file.comparison.pictureTrouble { return sentence(trouble) }
      guard !result.areFolders, case .unreadable(let reason) = file.comparison.finding else {
        return nil
      }
      return sentence(reason)
    }
  }

  /// The verdict on two files; of folders, those that are not equal and the number of each verdict.
  func lines(in console: Console) -> [String] {
    guard result.areFolders else {
      return result.files.filter { $0.comparison.finding.verdict != "unreadable" }.map { file in
        word(of: file, in: console) + ": " + file.comparison.finding.detail
      }
    }
    let files = result.files.filter { $0.comparison.finding.verdict != "equal" }.map { file in
      let name = TerminalText.escaped(file.name)
      let detail = TerminalText.escaped(file.comparison.finding.detail)
      return word(of: file, in: console) + " " + name + (detail.isEmpty ? "" : ": " + detail)
    }
    let counts = DifferenceResult.verdicts.map { (result.count(of: $0), $0) }
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return files + [counts.joined(separator: ", ")]
  }

  private func word(of file: ComparedFile, in console: Console) -> String {
    let verdict = file.comparison.finding.verdict
    let look: TextLook =
      switch file.comparison.finding {
      case .equal: .green
      case .different, .sizeDiffers, .unreadable: .red
      case .added, .removed: .yellow
      }
    return console.styled(verdict, look)
  }

  private func sentence(_ text: String) -> String {
    "typeproof: " + TerminalText.escaped(text)
  }
}
