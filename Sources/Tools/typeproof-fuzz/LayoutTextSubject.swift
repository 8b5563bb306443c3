import Snapshots

/// A layout text that was read is printed byte by byte as it was.
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
      throw FuzzFinding(description: "A layout text is printed otherwise than it was read.")
    }
    return true
  }
}
