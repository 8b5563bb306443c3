import Snapshots

/// A path that names a cell is the path of that cell, and stays in its folder.
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
