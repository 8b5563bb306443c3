import DesignTokens
import JSON
import Projects
import Reports
import Snapshots
import StringFiles

/// Checks that a project is the same after it is printed and read again.
struct ProjectSubject: FuzzSubject {
  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    guard let spec = try? ProjectFile.spec(parsing: bytes) else { return false }
    // Printing reads what it wrote, and throws where that is another project.
    do throws(ProjectPrintingError) {
      _ = try spec.json()
    } catch {
      throw FuzzFinding(description: "A project cannot be printed: \(error)")
    }
    return true
  }
}

/// Reads design tokens in JSON or YAML, with all their references.
struct TokensSubject: FuzzSubject {
  /// The file extension of the tokens.
  let ending: String

  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    let source = DesignTokenFile.Source("tokens" + ending, bytes: bytes)
    guard let file = try? DesignTokenFile(parsing: [source]) else { return false }
    let again = try? DesignTokenFile(parsing: [source])
    guard file == again else {
      throw FuzzFinding(description: "The same tokens are read in two ways.")
    }
    return true
  }
}

/// Checks files of strings in every format: each entry that was read has a value under its key.
struct StringsSubject: FuzzSubject {
  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    let tables = [
      try? StringTable(catalogue: bytes), try? StringTable(appleStrings: bytes, language: "de"),
      try? StringTable(androidResources: bytes, language: "de"), try? StringTable(arb: bytes),
      try? StringTable(xliff: bytes),
    ].compactMap(\.self)
    for table in tables { try check(table) }
    return !tables.isEmpty
  }

  private func check(_ table: StringTable) throws(FuzzFinding) {
    for entry in table.entries where table[entry.key] != entry {
      throw FuzzFinding(description: "The key “\(entry.key)” leads to another entry.")
    }
  }
}

/// Checks that a layout text is printed with the same bytes as it was read.
struct LayoutTextSubject: FuzzSubject {
  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    // Its second line says which ramp it is of, and is held against the file's name elsewhere.
    let lines = String(decoding: bytes.prefix(400), as: UTF8.self).split(
      separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count > 1, let ramp = RampName(coordinates: String(lines[1])),
      let document = try? LayoutDocument(parsing: bytes, ramp: ramp)
    else { return false }
    // Texts of the format before are printed in that of today, and say the same.
    let printed = Array(document.description.utf8)
    let isToday = lines[0] == "typeproof golden \(LayoutDocument.formatVersion)"
    guard
      isToday ? printed == bytes : (try? LayoutDocument(parsing: printed, ramp: ramp)) == document
    else {
      throw FuzzFinding(description: "A layout text differs after reading and printing it.")
    }
    return true
  }
}

/// Checks that a path that names a cell is the path of that cell, and stays in its folder.
struct NameSubject: FuzzSubject {
  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    if let name = SnapshotName(picturePath: text) {
      try check(name.picturePath, is: text)
      return true
    }
    if let ramp = RampName(layoutPath: text) {
      try check(ramp.layoutPath, is: text)
      return true
    }
    return false
  }

  private func check(_ printed: String, is path: String) throws(FuzzFinding) {
    guard printed.utf8.elementsEqual(path.utf8) else {
      throw FuzzFinding(description: "“\(path)” names what is written “\(printed)”.")
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { [".", "..", ""].contains($0) }), !path.utf8.contains(0),
      path.utf8.allSatisfy({ $0 < 0x80 }), path.lowercased() == path
    else {
      throw FuzzFinding(description: "“\(path)” is let out of its folder, or is two files’ name.")
    }
  }
}

/// Checks that results are equal after they are written and read again, and merge with themselves.
struct ResultsSubject: FuzzSubject {
  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    guard let results = try? RunResults(reading: bytes) else { return false }
    guard let written = try? results.json().text,
      let again = try? RunResults(reading: Array(written.utf8)), again == results
    else {
      throw FuzzFinding(description: "Results cannot be written, or are others when read again.")
    }
    let pictures = results.cells.map(\.pictures)
      .flatMap { [$0.expected, $0.actual, $0.difference].compactMap(\.self) }
    for picture in pictures
    where picture.hasPrefix("/") || picture.split(separator: "/").contains("..") {
      throw FuzzFinding(description: "“\(picture)” names a picture outside the folder.")
    }
    return true
  }
}

/// Checks that results of a survey are equal after they are written and read again, and that their
/// page and table contain no formula or markup chosen by a stranger.
struct SurveySubject: FuzzSubject {
  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    guard let log = try? SurveyLog(reading: bytes) else { return false }
    guard log.intactSize <= bytes.count else {
      throw FuzzFinding(description: "More bytes are intact than there are.")
    }
    guard var written = try? log.plan.line() else {
      throw FuzzFinding(description: "A plan cannot be written.")
    }
    for font in log.fonts { written += (try? font.line()) ?? [] }
    guard let again = try? SurveyLog(reading: written), again.plan == log.plan,
      again.fonts == log.fonts, again.damage == nil
    else {
      throw FuzzFinding(description: "Results are others when read again.")
    }
    let survey = Survey(edition: log.plan.edition, fonts: log.fonts)
    let lines = survey.csv.split(separator: "\r\n", omittingEmptySubsequences: false)
    if let line = lines.first(where: { $0.first.map { "=+-@".contains($0) } ?? false }) {
      throw FuzzFinding(description: "A line of the table begins as a formula: \(line.prefix(20))")
    }
    _ = try? Survey(merging: [log])
    return true
  }
}
