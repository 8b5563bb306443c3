extension FactsChange {
  /// Whether the fact comes straight from the size table.
  var isSizeFact: Bool {
    switch self {
    case .pointSize, .leading, .provenance, .weight: true
    case .element(let change):
      if case .text(let change) = change.what { change.isSizeFact } else { false }
    default: false
    }
  }

  /// Whether no size could have brought the fact about.
  var isIndependentOfSize: Bool {
    switch self {
    case .faces, .fontContent, .boundedWidth, .setting: true
    case .element(let change):
      switch change.what {
      case .text(let change): change.isIndependentOfSize
      case .box, .turned: false
      case .appeared, .vanished, .moved, .shows, .traits, .largeContent: true
      }
    default: false
    }
  }
}
