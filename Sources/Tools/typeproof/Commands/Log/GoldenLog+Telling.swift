import Git
import JSON
import Reports
import Reviews
import Snapshots

extension GoldenLog {
  /// The number of digits of a shortened hash.
  private static let digitCount = 9

  /// Returns a hash shortened to what people type.
  func short(_ hash: String) -> String { String(hash.prefix(Self.digitCount)) }

  /// Returns the history for people, two or three lines for each commit.
  func text(_ bisection: Bisection?, in console: Console) -> String {
    var lines = entries.flatMap { entry -> [String] in
      let facts = entry.step.facts
      let day = ReviewTime(secondsSince1970: facts.authored + facts.offset).description.prefix(10)
      let head = [
        String(day), console.styled(short(entry.step.hash), .yellow),
        TerminalText.escaped(facts.author), TerminalText.escaped(facts.subject),
      ].joined(separator: "  ")
      let words = [entry.event.rawValue, entry.words].filter { !$0.isEmpty }
      return [head, "  " + TerminalText.escaped(words.joined(separator: ": "))]
        + (entry.review.map { ["  " + TerminalText.escaped($0.sentence)] } ?? [])
    }
    if let bisection { lines.append(TerminalText.escaped(bisection.sentence)) }
    return lines.joined(separator: "\n")
  }

  /// Returns the history as JSON. `schemaVersion` grows when a member changes its meaning.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  func json(_ bisection: Bisection?) throws -> JSONValue {
    [
      "schemaVersion": 1,
      "cell": .string(cell.coordinates),
      "isShallow": .bool(isShallow),
      "history": .array(try entries.map { try $0.json() }),
      "bisect": JSONValue(bisection?.line),
    ]
  }
}

extension GoldenLog.Entry {
  fileprivate func json() throws -> JSONValue {
    let facts = step.facts
    var object: JSONObject = [
      "commit": .string(step.hash),
      "authored": .string("\(ReviewTime(secondsSince1970: facts.authored))"),
      "committed": .string("\(ReviewTime(secondsSince1970: facts.committed))"),
      "author": ["name": .string(facts.author), "email": .string(facts.email)],
      "subject": .string(facts.subject),
      "name": .string(step.name.coordinates),
      "event": .string(event.rawValue),
      "words": .string(words),
    ]
    if let former = step.formerName, former != step.name {
      object.append("formerName", .string(former.coordinates))
    }
    if let change {
      let form = JSONForm<Change>.change(number: nil)
      object.append("changes", try JSONValue(change.changes, as: .list(of: form)))
      object.append("consequences", try JSONValue(change.consequences, as: .list(of: form)))
    }
    if let review {
      var line: JSONObject = [
        "time": .string(review.time), "deed": .string(review.deed),
        "person": .string(review.person),
      ]
      if let reason = review.reason { line.append("reason", .string(reason)) }
      object.append("review", .object(line))
    }
    return .object(object)
  }
}

extension ReviewLog.Entry {
  /// The reviewer and time, and the reason if there is one.
  fileprivate var sentence: String {
    "\(deed) by \(person) at \(time)" + (reason.map { ": \($0)" } ?? "")
  }
}
