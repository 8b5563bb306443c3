extension Change {
  /// Whether an effect follows from this change, so that there is no need to accept it by itself.
  ///
  /// An input explains what it can bring about (`ChangeKind.reach`). An effect explains what comes later on
  /// the way to the picture: another size explains other line ends, and these explain other pixels.
  func explains(_ effect: Change) -> Bool {
    guard effect.isEffect, effect.role != .record, isOfSamePart(as: effect) else { return false }
    switch (role, effect.role) {
    // What is drawn is as recorded, so pixels tell of the file alone.
    case (.record, .pixels), (.record, .extent): return aspect == Self.otherPicture
    case (.input, _): return !reach.isDisjoint(with: effect.side)
    case (.resolved, .resolved):
      return kind == .size
        ? !effect.side.isDisjoint(with: [.size, .leading, .faces]) && effect.kind != .size
        : side.contains(.faces) && effect.side.contains(.leading)
    case (.resolved, .layout), (.resolved, .pixels), (.resolved, .extent): return true
    case (.layout, .pixels), (.layout, .extent), (.pixels, .extent): return true
    case (.pixels, .pixels): return explains(pixels: effect)
    default: return false
    }
  }

  /// What the input can bring about. The size of a run's own font is no fact of its cell that would tell the
  /// rest.
  private var reach: ChangeKind.Reach {
    place.range == nil && place.elements.isEmpty ? kind.reach : [kind.reach, .drawing]
  }

  /// What side of a drawing an effect is of.
  private var side: ChangeKind.Reach {
    switch role {
    case .input, .record: []
    case .resolved where kind == .size: .size
    case .resolved where kind == .leading: .leading
    case .resolved: .faces
    case .layout where kind == .shortfall: [.faces, .lines]
    case .layout, .extent: .lines
    case .pixels where kind == .color: .color
    case .pixels where kind == .antialiasing: aspect == Self.noise ? .noise : .edges
    case .pixels: .ink
    }
  }

  /// What a picture of text shows that also shows this: larger text stands elsewhere and looks like other
  /// text, and bold letters are wider.
  private func explains(pixels effect: Change) -> Bool {
    switch (kind, effect.kind) {
    case (.size, .color), (.size, .size): false
    case (.size, _): !place.isPart && effect.place.isOnLines(of: place)
    case (.weight, .spacing), (.weight, .shifted): effect.place.isOnLines(of: place)
    default: false
    }
  }

  /// A part of an interface explains what happened to itself alone. That others make room for it is known
  /// where boxes are looked at.
  private func isOfSamePart(as effect: Change) -> Bool {
    guard let element = place.elements.first else { return true }
    if effect.role == .extent && effect.place.elements.isEmpty { return true }
    return effect.place.elements.contains { $0.path == element.path }
  }
}

extension Change {
  /// The aspect of edges that only another rasteriser explains.
  static let noise = "noise"
  /// The aspect of a picture file that shows what was never recorded.
  static let otherPicture = "other picture"
}

extension Sequence<Change> {
  /// Whether whatever pixels show follows from something among these.
  var explainPixels: Bool {
    [ChangeKind.shape, .color].allSatisfy { kind in
      let effect = Change(kind, role: .pixels, sentence: "")
      return contains { $0.place.elements.isEmpty && $0.explains(effect) }
    }
  }
}

extension ChangePlace {
  /// Whether none of its lines is another than those of a place.
  fileprivate func isOnLines(of other: ChangePlace) -> Bool {
    lines.allSatisfy(other.lines.contains)
  }
}
