import Suites
package import GoldenText
package import DynamicType
public import ImageDiff
import Imaging

extension Change {
  /// Creates the change for a finding in two pictures of any kind.
  public init(_ finding: Finding) {
    self.init(
      finding,
      at: ChangePlace(lines: finding.lines, area: finding.area, isPart: finding.isPart), em: nil,
      sentence: "\(finding)")
  }

  /// Creates the change for a finding in a cell's pixels, with the affected characters where they
  /// are known.
  ///
  /// - Parameter em: The size of the text, in px of the picture.
  package init(_ finding: Finding, in map: CharacterMap, em: Pixels?) {
    let finding = finding.with(ink: map.ink(in: finding.area))
    let found = map.place(of: finding)
    var place = found ?? ChangePlace(lines: finding.lines)
    // A range without its words would be of no use to anybody.
    if place.text == nil { place.range = nil }
    place.area = finding.area
    place.isPart = finding.isPart
    self.init(finding, at: place, em: em, sentence: finding.words(at: found))
  }

  private init(_ finding: Finding, at place: ChangePlace, em: Pixels?, sentence: String) {
    let values = finding.cause.values
    self.init(
      finding.cause.kind, role: finding.cause.kind == .pictureSize ? .extent : .pixels,
      aspect: finding.cause.aspect, place: place, before: values?.before, after: values?.after,
      amount: ChangeAmount(of: finding.cause, em: em), sentence: sentence)
  }
}

extension CharacterMap {
  /// Returns the affected characters, or else the affected lines; `nil` where neither is known.
  fileprivate func place(of finding: Finding) -> ChangePlace? {
    switch finding.cause {
    case .spacing(.gap(let x, _)): character(from: x, in: finding.area)
    case .inkVanished(.line), .inkAppeared(.line):
      lines(in: finding.area, numbered: finding.lines)
    case .inkVanished, .inkAppeared, .shape: characters(in: finding.area)
    case .band, .pictureSize, .rasteriserNoise, .ground: nil
    case .shifted, .size, .spacing, .weight, .color, .text, .antialiasing, .reflowed, .other:
      finding.isPart
        ? characters(in: finding.area)
        : lines(in: finding.area, numbered: finding.lines)
    }
  }
}

extension Finding {
  /// Returns the finding with the known kind of ink that came or went. Pictures alone cannot
  /// distinguish a mark from a letter, or letters from a line.
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

  /// Returns what happened to which characters, such as `“é” in line 2 has lost a mark of 3 × 2
  /// px`.
  fileprivate func words(at place: ChangePlace?) -> String {
    guard let place else { return "\(self)" }
    guard let text = place.text else {
      return words(
        about: FindingSubject(
          place.lineWords, isPlural: place.lines.count > 1, isNamed: cause.isOfWholeLines))
    }
    let name =
      place.elements.first?.text == text ? place.lineWords : "“\(text)” in \(place.lineWords)"
    return words(about: FindingSubject(name, line: place.lineWords, isNamed: true))
  }
}

extension Cause {
  /// The kind of change that this cause stands for.
  package var kind: ChangeKind {
    switch self {
    case .shifted: .shifted
    case .size: .size
    case .spacing: .spacing
    case .weight: .weight
    case .color, .ground: .color
    case .inkVanished(.mark): .markLost
    case .inkVanished: .missingGlyph
    case .inkAppeared: .inkAppeared
    case .text: .text
    case .shape: .shape
    case .antialiasing, .rasteriserNoise: .antialiasing
    case .reflowed: .reflowed
    case .band(.inserted, _, _), .band(.pulledIn, _, _): .inserted
    case .band(.removed, _, _), .band(.pushedOut, _, _): .removed
    case .band(.moved, _, _): .moved
    case .pictureSize: .pictureSize
    case .other: .unexplained
    }
  }

  fileprivate var aspect: String {
    switch self {
    case .ground: "background"
    case .rasteriserNoise: Change.noise
    case .spacing(.gap): "gap"
    case .spacing(.even): "even spacing"
    case .spacing(.uneven): "uneven spacing"
    case .band(.pushedOut, let axis, _): "pushed out, \(axis.rawValue)"
    case .band(.pulledIn, let axis, _): "pulled in, \(axis.rawValue)"
    case .band(_, let axis, _): axis.rawValue
    default: ""
    }
  }

  fileprivate var values: (before: String, after: String)? {
    switch self {
    case .color(let from, let to), .ground(let from, let to): ("\(from)", "\(to)")
    case .antialiasing(let from, let to): ("\(from)", "\(to)")
    case .pictureSize(let from, let to): ("\(from)", "\(to)")
    default: nil
    }
  }

  /// Whether the affected lines describe the place fully.
  fileprivate var isOfWholeLines: Bool {
    switch self {
    case .inkVanished(.line), .inkAppeared(.line): true
    default: false
    }
  }
}
