import Changes

/// Lines about things of one kind: all of up to three, else the first and how many more there are.
enum FoldedLines {
  /// - Parameter line: The line about one thing.
  static func of<Thing>(_ things: [Thing], _ line: (Thing) -> String) -> [String] {
    let rest = things.count - things.listed.count
    return things.listed.map(line)
      + (rest > 0 ? ["  and \(rest) more like it, which --json lists"] : [])
  }
}
