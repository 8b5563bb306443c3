import ImageDiff
import Snapshots
import Wording

/// Writes the lines of a review, kept next to the goldens: who decided what, and when.
///
/// A line has the time, the decision, the cell, the digest of the pixels and the person. The last
/// line of a cell is its present state. Lines are only ever added, so that Git's `merge=union`
/// keeps those of both sides.
enum ReviewRecord {
  /// The first line of the file.
  static let heading = "typeproof reviews 1\n"

  /// The decision that a line records.
  enum Deed: String {
    case accepted
    case deleted
    case rejected
    case undone
  }

  /// Returns a line about a cell.
  ///
  /// - Parameters:
  ///   - cell: The coordinates, or the file of another tool's picture.
  ///   - pixels: The digest of the drawing; `nil` if there is none, as for a deleted golden.
  static func line(
    _ deed: Deed, _ cell: String, pixels: ContentDigest?, by reviewer: Reviewer,
    at time: ReviewTime
  ) -> String {
    [
      "\(time)", deed.rawValue, cell, pixels.map { "\($0)" } ?? "–", reviewer.name,
    ].joined(separator: " | ") + "\n"
  }
}

/// The person who reviews, as records name them.
public struct Reviewer: Hashable, Sendable {
  /// The name and address, such as `Ada Lovelace <ada@example.org>`, without anything that acts on
  /// a terminal.
  public let name: String

  /// Creates a reviewer from a name and an address.
  ///
  /// Line breaks, bars and characters that act on a terminal become spaces, because they would
  /// break the record's lines and columns. A name is cut to 100 characters.
  ///
  /// - Parameters:
  ///   - name: The name; an empty one means an unknown person.
  ///   - email: The address; left out if it is empty.
  public init(name: String, email: String = "") {
    let (name, email) = (Self.inOneLine(name), Self.inOneLine(email))
    let person = name.isEmpty ? (email.isEmpty ? "unknown" : "") : name
    self.name = [person, email.isEmpty ? "" : "<\(email)>"].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static func inOneLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(100) {
      let isPlain = !scalar.actsOnTerminals && scalar != "|"
      line.append(isPlain ? scalar : " ")
    }
    return String(line).split(separator: " ").joined(separator: " ")
  }
}

/// A time in whole seconds, as records of reviews have it.
public struct ReviewTime: Hashable, Sendable, CustomStringConvertible {
  /// Seconds since the beginning of 1970 in UTC, leap seconds not counted.
  public let secondsSince1970: Int

  /// Creates a time. Years before 1970 or after 9999 are moved to the nearest of these.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = min(max(secondsSince1970, 0), 253_402_300_799)
  }

  /// The time as in `2026-11-21T09:05:00Z` (RFC 3339).
  public var description: String {
    let (days, second) = secondsSince1970.quotientAndRemainder(dividingBy: 86_400)
    var (year, day) = (1970, days)
    while day >= Self.length(of: year) {
      day -= Self.length(of: year)
      year += 1
    }
    var month = 0
    let february = Self.length(of: year) - 337
    let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    while day >= months[month] {
      day -= months[month]
      month += 1
    }
    let clock = [second / 3600, second / 60 % 60, second % 60].map(Self.twoDigits)
    return "\(year)-\(Self.twoDigits(month + 1))-\(Self.twoDigits(day + 1))T"
      + clock.joined(separator: ":") + "Z"
  }

  private static func length(of year: Int) -> Int {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 366 : 365
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
