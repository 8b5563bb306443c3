/// What a command line gave for each declared argument, still as text.
struct GivenArguments: Equatable, Sendable {
  private var texts: [String: [String]] = [:]

  /// The texts given for a property, in the order given; a flag's are empty. Empty when not given.
  func texts(for property: String) -> [String] { texts[property, default: []] }

  /// Adds one more text for a property.
  mutating func add(_ text: String, for property: String) {
    texts[property, default: []].append(text)
  }
}
