import Changes

/// Shortens lines about similar things: up to three are all shown, more become the first and a
/// count.
enum FoldedLines {
  /// - Parameter line: Returns the line about one thing.
  static func of<Thing>(_ things: [Thing], _ line: (Thing) -> String) -> [String] {
    let rest = things.count - things.listed.count
    return things.listed.map(line)
      + (rest > 0 ? ["  and \(rest) more like it, which --json lists"] : [])
  }
}
