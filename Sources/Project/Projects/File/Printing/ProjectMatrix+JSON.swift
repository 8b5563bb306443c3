import Audit
import DynamicType
import JSON
import Snapshots

extension ProjectMatrix {
  /// The matrix as the file says it.
  var printed: PrintedObject {
    get throws {
      let plain = ProjectMatrix()
      var matrix = PrintedObject()
      matrix.add("categories", categories, unless: plain.categories) {
        .array($0.map { .string($0.shortName) })
      }
      try matrix.add("widths", widths, unless: plain.widths) {
        .array(try $0.map { try $0.map { try .read($0.value) } ?? "unbounded" })
      }
      try matrix.add("scales", scales, unless: plain.scales) {
        .array(try $0.map { try .read($0.pixelsPerPoint) })
      }
      matrix.add("appearances", appearances, unless: plain.appearances) {
        .array($0.map { .string($0.rawValue) })
      }
      matrix.add("boldText", legibilityWeights, unless: plain.legibilityWeights) {
        .array($0.map { .bool($0 == .bold) })
      }
      matrix.add("pseudoLocales", pseudoLocales, unless: plain.pseudoLocales) {
        .array($0.map { .string($0.rawValue) })
      }
      matrix.add("coverage", coverage, unless: plain.coverage) { .string($0.rawValue) }
      return matrix
    }
  }
}

extension ProjectSample.Content {
  /// The text, the texts by language, or what names one of the app's.
  var json: JSONValue {
    get throws {
      switch self {
      case .texts(let texts):
        if texts.count == 1, let text = texts[ProjectSample.noLanguage] { return .string(text) }
        let sorted = texts.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.string($0.value)) }
        return try PrintedObject.named(sorted, in: "texts").json
      case .key(let key):
        var sample = PrintedObject()
        sample.add("key", key.key)
        sample.add("file", key.file)
        sample.add("languages", key.languages)
        sample.add("sourceLanguage", key.sourceLanguage)
        sample.add("values", key.values.isEmpty ? nil : key.values)
        return sample.json
      }
    }
  }
}

extension Tolerance {
  /// What passes, and why.
  var json: JSONValue {
    get throws {
      var tolerance = PrintedObject()
      switch rule {
      case .text: tolerance.add("metric", "text")
      case .pixelmatch(let threshold, let pixels):
        tolerance.add("metric", "pixelmatch")
        try tolerance.add("threshold", threshold, unless: 0.1) { try .read($0) }
        tolerance.add("pixels", pixels, unless: 0) { .integer($0) }
      }
      tolerance.add("because", reason)
      return tolerance.json
    }
  }
}

extension AuditExemption {
  /// What is switched off, where, and why.
  var json: JSONValue {
    var exemption = PrintedObject()
    exemption.add("rule", rule.rawValue)
    exemption.add("styles", styles)
    exemption.add("because", reason)
    return exemption.json
  }
}
