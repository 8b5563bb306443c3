import Suites

/// What sets a text apart from others of its style.
struct SampleMark: Hashable {
  /// The sample; `nil` where there are several.
  private(set) var sample: String?
  /// What sets it apart from the sample's others, its width aside: its language, then what the
  /// coordinates say, such as `one`, `accented`, `dark` or `bold-text`.
  private(set) var parts: [String]

  init(of ramp: RampSpec) {
    sample = ramp.sample.name
    let language = ramp.sample.language
    let told =
      [language, ramp.width.map { "w\($0)" } ?? "unbounded"].compactMap(\.self).map(RampName.clean)
    parts =
      [language].compactMap(\.self) + ramp.name.variants.filter { !told.contains($0) }
  }

  /// In words: “items (ar, one)”, “items”, “ar”; `nil` where nothing sets it apart.
  var words: String? {
    let list = parts.joined(separator: ", ")
    guard let sample else { return parts.isEmpty ? nil : list }
    return parts.isEmpty ? sample : "\(sample) (\(list))"
  }

  /// What it has in common with another.
  func together(with other: SampleMark) -> SampleMark {
    var common = self
    if sample != other.sample { common.sample = nil }
    common.parts = parts.filter(other.parts.contains)
    return common
  }

  /// What sets it apart beyond what all texts of its style have in common; where it stands for one
  /// sample, that is named in full.
  func apart(from common: SampleMark) -> SampleMark {
    guard sample == nil else { return self }
    var apart = self
    apart.parts.removeAll(where: common.parts.contains)
    return apart
  }
}
