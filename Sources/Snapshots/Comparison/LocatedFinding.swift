public import ImageDiff

/// What the pixels of a cell show, with the characters it happened to.
public struct LocatedFinding: Hashable, Sendable {
  /// What happened.
  public let finding: Finding
  /// Where in the text, by the cell as it is laid out today; `nil` where it has no lines.
  public let place: TextPlace?
}

extension LocatedFinding {
  /// What kind of thing it is.
  public var kind: CauseKind { finding.cause.kind }

  /// Finds the characters that something happened to.
  init(_ finding: Finding, in map: CharacterMap) {
    let finding = finding.with(ink: map.ink(in: finding.area))
    self.finding = finding
    place =
      switch finding.cause {
      case .spacing(.gap(let x, _)): map.character(from: x, in: finding.area)
      case .inkVanished(.line), .inkAppeared(.line):
        map.lines(in: finding.area, numbered: finding.lines)
      case .inkVanished, .inkAppeared, .shape: map.characters(in: finding.area)
      case .pictureSize, .rasteriserNoise, .ground: nil
      case .shifted, .size, .spacing, .weight, .color, .text, .antialiasing, .reflowed, .other:
        finding.isPart
          ? map.characters(in: finding.area)
          : map.lines(in: finding.area, numbered: finding.lines)
      }
  }
}

extension Finding {
  /// The same with what is known of ink that came or went: pictures alone do not tell a mark from a
  /// letter, nor letters from a line.
  fileprivate func with(ink: Cause.Ink?) -> Finding {
    guard let ink else { return self }
    let cause: Cause
    switch self.cause {
    // A drawn line is no letter.
    case .inkVanished(.rule), .inkAppeared(.rule): return self
    // Several lines at once are no letters of one.
    case .inkVanished where lines.count < 2: cause = .inkVanished(ink)
    case .inkAppeared where lines.count < 2: cause = .inkAppeared(ink)
    default: return self
    }
    return Finding(cause: cause, area: area, lines: lines, isPart: isPart)
  }
}

extension LocatedFinding: CustomStringConvertible {
  /// What happened and to which characters, such as `“é” in line 2 has lost a mark of 3 × 2 px`.
  public var description: String {
    guard let place else { return "\(finding)" }
    guard let text = place.text else {
      return finding.words(
        about: FindingSubject(
          place.lineWords, isPlural: place.lines.count > 1, isNamed: finding.cause.isOfWholeLines))
    }
    if place.elements.first?.text == text {
      return finding.words(
        about: FindingSubject(place.lineWords, line: place.lineWords, isNamed: true))
    }
    return finding.words(
      about: FindingSubject("“\(text)” in \(place.lineWords)", line: place.lineWords, isNamed: true)
    )
  }
}

extension Cause {
  /// Whether a line is all that has to be known of the place.
  fileprivate var isOfWholeLines: Bool {
    switch self {
    case .inkVanished(.line), .inkAppeared(.line): true
    default: false
    }
  }
}
