import DynamicType
import Snapshots

extension RunResults {
  /// Returns the run as a JUnit file for GitLab, Jenkins and others. Each cell is a test case, and
  /// so is each problem that belongs to no cell.
  ///
  /// Times are 0, because a clock would make each run's file different, and cells share work. Names
  /// are unique, because GitLab keeps only the first of equal ones and Jenkins mixes them up.
  ///
  /// - Parameter folder: The path of the folder of the pictures from where the reader starts, for
  ///   `[[ATTACHMENT|…]]`; empty for the reader's own folder.
  public func junit(folder: String = "") -> String {
    var cases = cells.map { junitCase($0, folder: folder) } + casesBesideCells
    Self.makeUnique(&cases)
    let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
    let errors = cases.count { if case .errored = $0.outcome { true } else { false } }
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" time=\"0\""
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"typeproof\" \(counts)>\n"
      + "  <testsuite name=\"\(XMLText.attribute(suite))\" \(counts)>\n"
      + cases.map(\.xml).joined() + "  </testsuite>\n</testsuites>\n"
  }

  private func junitCase(_ cell: CellResult, folder: String) -> JUnitCase {
    let ramp = cell.name.ramp
    let file = "\(goldens)/\(cell.file?.path ?? cell.name.picturePath)"
    let stem = "\(ramp.suite)/\(ramp.style.folder)/"
    let problem = JUnitCase.Problem(
      type: cell.kind?.rawValue ?? cell.verdict.rawValue,
      message: "\(cell.title): \(cell.kind == nil ? cell.words : cell.changeWords)",
      body: cell.details.joined(separator: "\n"))
    let outcome: JUnitCase.Outcome =
      !fails(cell) ? .passed : cell.verdict.isTrouble ? .errored(problem) : .failed(problem)
    let prefix = folder.isEmpty ? "" : folder + "/"
    return JUnitCase(
      className: "\(ramp.suite).\(ramp.style.folder)",
      name: String(cell.name.coordinates.dropFirst(stem.count)), file: file, outcome: outcome,
      notes: (cell.isNear ? ["near: \(cell.sentence)"] : [])
        + cell.pictures.all.map { "[[ATTACHMENT|\(prefix)\($0)]]" })
  }

  private var casesBesideCells: [JUnitCase] {
    let make = { (name: String, file: String?, outcome: JUnitCase.Outcome) in
      JUnitCase(className: suite, name: name, file: file, outcome: outcome)
    }
    let problem = { (type: String, sentence: String) in
      JUnitCase.Problem(type: type, message: sentence, body: sentence)
    }
    let trouble = troubles.enumerated().map {
      make("trouble \($0.offset + 1)", nil, .errored(problem("trouble", $0.element)))
    }
    let different = differences.enumerated().map {
      make("suite's file \($0.offset + 1)", nil, .failed(problem("suite", $0.element)))
    }
    let stray = strayFiles.map { path in
      make(
        "stray \(path)", "\(goldens)/\(path)",
        allowsObsolete
          ? .passed : .failed(problem("stray", "No cell is called \(path). Delete the file.")))
    }
    return trouble + different + stray
  }

  /// Numbers test cases whose written names would be equal.
  private static func makeUnique(_ cases: inout [JUnitCase]) {
    var seen: Set<[String]> = []
    for index in cases.indices {
      let name = cases[index].name
      var number = 1
      while !seen.insert([cases[index].className, XMLText.attribute(cases[index].name)]).inserted {
        number += 1
        cases[index].name = "\(name) (\(number))"
      }
    }
  }
}

extension CellResult {
  /// All details of the cell, in lines: its sentence, its layout and its pixels.
  var details: [String] {
    [sentence] + changes.map { "change: \($0)" } + consequences.map { "effect: \($0)" }
  }
}
