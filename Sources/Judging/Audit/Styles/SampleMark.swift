import Suites

/// What distinguishes a text from others of its style.
struct SampleMark: Hashable {
  /// The sample; `nil` for several.
  private(set) var sample: String?
  /// What distinguishes the text from the sample's others, except its width. Its language comes
  /// first, then words from the coordinates, such as `one`, `accented`, `dark` or `bold-text`.
  private(set) var parts: [String]

  init(of ramp: RampSpec) {
    sample = ramp.sample.name
    let language = ramp.sample.language
    let told =
      [language, ramp.width.map { "w\($0)" } ?? "unbounded"].compactMap(\.self).map(RampName.clean)
    parts =
      [language].compactMap(\.self) + ramp.name.variants.filter { !told.contains($0) }
  }

  /// The mark in words: “items (ar, one)”, “items”, “ar”; `nil` where nothing distinguishes the
  /// text.
  var words: String? {
    let list = parts.joined(separator: ", ")
    guard let sample else { return parts.isEmpty ? nil : list }
    return parts.isEmpty ? sample : "\(sample) (\(list))"
  }

  /// Returns the properties shared with another mark.
  func together(with other: SampleMark) -> SampleMark {
    var common = self
    if sample != other.sample { common.sample = nil }
    common.parts = parts.filter(other.parts.contains)
    return common
  }

  /// Returns the mark without what all texts of its style share; a mark of one sample is returned
  /// as it is.
  func apart(from common: SampleMark) -> SampleMark {
    guard sample == nil else { return self }
    var apart = self
    apart.parts.removeAll(where: common.parts.contains)
    return apart
  }
}
