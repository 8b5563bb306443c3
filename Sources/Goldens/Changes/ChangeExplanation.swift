import Suites
import GoldenText

extension Change {
  /// Whether an effect follows from this change, so that there is no need to accept it by itself.
  ///
  /// An input explains what it can bring about (`ChangeKind.reach`). An effect explains what comes later on
  /// the way to the picture: another size explains other line ends, and these explain other pixels.
  package func explains(_ effect: Change) -> Bool {
    guard effect.isEffect, effect.role != .record, isOfSamePart(as: effect) else { return false }
    // The record does not say which fonts were asked for, so no other change can explain new ones.
    if effect.kind == .font, !effect.isOfKnownInputs { return false }
    // Whether a part of an interface may have moved so far is known where boxes are looked at.
    if effect.isOfBox { return false }
    switch (role, effect.role) {
    // What is drawn is as recorded, so pixels tell of the file alone.
    case (.record, .pixels), (.record, .extent): return aspect == Self.otherPicture
    case (.input, _): return explains(asInput: effect)
    case (.resolved, .resolved):
      return kind == .size
        ? !effect.side.isDisjoint(with: [.size, .leading, .faces]) && effect.kind != .size
        : side.contains(.faces) && effect.side.contains(.leading)
    // Colors are inputs alone.
    case (.resolved, .layout), (.resolved, .pixels), (.resolved, .extent):
      return effect.kind != .color
    case (.layout, .extent): return true
    case (.layout, .pixels): return explains(pixelsOfLayout: effect)
    case (.pixels, .pixels): return explains(pixels: effect)
    case (.pixels, .extent): return ![.color, .antialiasing].contains(kind)
    default: return false
    }
  }

  /// Returns whether this input can cause an effect, judged by its place.
  private func explains(asInput effect: Change) -> Bool {
    if kind == .sizeTable, effect.kind == .size { return isOfKnownInputs && effect.followsCurve }
    guard let range = place.range else { return !kind.reach.isDisjoint(with: effect.side) }
    // The size of a run's own font is no fact of its cell that would tell the rest.
    let reach = kind.reach.contains(.size) ? kind.reach.union(.drawing) : kind.reach
    if reach.isDisjoint(with: effect.side) { return false }
    // What is lost or gets another color elsewhere is none of the run's.
    guard effect.isLossOrColor, let characters = effect.place.range else { return true }
    return range.overlaps(characters)
  }

  /// Whether a part of an interface moved or changed its size.
  private var isOfBox: Bool {
    role == .layout && [.box, .shifted].contains(kind) && !place.elements.isEmpty
      && place.lines.isEmpty
  }

  /// Whether letters are lost or new, or changed their colour.
  private var isLossOrColor: Bool {
    [.markLost, .missingGlyph, .inkAppeared, .color].contains(kind)
  }

  /// Whether the change is a size that follows a curve of the size table, or the source of a size.
  private var followsCurve: Bool {
    if case .sizes(_, _, .some) = amount { true } else { aspect == Self.source }
  }

  /// Whether all other inputs are on record, so that no unrecorded input can be the cause.
  private var isOfKnownInputs: Bool { aspect != Self.unknownInputs }

  /// The side of a drawing that the effect belongs to.
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

  /// Returns whether a layout change explains pixels. Lines that end elsewhere or lose text have
  /// other letters; lines that only moved have the same letters.
  private func explains(pixelsOfLayout effect: Change) -> Bool {
    switch kind {
    case .reflowed, .truncated, .text, .fit, .shortfall, .missingGlyph: effect.kind != .color
    case .clipped: effect.kind != .color && effect.place.isOnLines(of: place)
    default: !effect.isLossOrColor && effect.place.isOnLines(of: place)
    }
  }

  /// Returns whether a change in a text's picture explains another one. Larger text moves and looks
  /// like other text, and bold letters are wider.
  private func explains(pixels effect: Change) -> Bool {
    switch (kind, effect.kind) {
    case (.size, .color), (.size, .size): false
    case (.size, _): !place.isPart && effect.place.isOnLines(of: place)
    case (.weight, .spacing), (.weight, .shifted): effect.place.isOnLines(of: place)
    default: false
    }
  }

  /// Returns whether the effect is on the same part. Other parts that make room are handled where
  /// boxes are compared.
  private func isOfSamePart(as effect: Change) -> Bool {
    if place.elements.isEmpty { return true }
    if effect.role == .extent && effect.place.elements.isEmpty { return true }
    let paths = place.elements.map(\.path)
    return !effect.place.elements.isEmpty
      && effect.place.elements.allSatisfy { paths.contains($0.path) }
  }
}

extension Change {
  /// The aspect of a change in the source of a size.
  package static let source = "source"
  /// The aspect of edges that differ only by another rasteriser.
  package static let noise = "noise"
  /// The aspect of a picture file whose pixels were never recorded.
  package static let otherPicture = "other picture"
  /// The aspect of another size table or other fonts where not all inputs are on record.
  package static let unknownInputs = "inputs not on record"
}

extension Sequence<Change> {
  /// Returns whether an effect follows from these changes. Each affected part of an interface needs
  /// one of them.
  package func explain(_ effect: Change) -> Bool {
    guard effect.place.elements.count > 1 else { return contains { $0.explains(effect) } }
    return effect.place.elements.allSatisfy { element in
      var place = effect.place
      place.elements = [element]
      let piece = effect.at(place)
      return contains { $0.explains(piece) }
    }
  }

  /// Whether these changes explain any difference in pixels.
  package var explainPixels: Bool {
    [ChangeKind.shape, .color].allSatisfy { kind in
      let effect = Change(kind, role: .pixels, sentence: "")
      return contains { $0.place.elements.isEmpty && $0.explains(effect) }
    }
  }
}

extension ChangePlace {
  /// Returns whether all lines of this place are also lines of another place.
  fileprivate func isOnLines(of other: ChangePlace) -> Bool {
    lines.isEmpty ? other.lines.isEmpty : lines.allSatisfy(other.lines.contains)
  }
}
