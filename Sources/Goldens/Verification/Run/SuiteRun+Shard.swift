import GoldenStore
import Files
import Suites
package import ImageDiff

extension SuiteRun {
  /// The ramps of the part that is drawn, in the order of the suite.
  var sharedRamps: [RampSpec] {
    guard let shard else { return suite.ramps }
    let parts = BalancedParts(sharing: rampCosts, among: shard.count)
    return suite.ramps.filter { parts.part(of: $0.name.coordinates) == shard.index }
  }

  /// The digest of what parts are shared out by, which parts of one run have in common; `nil` where all is
  /// drawn.
  package var sharedPlan: SecureDigest? {
    guard shard != nil else { return nil }
    let costs = rampCosts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }
    return SecureDigest(of: Array((suite.declaration + costs.joined()).utf8))
  }

  /// What each ramp costs, by its coordinates: the bytes of its goldens, which were recorded with it, are
  /// the same on every machine, and grow with what is drawn. A ramp without any costs what others do on
  /// average.
  private var rampCosts: [String: Int] {
    let known = suite.ramps.map { ramp in
      ramp.cells.reduce(0) { $0 + (FileTree.size(of: store.path($1.picturePath)) ?? 0) }
    }
    let recorded = known.filter { $0 > 0 }
    let average = recorded.isEmpty ? 1 : recorded.reduce(0, +) / recorded.count
    return Dictionary(
      zip(suite.ramps.map(\.name.coordinates), known.map { $0 > 0 ? $0 : average }),
      uniquingKeysWith: { first, _ in first })
  }
}
