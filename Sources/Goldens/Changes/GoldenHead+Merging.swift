package import GoldenText
import Wording

extension GoldenHead {
  /// Returns the inputs that two branches add up to: each from the branch that changed it.
  ///
  /// - Parameters:
  ///   - ours: The head on one branch.
  ///   - theirs: The head on the other.
  ///   - today: The head of the merged project, which gives the order of a list, and the sizes
  ///     where a rule gives them.
  /// - Returns: The lines of the head; `nil` where both branches changed the same input in
  ///   different ways. `clashes` then names these inputs.
  package func merging(
    _ ours: GoldenHead, _ theirs: GoldenHead, today: GoldenHead
  ) -> (lines: [String]?, clashes: [ChangeKind]) {
    let (base, left, right, now) = (values, ours.values, theirs.values, today.values)
    var lines: [String] = []
    var clashes: [ChangeKind] = []
    for field in Self.fields(isOfInterface: isOfInterface) {
      let key = field.key
      let sides = [base, left, right, now].map { ($0[key] ?? []).map { Array($0.utf8) } }
      var merged = Self.merged(sides[0], sides[1], sides[2])
      if merged == nil, Self.lists.contains(key) {
        let set = Self.union(sides[0], sides[1], sides[2])
        merged = set == Set(sides[3]) ? sides[3] : set.sorted { $0.lexicographicallyPrecedes($1) }
      }
      if merged == nil, Self.ofEachSize.contains(key) {
        merged = today.givesByRule(key) ? sides[3] : Self.eachSize(sides[0], sides[1], sides[2])
      }
      guard let merged else {
        clashes.append(field.kind)
        continue
      }
      lines += merged.map { "\(key): \(String(decoding: $0, as: UTF8.self))" }
    }
    return (clashes.isEmpty ? lines : nil, clashes)
  }

  /// Keys whose lines are the elements of a list.
  private static let lists: Set = ["face", "fallback", "family"]
  /// Keys with a value for each size, in one line or a line each.
  private static let ofEachSize: Set = [
    "sizes", "line heights", "font weight", "bold text weight", "font at each size",
  ]

  /// Returns the value of the side that changed it; `nil` where both sides changed it differently.
  private static func merged<Value: Equatable>(
    _ base: Value, _ ours: Value, _ theirs: Value
  ) -> Value? {
    if ours == theirs || theirs == base { return ours }
    return ours == base ? theirs : nil
  }

  private static func union(
    _ base: [[UInt8]], _ ours: [[UInt8]], _ theirs: [[UInt8]]
  ) -> Set<[UInt8]> {
    let (base, ours, theirs) = (Set(base), Set(ours), Set(theirs))
    return base.intersection(ours).intersection(theirs)
      .union(ours.subtracting(base)).union(theirs.subtracting(base))
  }

  /// Returns the lines, for each size from the side that changed it; `nil` where both sides changed
  /// one size.
  private static func eachSize(
    _ base: [[UInt8]], _ ours: [[UInt8]], _ theirs: [[UInt8]]
  ) -> [[UInt8]]? {
    let isOneLine = [base, ours, theirs].allSatisfy { $0.count == 1 }
    let sides = [base, ours, theirs].map { lines in
      isOneLine ? lines[0].split(separator: UInt8(ascii: " ")) : lines.map { $0[...] }
    }
    let count = sides.map(\.count).max() ?? 0
    // One value stands for all sizes.
    let values = sides.map { $0.count == 1 ? Array(repeating: $0[0], count: count) : $0 }
    guard values.allSatisfy({ $0.count == count }) else { return nil }
    var all: [ArraySlice<UInt8>] = []
    for place in 0..<count {
      guard let value = merged(values[0][place], values[1][place], values[2][place]) else {
        return nil
      }
      all.append(value)
    }
    guard isOneLine else { return all.map { Array($0) } }
    let isOne = all.allSatisfy { $0 == all.first }
    return [Array((isOne ? Array(all.prefix(1)) : all).joined(separator: [UInt8(ascii: " ")]))]
  }

  /// Returns whether the values of a key for each size follow from other keys.
  private func givesByRule(_ key: String) -> Bool {
    let follow = sizesFollow
    return key == "sizes" ? follow.sizes : key == "line heights" && follow.lineHeights
  }
}
