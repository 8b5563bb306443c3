package import JSON
package import Reports

/// The answer of a worker.
///
/// A worker reads files from strangers, so its answers are not trusted either: they are read with
/// limits and compared with the request.
package enum WorkerAnswer: Equatable, Sendable {
  /// The cells of the run.
  case plan(SuitePlan)
  /// The results of a ramp, of the rest, or of an audit.
  case results(RunResults)
  /// The reasons why there is no answer, in sentences.
  case complaints([String])

  /// Returns the answer as it is sent.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  package func json() throws -> JSONValue {
    switch self {
    case .plan(let plan): ["plan": try JSONValue(plan, as: .suitePlan)]
    case .results(let results): ["results": try results.json()]
    case .complaints(let sentences): ["complaints": .array(sentences.map(JSONValue.string))]
    }
  }

  /// Reads what `json()` writes.
  ///
  /// - Throws: `JSONSyntaxError` or `JSONReadingError`.
  package init(reading bytes: [UInt8]) throws {
    let document = try JSONDocument(
      parsing: bytes, sizeLimit: MessageFrame.greatestSize,
      valueLimit: MessageFrame.greatestValueCount)
    self = try document.root.read(.workerAnswer)
  }

  /// The most sentences about problems, and the most characters of each. A worker taken over by a
  /// hostile file cannot hide other output behind them.
  private static let (greatestSentenceCount, greatestSentence) = (200, 4000)

  /// Returns the sentences within these limits. Sentences that were cut before are not cut again.
  fileprivate static func told(_ sentences: [String]) -> [String] {
    let isOver = sentences.count > greatestSentenceCount
    let told = sentences.prefix(isOver ? greatestSentenceCount - 1 : .max).map { sentence in
      let scalars = sentence.unicodeScalars
      guard scalars.count > greatestSentence else { return sentence }
      return String(Substring(scalars.prefix(greatestSentence))) + "…"
    }
    let rest = sentences.count - told.count
    return isOver ? told + ["\(rest) more are not listed. Correct the problems above first."] : told
  }
}

extension JSONForm where Value == WorkerAnswer {
  fileprivate static var workerAnswer: JSONForm {
    .object("an object with an answer") { reader in
      let plan = reader.optional("plan", .suitePlan)
      let results = reader.optional("results", .runResults())
      let complaints = reader.optional("complaints", .list(of: .text))
      if let plan { return .plan(plan) }
      if var results {
        results.troubles = WorkerAnswer.told(results.troubles)
        return .results(results)
      }
      if let complaints, !complaints.isEmpty { return .complaints(WorkerAnswer.told(complaints)) }
      reader.report("It contains no answer.")
      return nil
    }
  }
}
