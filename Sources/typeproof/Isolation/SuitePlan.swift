import ImageDiff
import JSON
import Reports
import Snapshots

/// What a verification is over, as a worker says that has read the project.
struct SuitePlan: Equatable {
  /// The suite's name.
  let suite: String
  /// The folder of goldens, as a path.
  let goldens: String
  /// The folder of fonts, as a path.
  let fonts: String
  /// What a reader should know of the suite first.
  let notes: [String]
  /// How many cells the suite declares.
  let declaredCount: Int
  /// The cells to compare, ramp by ramp; each has at least one.
  let ramps: [[SnapshotName]]
  /// The digest of what parts are shared out by; `nil` where all is drawn.
  let sharedPlan: ContentDigest?
  /// What the cells of a part are judged by; `nil` where all is drawn.
  var inputs: RunInputs?
  /// A recording that was replacing goldens, in words; `nil` where none was.
  let interruption: String?
  /// Whether its styles can be audited.
  let hasAudit: Bool

  /// Whether it can be the plan of what was asked for. A run that compares nothing would pass, whatever
  /// the project is.
  ///
  /// - Parameters:
  ///   - isFiltered: Whether some cells alone were asked for.
  ///   - isPart: Whether a part was, which of few ramps may have none.
  func answers(isFiltered: Bool, isPart: Bool) -> Bool {
    let count = ramps.reduce(0) { $0 + $1.count }
    if isPart { return count <= declaredCount }
    return count > 0 && (isFiltered ? count <= declaredCount : count == declaredCount)
  }

  /// The plan as it is sent.
  var json: JSONValue {
    var object: JSONObject = [
      "suite": .string(suite), "goldens": .string(goldens), "fonts": .string(fonts),
      "notes": .array(notes.map(JSONValue.string)), "declared": .integer(declaredCount),
      "ramps": .array(ramps.map { .array($0.map { .string($0.picturePath) }) }),
      "sharedPlan": JSONValue(sharedPlan?.description),
      "interruption": JSONValue(interruption), "hasAudit": .bool(hasAudit),
    ]
    if let inputs { object.append("inputs", JSONValue(inputs: inputs)) }
    return .object(object)
  }
}

extension JSONForm where Value == SuitePlan {
  /// What a verification is over.
  static var suitePlan: JSONForm {
    .object("an object with what a run is over") { reader in
      let suite = reader.required("suite", .text)
      let goldens = reader.required("goldens", .text)
      let fonts = reader.required("fonts", .text)
      let notes = reader.required("notes", .list(of: .text))
      let declared = reader.required("declared", .integer(in: 0...(1 << 40)))
      let ramps = reader.required("ramps", .list(of: .list(of: .picturePath)))
      let shared = reader.required("sharedPlan", JSONForm<String?>.textOrNull)
      let inputs = reader.optional("inputs", .runInputs)
      let interruption = reader.required("interruption", JSONForm<String?>.textOrNull)
      let hasAudit = reader.required("hasAudit", .truth)
      guard let suite, let goldens, let fonts, let notes, let declared, let ramps,
        let shared, let interruption, let hasAudit
      else { return nil }
      let isSound = ramps.allSatisfy { cells in
        !cells.isEmpty && cells.allSatisfy { $0.ramp == cells[0].ramp && $0.ramp.suite == suite }
      }
      guard isSound, Set(ramps.compactMap(\.first?.ramp)).count == ramps.count else {
        reader.report("These are no ramps of one suite.", at: "ramps")
        return nil
      }
      return SuitePlan(
        suite: suite, goldens: goldens, fonts: fonts, notes: notes, declaredCount: declared,
        ramps: ramps, sharedPlan: shared.flatMap { ContentDigest($0) }, inputs: inputs,
        interruption: interruption, hasAudit: hasAudit)
    }
  }
}

extension JSONForm where Value == SnapshotName {
  fileprivate static var picturePath: JSONForm {
    JSONForm("the path of a golden") { node in
      node.string.flatMap(SnapshotName.init(picturePath:))
    }
  }
}
