import ImageDiff
import Snapshots

/// The output of a checkup for people.
struct CheckupText {
  let checkup: Checkup

  /// Returns the facts, and their meaning at the end.
  func lines(in console: Console) -> [String] {
    var sections: [(title: String, lines: [String])] = [
      ("typeproof \(BuildVersions.typeproof), built with Swift \(BuildVersions.swift)", []),
      ("Library versions that affect pixels", columns(pixelVersions)),
      ("Library versions that affect the bytes of PNG files", columns(BuildVersions.fileLibraries)),
    ]
    if let project = checkup.project {
      sections.append(("Fonts in \(escaped(project.fonts))", fonts(below: project.fonts)))
      sections.append(("Goldens in \(escaped(project.snapshots))", goldens))
    }
    let told = sections.flatMap { section in
      [console.styled(section.title, .bold)] + section.lines.map { "  " + $0 } + [""]
    }
    return told + [verdict(in: console)]
  }

  private var pixelVersions: [(name: String, version: String)] {
    checkup.fingerprint.parts.map { ($0.name, $0.version) }
  }

  private func fonts(below folder: String) -> [String] {
    TextColumns(
      rows: checkup.fonts.files.map { file in
        [escaped(String(file.path.dropFirst(folder.count + 1))), file.digest.description]
      }, trailingWords: 1
    ).lines
  }

  private var goldens: [String] {
    let writing: [String] =
      switch checkup.writing {
      case .allowed: ["can be written"]
      case .noFolder(mayBeMade: true): ["none yet; the folder can be created"]
      case .refused, .noFolder(mayBeMade: false): ["cannot be written"]
      case nil: []
      }
    return writing
      + checkup.suites.flatMap { suite -> [String] in
        let name = escaped(suite.name)
        var lines = (suite.drift + suite.trouble).map { "\(name): \(escaped($0))" }
        if lines.isEmpty { lines.append("\(name): drawn with these versions and fonts") }
        if suite.unclaimed > 0 { lines.append("\(name): \(unclaimed(suite.unclaimed))") }
        return lines
      }
  }

  private func unclaimed(_ count: Int) -> String {
    count == 1
      ? "no test drew one golden in the last run of all tests. Delete it with: typeproof clean"
      : "no test drew \(count) goldens in the last run of all tests. Delete them with: typeproof clean"
  }

  private func verdict(in console: Console) -> String {
    switch checkup.exitCode {
    case .nothingToDo: return console.styled("All is well.", .green)
    case .differences:
      let isDrawnOtherwise = checkup.suites.contains { !$0.drift.isEmpty }
      return console.styled(
        isDrawnOtherwise
          ? "Goldens were drawn with other versions or fonts, so cells may differ here without a "
            + "change of yours."
          : "Some goldens belong to no test; see above.",
        .yellow)
    case .trouble:
      let trouble = checkup.trouble.map(escaped)
      return (trouble + [console.styled("Something cannot be read or written; see above.", .red)])
        .joined(separator: "\n")
    }
  }

  private func columns(_ rows: [(name: String, version: String)]) -> [String] {
    TextColumns(rows: rows.map { [$0.name, $0.version] }, trailingWords: 1).lines
  }

  private func escaped(_ text: String) -> String { TerminalText.escaped(text) }
}
