import Snapshots

/// Numbers the names of imported styles that have the same form in file names as another style's,
/// such as `1h` and `-1h`.
struct StyleNames {
  /// The names by their form in file names, including those of the project's own styles.
  private var known: [String: String]
  private var numbered: [(name: String, other: String, result: String)] = []

  init(of names: [String]) {
    known = Dictionary(
      names.map { (RampName.clean($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the name for a style.
  mutating func name(for name: String) -> String {
    guard let other = known[RampName.clean(name)] else {
      known[RampName.clean(name)] = name
      return name
    }
    var number = 2
    while known[RampName.clean("\(name) \(number)")] != nil { number += 1 }
    let result = "\(name) \(number)"
    known[RampName.clean(result)] = name
    numbered.append((name, other, result))
    return result
  }

  /// The notes about numbered names, as sentences; empty where none was numbered.
  var notes: [String] {
    guard let first = numbered.first else { return [] }
    let count = numbered.count == 1 ? "1 token has" : "\(numbered.count) tokens have"
    return [
      "\(count) the file name of another style, as “\(Excerpt.cut(first.name))” and "
        + "“\(Excerpt.cut(first.other))” have, and a number in the name: “\(Excerpt.cut(first.result))”. "
        + "Rename a token for another name."
    ]
  }
}
