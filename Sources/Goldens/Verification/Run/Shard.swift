import Files
import GoldenStore
package import ImageDiff
import Suites

/// A part of a suite, for one of several machines: some of its ramps, each as a whole.
///
/// The part of a declared ramp depends on the names of all ramps, on the cost of each, and on the
/// number of parts; see `BalancedParts`. An undeclared ramp belongs to the part whose number gives
/// the greatest digest together with the ramp's name.
public struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// The greatest number of parts.
  public static let greatestCount = 1000

  /// Creates a part of several; `nil` where the numbers are out of range.
  public init?(index: Int, count: Int) {
    guard 1...Self.greatestCount ~= count, 1...count ~= index else { return nil }
    self.index = index
    self.count = count
  }

  /// Returns whether an undeclared ramp belongs to the part.
  func holds(_ ramp: RampName) -> Bool {
    let name = ramp.coordinates
    let scores = (1...count).map { ContentDigest(of: Array("\($0) \(name)".utf8)) }
    return scores.max() == scores[index - 1]
  }
}

extension Shard: LosslessStringConvertible {
  /// Reads `2/4`, the second part of four; `nil` for anything else.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
    guard numbers.count == 2, let index = Int(numbers[0]), let count = Int(numbers[1]) else {
      return nil
    }
    self.init(index: index, count: count)
  }

  /// The part and the number of parts, such as `2/4`.
  public var description: String { "\(index)/\(count)" }
}

extension SuiteRun {
  /// The ramps of the part that is drawn, in the order of the suite.
  var sharedRamps: [RampSpec] {
    guard let shard else { return suite.ramps }
    let parts = BalancedParts(sharing: rampCosts, among: shard.count)
    return suite.ramps.filter { parts.part(of: $0.name.coordinates) == shard.index }
  }

  /// The digest of the data that divides the suite into parts, which all parts of one run share;
  /// `nil` where the whole suite is drawn.
  package var sharedPlan: SecureDigest? {
    guard shard != nil else { return nil }
    let costs = rampCosts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }
    return SecureDigest(of: Array((suite.declaration + costs.joined()).utf8))
  }

  /// The cost of each ramp, by its coordinates: the bytes of its goldens, which are the same on
  /// every machine and grow with the amount to draw. A ramp without goldens costs the average of
  /// the others.
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
