import ImageDiff
import Imaging
import JSON
import Snapshots
import Wording

/// The areas to ignore and differences to tolerate in a project's pictures, each with its reason:
/// the file `typeproof-diff.json`.
struct DiffRules: Equatable {
  /// A rule for the pictures that match a pattern.
  struct Rule: Equatable {
    /// A pattern for the paths of pictures. `*` matches any characters, including slashes.
    let pictures: String
    /// The areas to ignore, in pixels.
    var ignored: [PixelRect] = []
    /// The metric; `nil` for the command's.
    var metric: MetricName?
    /// The threshold of pixelmatch for a colour difference; `nil` for its default.
    var threshold: Double?
    /// The number of pixels that may differ; `nil` if the rule sets none.
    var allowedPixels: Int?
    /// The reason for the rule.
    let reason: String
  }

  var rules: [Rule] = []

  /// The usual name of the file.
  static let name = "typeproof-diff.json"

  /// Creates a file without rules.
  init() {}

  /// Reads a file of rules.
  ///
  /// - Parameter path: The path of the file; `nil` for a file with the usual name in the current
  ///   folder, if it exists.
  /// - Throws: `DiffRulesError`, or `FileError`.
  init(file path: String?) throws {
    let file = path ?? Self.name
    guard let bytes = try path == nil ? FileTree.readIfPresent(file) : FileTree.read(file) else {
      return
    }
    do {
      rules = try JSONDocument(parsing: bytes, dialect: .withComments, sizeLimit: 1 << 20).root
        .read(.diffRules, called: "The file")
    } catch {
      throw DiffRulesError(file: file, reason: "\(error)")
    }
  }

  /// Returns the command's question, with the rules for a picture applied.
  func question(_ question: DiffQuestion, for picture: String) -> DiffQuestion {
    let own = own(of: picture)
    guard !own.isEmpty else { return question }
    var metric = question.metric
    for rule in own {
      switch rule.metric {
      case .exact: metric = .exact
      case .text: metric = .text
      case .pixelmatch:
        metric = .pixelmatch(
          rule.threshold.map { PixelmatchRule(threshold: $0) } ?? PixelmatchRule())
      case nil: continue
      }
    }
    return DiffQuestion(
      metric: metric, ignored: question.ignored + own.flatMap(\.ignored),
      drawsStrip: question.drawsStrip, limits: question.limits)
  }

  /// Returns the number of pixels of a picture that may differ; `nil` if no rule sets it.
  func allowedPixels(of picture: String) -> Int? {
    own(of: picture).compactMap(\.allowedPixels).max()
  }

  /// Returns the rules for a picture, as sentences.
  func sentences(for picture: String) -> [String] {
    own(of: picture).map { rule in
      let parts =
        rule.ignored.map { "ignored: \($0)" }
        + (rule.metric.map { ["metric: \($0.rawValue)"] } ?? [])
        + (rule.allowedPixels.map { ["allowed: \($0) pixels"] } ?? [])
      return "\(parts.joined(separator: "; ")). \(rule.reason)"
    }
  }

  private func own(of picture: String) -> [Rule] {
    rules.filter { CellFilter(glob: $0.pictures).matches(path: picture) }
  }

  /// The JSON Schema of the file of rules.
  static let schema: JSONValue = {
    do {
      return try JSONForm<[Rule]>.diffRules.schema.document(
        title: name, description: "What typeproof diff ignores and tolerates in pictures.")
    } catch {
      preconditionFailure("a bound of a form is no number: \(error)")
    }
  }()
}

/// The reason why a file of rules cannot be used.
struct DiffRulesError: ClassifiedError, Equatable, CustomStringConvertible {
  let file: String
  let reason: String

  var description: String { "\(file): \(reason)" }
}

extension JSONForm where Value == [DiffRules.Rule] {
  fileprivate static var diffRules: JSONForm {
    .object("an object with rules") { reader in
      _ = reader.optional(
        "$schema", .text, from: { _ in nil }, about: "The schema of this file, for editors.")
      return reader.required("rules", .list(of: .rule), from: { $0 }, about: "The rules.")
    }
  }
}

extension JSONForm where Value == DiffRules.Rule {
  fileprivate static var rule: JSONForm {
    .object("an object with a rule") { reader in
      let pictures = reader.required(
        "pictures", .filledText, from: \.pictures,
        about:
          "The pictures, by their paths below the expected folder. “*” stands for any characters.")
      let ignored = reader.optional(
        "ignore", .list(of: .area), from: \.ignored, otherwise: [],
        about: "Areas that do not count, in px of the picture.")
      let metric = reader.optional(
        "metric", .rawValue, from: \.metric, about: "The metric for these pictures.")
      let threshold = reader.optional(
        "threshold", .number(in: 0...1), from: \.threshold,
        about: "How much a color may differ for pixelmatch.")
      let allowed = reader.optional(
        "allowedPixels", .integer(in: 1...(1 << 30)), from: \.allowedPixels,
        about: "How many pixels may differ.")
      let reason = reader.required(
        "reason", .filledText, from: \.reason, about: "Why. The report shows it.")
      guard let pictures, let reason else { return nil }
      if ignored.isEmpty, metric == nil, allowed == nil, reader.isSound {
        reader.report(
          "A rule needs “ignore”, “metric” or “allowedPixels”. Add one.", at: "pictures")
      }
      if ignored.count > 64 {
        reader.report("A rule has at most 64 areas. Join some of them.", at: "ignore")
      }
      if threshold != nil, metric != .pixelmatch {
        reader.report("“threshold” needs the metric “pixelmatch”. Leave it out.", at: "threshold")
      }
      return DiffRules.Rule(
        pictures: pictures, ignored: ignored, metric: metric, threshold: threshold,
        allowedPixels: allowed, reason: reason)
    }
  }
}

extension JSONForm where Value == PixelRect {
  /// The JSON form of an area to ignore.
  fileprivate static var area: JSONForm {
    .object("an object with an area") { reader in
      let side = JSONForm<Int>.integer(in: 0...(1 << 30))
      let x = reader.required("x", side, from: \.x)
      let y = reader.required("y", side, from: \.y)
      let width = reader.required("width", .integer(in: 1...(1 << 30)), from: \.width)
      let height = reader.required("height", .integer(in: 1...(1 << 30)), from: \.height)
      guard let x, let y, let width, let height else { return nil }
      return PixelRect(x: x, y: y, width: width, height: height)
    }
  }
}

extension [PixelRect] {
  /// Returns whether the areas cover every pixel of a picture.
  func cover(_ size: PixelSize) -> Bool {
    let areas = filter { $0.x < size.width && $0.y < size.height }
    // Between two neighboring edges, all pixels of a row or column are covered alike.
    let columns = Set([0] + areas.flatMap { [$0.x, $0.x + $0.width] }).filter { $0 < size.width }
    let rows = Set([0] + areas.flatMap { [$0.y, $0.y + $0.height] }).filter { $0 < size.height }
    return columns.allSatisfy { x in
      rows.allSatisfy { y in
        areas.contains { $0.x <= x && x < $0.x + $0.width && $0.y <= y && y < $0.y + $0.height }
      }
    }
  }
}
