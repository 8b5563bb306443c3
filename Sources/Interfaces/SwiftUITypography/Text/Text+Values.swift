public import Foundation

extension Text {
  /// Creates a text of a value in a format.
  public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(verbatim: format.locale(EnvironmentValues.current.locale).format(value))
  }

  /// Creates a text of a value that a formatter formats.
  public init<Value: NSObject>(_ value: Value, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: value) ?? "")
  }

  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind { case date, time, relative, offset, timer }
    fileprivate let kind: Kind
    /// Day, month and year.
    public static let date = DateStyle(kind: .date)
    /// Hour and minute.
    public static let time = DateStyle(kind: .time)
    /// How long ago it was. It is the date here, so that every picture is the same.
    public static let relative = DateStyle(kind: .relative)
    /// How long ago it was, with a sign. It is the date here.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts. It stands at 0:00.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a date in the locale and the time zone around the view.
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

  /// Creates a text of two dates in the locale and the time zone around the view.
  public init(_ dates: ClosedRange<Date>) {
    let environment = EnvironmentValues.current
    var format = Date.FormatStyle(date: .abbreviated, time: .shortened)
    format.locale = environment.locale
    format.timeZone = environment.timeZone
    self.init(
      verbatim: "\(dates.lowerBound.formatted(format)) – \(dates.upperBound.formatted(format))")
  }
}
