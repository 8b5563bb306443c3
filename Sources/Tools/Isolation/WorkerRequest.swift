package import JSON
import Reports
package import Snapshots

/// A request to a worker of an isolated verification.
package enum WorkerRequest: Hashable, Sendable {
  /// Asks for the cells of the run: `SuitePlan`.
  case plan
  /// Asks for the verdicts on the cells of a ramp.
  case ramp(RampName)
  /// Asks for the rest after the ramps: obsolete and stray files, and the self-check.
  case rest(lost: [RampName], interruption: String?)
  /// Asks for the findings of an audit of the styles.
  case audit

  /// The request as it is sent.
  package var json: JSONValue {
    switch self {
    case .plan: ["ask": "plan"]
    case .ramp(let name): ["ask": "ramp", "ramp": .string(name.coordinates)]
    case .rest(let lost, let interruption):
      [
        "ask": "rest", "lost": .array(lost.map { .string($0.coordinates) }),
        "interruption": JSONValue(interruption),
      ]
    case .audit: ["ask": "audit"]
    }
  }

  /// Reads what `json` writes.
  ///
  /// - Throws: `JSONSyntaxError` or `JSONReadingError`.
  package init(reading bytes: [UInt8]) throws {
    self = try JSONDocument(parsing: bytes).root.read(.workerRequest)
  }
}

extension JSONForm where Value == WorkerRequest {
  fileprivate static var workerRequest: JSONForm {
    .object("an object with a request") { reader in
      let word = reader.required("ask", .text)
      let ramp = reader.optional("ramp", .rampName)
      let lost = reader.optional("lost", .list(of: .rampName), otherwise: [])
      let interruption = reader.optional("interruption", .orNull(.text))
      switch (word, ramp) {
      case ("plan", _): return .plan
      case ("ramp", let ramp?): return .ramp(ramp)
      case ("rest", _): return .rest(lost: lost, interruption: interruption ?? nil)
      case ("audit", _): return .audit
      default: return nil
      }
    }
  }
}

extension JSONForm where Value == RampName {
  /// The JSON form of a ramp's coordinates.
  static var rampName: JSONForm {
    JSONForm("the coordinates of a ramp, such as “proof/body/latin@2x”") { node in
      node.string.flatMap(RampName.init(coordinates:))
    }
  }
}
