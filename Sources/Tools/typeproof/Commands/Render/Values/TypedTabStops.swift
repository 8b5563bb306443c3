import DynamicType
import TextEngine

/// Where tabs lead to, as it is typed: `40,120`, `every=50`, `40,120,every=50`.
struct TypedTabStops: ArgumentValue, Equatable {
  /// The stops.
  let tabs: TabStops

  init(argument: String) throws(ArgumentValueError) {
    var places: [Points] = []
    var interval: Points?
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let isInterval = part.hasPrefix("every=")
      guard let number = plainDecimal(String(isInterval ? part.dropFirst(6) : part)),
        Points(number) <= LayoutLimits.greatestWidth
      else { throw Self.misunderstood(argument) }
      if isInterval {
        // Closer stops would make lines of endless tabs.
        guard interval == nil, number >= 1 else { throw Self.misunderstood(argument) }
        interval = Points(number)
      } else {
        guard interval == nil, number > 0 else { throw Self.misunderstood(argument) }
        places.append(Points(number))
      }
    }
    tabs = interval.map { TabStops(places: places, interval: $0) } ?? TabStops(places: places)
  }

  var argumentText: String {
    (tabs.places.map(\.description) + ["every=\(tabs.interval)"]).joined(separator: ",")
  }

  private static func misunderstood(_ argument: String) -> ArgumentValueError {
    .notA(
      "a list of places in points, which may end with an interval of at least 1 pt",
      text: argument, example: "40,120 or every=50 or 40,120,every=50")
  }
}
