import ImageDiff
import Snapshots
import Wording

/// The lines in which a review leaves who decided what and when, kept beside the goldens.
///
/// A line has the time, what was decided, the cell, the digest of the pixels that were decided about
/// and the person. The last line of a cell says where it stands. Lines are only ever added, so
/// that `merge=union` of Git's keeps those of both sides.
enum ReviewRecord {
  /// The first line of the file.
  static let heading = "typeproof reviews 1\n"

  /// What a line says was done.
  enum Deed: String {
    case accepted
    case deleted
    case rejected
    case undone
  }

  /// A line on a cell.
  ///
  /// - Parameters:
  ///   - cell: Its coordinates, or the file of another tool's picture.
  ///   - pixels: The digest of the drawing; `nil` where there is none, as of a golden that goes.
  static func line(
    _ deed: Deed, _ cell: String, pixels: ContentDigest?, by reviewer: Reviewer,
    at time: ReviewTime
  ) -> String {
    [
      "\(time)", deed.rawValue, cell, pixels.map { "\($0)" } ?? "–", reviewer.name,
    ].joined(separator: " | ") + "\n"
  }
}

/// Who reviews, as a record says it.
public struct Reviewer: Hashable, Sendable {
  /// Such as `Ada Lovelace <ada@example.org>`: one line without anything that acts on a terminal.
  public let name: String

  /// A person.
  ///
  /// Line breaks, bars and whatever acts on a terminal become spaces, as each would break the record's
  /// lines and columns; of a long name the first 100 characters are taken.
  ///
  /// - Parameters:
  ///   - name: The name; somebody unknown where it is empty.
  ///   - email: The address; left out where it is empty.
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

/// A second of time, as a record of reviews says it.
public struct ReviewTime: Hashable, Sendable, CustomStringConvertible {
  /// Seconds since the beginning of 1970 in UTC, leap seconds not counted.
  public let secondsSince1970: Int

  /// A second; those before 1970 or after 9999 are taken for the nearest of these years.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = min(max(secondsSince1970, 0), 253_402_300_799)
  }

  /// Such as `2026-11-21T09:05:00Z` (RFC 3339).
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
