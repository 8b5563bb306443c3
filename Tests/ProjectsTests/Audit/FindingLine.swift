import Audit
import DynamicType
import Snapshots

extension AuditFinding {
  /// Its rule, severity and place in one line: “truncated error, Button, button (de), AX4 AX5”.
  var line: String {
    let categories = place.categories.map(\.shortName).joined(separator: " ")
    let isEverywhere = place.categories.count == ContentSizeCategory.allCases.count
    return [
      "\(rule.rawValue) \(severity)", place.style, place.sample,
      isEverywhere ? "everywhere" : categories.isEmpty ? nil : categories,
    ].compactMap(\.self).joined(separator: ", ")
  }
}

extension [AuditFinding] {
  /// Those that something has to be done about, each in one line.
  var seriousLines: [String] { filter { $0.severity > .note }.map(\.line) }
}
