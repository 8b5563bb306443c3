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
