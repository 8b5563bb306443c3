public import Foundation

extension Text {
  /// Creates a text of a value formatted with a format style, in the locale of the view.
  public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(verbatim: format.locale(EnvironmentValues.current.locale).format(value))
  }

  /// Creates a text of a value formatted with a `Formatter`.
  /// It is empty if the formatter returns `nil`.
  public init<Value: NSObject>(_ value: Value, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: value) ?? "")
  }

  /// The form in which a date is shown.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind { case date, time, relative, offset, timer }
    fileprivate let kind: Kind
    /// Day, month and year, such as June 9, 2025.
    public static let date = DateStyle(kind: .date)
    /// Hour and minute, such as 9:41 AM.
    public static let time = DateStyle(kind: .time)
    /// The time since or until the date.
    /// The date itself is shown here, so that pictures do not depend on the time.
    public static let relative = DateStyle(kind: .relative)
    /// The time since or until the date, with a sign. The date itself is shown here.
    public static let offset = DateStyle(kind: .offset)
    /// A timer that counts from the date. It always shows 0:00 here.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a date, in the locale and the time zone of the view.
  public init(_ date: Date, style: DateStyle) {
    let environment = EnvironmentValues.current
    switch style.kind {
    case .timer: self.init(verbatim: "0:00")
    case .date, .relative, .offset:
      var format = Date.FormatStyle(date: .long, time: .omitted)
      format.locale = environment.locale
      format.timeZone = environment.timeZone
      self.init(verbatim: date.formatted(format))
    case .time:
      var format = Date.FormatStyle(date: .omitted, time: .shortened)
      format.locale = environment.locale
      format.timeZone = environment.timeZone
      self.init(verbatim: date.formatted(format))
    }
  }

  /// Creates a text of a range of dates, in the locale and the time zone of the view.
  public init(_ dates: ClosedRange<Date>) {
    let environment = EnvironmentValues.current
    var format = Date.FormatStyle(date: .abbreviated, time: .shortened)
    format.locale = environment.locale
    format.timeZone = environment.timeZone
    self.init(
      verbatim: "\(dates.lowerBound.formatted(format)) – \(dates.upperBound.formatted(format))")
  }
}
