import JSON
import Reports

/// Results that were read are equal to what is read of them once written, and merge with themselves.
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
