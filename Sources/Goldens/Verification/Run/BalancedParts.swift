import Files
import ImageDiff

/// A distribution of items to parts, so that no part costs much more than another.
///
/// An item prefers parts by the digest of its name with the number of the part (rendezvous
/// hashing). It belongs to the first of them with enough room (consistent hashing with bounded
/// loads): a tenth more than an even share. So an added item moves few others. Everyone who knows
/// the same names and costs gets the same parts, in any order of the items.
package struct BalancedParts: Sendable {
  private var parts: [ExactPath: Int] = [:]

  /// Distributes items to parts.
  ///
  /// - Parameters:
  ///   - costs: The cost of each item by its name, in any unit; at least 0. No name twice.
  ///   - count: The number of parts; at least 1.
  package init(sharing costs: some Sequence<(key: String, value: Int)>, among count: Int) {
    let total = costs.reduce(0) { $0 + $1.value }
    let room = (total * 11 + 10 * count - 1) / (10 * count)
    var loads = [Int](repeating: 0, count: count + 1)
    // By digest, so that a new name comes among the others wherever chance has it.
    let things = costs.map { (name: $0.key, cost: $0.value, digest: Self.digest(0, $0.key)) }
      .sorted {
        ($0.digest, ExactPath($0.name)) < ($1.digest, ExactPath($1.name))
      }
    for thing in things {
      let fits = (1...count).filter { loads[$0] + thing.cost <= room }
      // What fits nowhere goes where least is.
      let part =
        fits.map { (digest: Self.digest($0, thing.name), part: $0) }
        .max { $0.digest < $1.digest }?.part
        ?? (1...count).min { (loads[$0], $0) < (loads[$1], $1) }
      guard let part else { continue }
      loads[part] += thing.cost
      parts[ExactPath(thing.name)] = part
    }
  }

  /// Returns the part of an item, from 1; `nil` for an unknown item.
  package func part(of name: String) -> Int? { parts[ExactPath(name)] }

  private static func digest(_ part: Int, _ name: String) -> ContentDigest {
    ContentDigest(of: Array("\(part) \(name)".utf8))
  }
}
