import JSON

/// A string, a list or plurals as an Android file has them.
struct AndroidResource {
  /// What kind of element it is.
  enum Kind: String {
    case string
    case array = "string-array"
    case plurals

    /// How references spell the kind: `@array/name`.
    var referenceName: String { self == .array ? "array" : rawValue }
  }

  let kind: Kind
  let name: String
  /// The kind of device it is meant for (attribute `product`); `nil` for all others.
  let product: String?
  let isTranslatable: Bool
  let position: SourcePosition
  let values: [Value]

  /// One text, and when it is shown.
  struct Value {
    let condition: StringTable.Condition?
    var content: StringTable.Content
    let position: SourcePosition
  }
}
