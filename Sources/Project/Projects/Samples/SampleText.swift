/// What a sample says in one language, in one of its forms.
struct SampleText: Hashable, Sendable {
  /// The language; `nil` for none.
  let language: String?
  /// Which form it is, such as `one` for the singular; empty for the only one.
  var forms: [String] = []
  /// The text.
  let text: String
}
