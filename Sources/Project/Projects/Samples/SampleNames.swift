import Snapshots

/// The names of samples from patterns of keys.
struct SampleNames {
  private let sample: String
  private var taken: Set<String> = []

  init(of sample: String) {
    self.sample = sample
  }

  /// Returns a name that is unique in file names: the sample's, with the beginning of the key.
  mutating func name(for key: String) -> String {
    let name = "\(sample)-\(key.prefix(40))"
    var unique = name
    var number = 2
    while !taken.insert(RampName.clean(unique)).inserted {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }
}

/// The placeholders that were filled from the table.
struct FilledPlaces {
  private var first: (place: String, value: String, key: String)?
  private var keys: Set<String> = []

  mutating func add(_ place: String, _ value: String, key: String) {
    first = first ?? (place, value, key)
    keys.insert(key)
  }

  /// The note for the reader; `nil` where none was filled.
  var sentence: String? {
    guard let first else { return nil }
    let rest = keys.count - 1
    let others =
      rest > 0 ? ", and placeholders of \(rest) more key\(rest == 1 ? "" : "s") usual values" : ""
    return Excerpt.shortened(
      "“\(first.place)” of “\(first.key)” shows “\(first.value)”\(others). Write others in “values” or "
        + "“placeholders”.")
  }
}
