extension FactsChange {
  /// Whether the fact comes straight from the size table.
  var isSizeFact: Bool {
    switch self {
    case .pointSize, .leading, .provenance, .weight: true
    default: false
    }
  }

  /// Whether no size could have brought the fact about.
  var isIndependentOfSize: Bool {
    switch self {
    case .faces, .fontContent, .boundedWidth, .setting: true
    default: false
    }
  }
}
