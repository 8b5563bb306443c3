package import ImageDiff
import JSON
import Reports
package import Snapshots

/// The cells of a verification, reported by a worker that has read the project.
package struct SuitePlan: Equatable, Sendable {
  /// The suite's name.
  package let suite: String
  /// The folder of goldens, as a path.
  package let goldens: String
  /// The folder of fonts, as a path.
  package let fonts: String
  /// Notes to show before the run.
  package let notes: [String]
  /// The number of cells that the suite declares.
  package let declaredCount: Int
  /// The cells to compare, ramp by ramp as the suite lists them; each has at least one.
  package let ramps: [[SnapshotName]]
  /// The positions of these ramps in the suite; `nil` if everything is drawn or the order of names
  /// counts.
  package var places: [Int]?
  /// The digest that shards are divided by; `nil` if everything is drawn.
  package let sharedPlan: SecureDigest?
  /// The inputs of a shard's cells; `nil` if everything is drawn.
  package var inputs: RunInputs?
  /// A sentence about a recording that was interrupted while it replaced goldens; `nil` if there
  /// was none.
  package let interruption: String?
  /// Whether the suite's styles can be audited.
  package let hasAudit: Bool

  /// Creates a plan.
  package init(
    suite: String, goldens: String, fonts: String, notes: [String], declaredCount: Int,
    ramps: [[SnapshotName]], places: [Int]? = nil, sharedPlan: SecureDigest?,
    inputs: RunInputs? = nil,
    interruption: String?, hasAudit: Bool
  ) {
    self.suite = suite
    self.goldens = goldens
    self.fonts = fonts
    self.notes = notes
    self.declaredCount = declaredCount
    self.ramps = ramps
    self.places = places
    self.sharedPlan = sharedPlan
    self.inputs = inputs
    self.interruption = interruption
    self.hasAudit = hasAudit
  }

  /// Returns whether it can be the plan that was asked for. A run that compares nothing would pass
  /// for every project.
  ///
  /// - Parameters:
  ///   - isFiltered: Whether only some cells were asked for.
  ///   - isPart: Whether a shard was asked for, which can be empty if there are few ramps.
  package func answers(isFiltered: Bool, isPart: Bool) -> Bool {
    let count = ramps.reduce(0) { $0 + $1.count }
    if isPart { return count <= declaredCount }
    return count > 0 && (isFiltered ? count <= declaredCount : count == declaredCount)
  }
}

extension JSONForm where Value == SuitePlan {
  /// The JSON form of a plan.
  static var suitePlan: JSONForm {
    .object("an object with the plan of a run") { reader in
      let suite = reader.required("suite", .cleanName, from: \.suite)
      let goldens = reader.required("goldens", .text, from: \.goldens)
      let fonts = reader.required("fonts", .text, from: \.fonts)
      let notes = reader.required("notes", .list(of: .text), from: \.notes)
      let declared = reader.required("declared", .integer(in: 0...(1 << 40)), from: \.declaredCount)
      let ramps = reader.required("ramps", .list(of: .list(of: .picturePath)), from: \.ramps)
      let shared = reader.required(
        "sharedPlan", .orNull(.text), from: { .some($0.sharedPlan?.description) })
      let interruption = reader.required(
        "interruption", .orNull(.text), from: { .some($0.interruption) })
      let hasAudit = reader.required("hasAudit", .truth, from: \.hasAudit)
      let places = reader.optional("places", .list(of: .integer(in: 0...(1 << 40))), from: \.places)
      let inputs = reader.optional("inputs", .runInputs, from: \.inputs)
      guard let suite, let goldens, let fonts, let notes, let declared, let ramps,
        let shared, let interruption, let hasAudit
      else { return nil }
      let isSound = ramps.allSatisfy { cells in
        !cells.isEmpty && cells.allSatisfy { $0.ramp == cells[0].ramp && $0.ramp.suite == suite }
      }
      let cells = ramps.flatMap(\.self)
      guard isSound, Set(ramps.compactMap(\.first?.ramp)).count == ramps.count,
        Set(cells).count == cells.count
      else {
        reader.report("These are not ramps of one suite with each cell once.", at: "ramps")
        return nil
      }
      return SuitePlan(
        suite: suite, goldens: goldens, fonts: fonts, notes: notes, declaredCount: declared,
        ramps: ramps, places: places, sharedPlan: shared.flatMap { SecureDigest($0) },
        inputs: inputs,
        interruption: interruption, hasAudit: hasAudit)
    }
  }
}

extension JSONForm where Value == SnapshotName {
  fileprivate static var picturePath: JSONForm {
    JSONForm("the path of a golden", print: { .string($0.picturePath) }) { node in
      node.string.flatMap(SnapshotName.init(picturePath:))
    }
  }
}
