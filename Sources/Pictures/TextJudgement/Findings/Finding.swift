public import Imaging

/// A change of a text, with its position.
public struct Finding: Hashable, Sendable {
  /// The change.
  public let cause: Cause
  /// The area of the change in px, with both pictures aligned at the top left.
  public let area: PixelRect
  /// The lines of text that changed, counted from 1 at the top of the picture; empty if no line is
  /// affected.
  public let lines: [Int]
  /// Whether only a part of the line changed.
  public let isPart: Bool

  /// Creates a finding from its values.
  public init(cause: Cause, area: PixelRect, lines: [Int] = [], isPart: Bool = false) {
    self.cause = cause
    self.area = area
    self.lines = lines
    self.isPart = isPart
  }
}

/// One change at one place of a line.
struct TextChange: Hashable {
  let cause: Cause
  /// The area, in px of the picture.
  let area: PixelRect
  /// The amount of ink concerned, in full pixels.
  let mass: Double
  /// The rows of its line, in px of the picture; `nil` where it concerns no line.
  var rows: Range<Int>?
  /// Whether it concerns only a part of the line.
  var isPart = false
}

extension Finding: CustomStringConvertible {
  /// The change and its position in words, such as `line 2 is shifted by 1 px right`.
  public var description: String {
    words(
      about: FindingSubject(
        isPart ? "part of \(lineNames) (\(area))" : lineNames,
        isPlural: !isPart && lines.count > 1, line: lineNames))
  }

  /// The level above which the greatest difference of a channel is not reported, as it is more than
  /// half of the range.
  private static let tellingLevel = 127

  /// The lines by number, such as `line 2` or `lines 1, 2 and 4`.
  private var lineNames: String {
    guard let last = lines.last else { return "the picture" }
    guard lines.count > 1 else { return "line \(last)" }
    if lines.count > 2, last - lines[0] + 1 == lines.count { return "lines \(lines[0]) to \(last)" }
    return "lines \(lines.dropLast().map(String.init).joined(separator: ", ")) and \(last)"
  }

  /// Returns the change in words, with a subject of your own, such as the name of a letter.
  public func words(about subject: FindingSubject) -> String {
    let name = subject.name
    let verb = subject.isPlural ? "are" : "is"
    return switch cause {
    case .shifted(let dx, let dy): "\(name) \(verb) shifted by \(Self.way(dx, dy))"
    case .size(let ratio): "\(name) \(verb) \(Self.share(ratio - 1, "larger", "smaller"))"
    case .spacing(let spacing): words(of: spacing, about: subject)
    case .weight(let dilation):
      "\(name) \(verb) \(dilation < 0 ? "lighter" : "heavier") by "
        + "\(ShortNumber(abs(dilation))) px at each edge"
    case .color(let from, let to): "\(name) changed colour from \(from) to \(to)"
    case .ground(let from, let to):
      from.alpha == to.alpha
        ? "the background changed colour from \(from) to \(to) within \(area)"
        : "the background changed from \(from.withAlpha) to \(to.withAlpha) within \(area)"
    case .inkVanished(let ink): words(ofVanished: ink, about: subject)
    case .inkAppeared(let ink): words(ofAppeared: ink, about: subject)
    case .text: "\(name) \(subject.isPlural ? "show" : "shows") other text"
    case .shape: "\(name) \(verb) drawn in another shape"
    case .antialiasing(let from, let to):
      "the edges of \(name) are now \(to.phrase), were \(from.phrase)"
    case .reflowed: lines.count > 1 ? "words moved between \(name)" : "words moved to other lines"
    case .band(let band, let axis, let count): words(of: band, along: axis, count: count)
    case .pictureSize(let from, let to): "the picture is \(to), was \(from)"
    case .rasteriserNoise(let level) where level > Self.tellingLevel:
      "the same text is rendered differently"
    case .rasteriserNoise(let level):
      "the same text is rendered differently: no channel is off by more than \(level) of 255"
    case .other:
      "\(name) \(subject.isPlural ? "differ" : "differs") for an unknown reason"
    }
  }

  private func words(of spacing: Cause.Spacing, about subject: FindingSubject) -> String {
    switch spacing {
    case .gap(let x, let by):
      let column = lines.isEmpty ? "at (\(x), \(area.y))" : "at x = \(x)"
      let place = subject.isNamed ? "before \(subject.name)" : column
      let verb = (by < 0 ? "close" : "open") + (lines.count > 1 ? "" : "s")
      return "\(subject.line) \(verb) up by \(ShortNumber(abs(by))) px \(place)"
    case .even(let perPixel):
      return
        "glyphs of \(subject.name) are \(perPixel < 0 ? "closer together" : "further apart"): "
        + "\(ShortNumber(abs(perPixel) * 100)) % of the line, with the same size"
    case .uneven(let greatest):
      return
        "glyphs of \(subject.name) each moved differently, by up to \(ShortNumber(greatest)) px"
    }
  }

  private func words(ofVanished ink: Cause.Ink, about subject: FindingSubject) -> String {
    switch ink {
    case .mark where subject.isNamed: "\(subject.name) has lost a mark of \(extent)"
    case .mark: "a mark of \(extent) is gone at (\(area.x), \(area.y))\(ofLine(subject))"
    case .glyph, .text:
      subject.isNamed
        ? "\(subject.name) is missing"
        : "\(ink.phrase) of \(extent) is gone at (\(area.x), \(area.y))\(ofLine(subject))"
    case .line where subject.isNamed:
      "\(subject.line) \(subject.isPlural ? "are" : "is") missing"
    case .line: "a line of \(extent) is gone at (\(area.x), \(area.y))"
    case .rule where subject.isNamed: "\(subject.name) has lost a drawn line of \(extent)"
    case .rule: "\(ink.phrase) of \(extent) is gone at (\(area.x), \(area.y))\(ofLine(subject))"
    }
  }

  private func words(ofAppeared ink: Cause.Ink, about subject: FindingSubject) -> String {
    switch ink {
    case .line where subject.isNamed:
      "\(subject.line) \(subject.isPlural ? "are" : "is") new"
    case .line: "a line of \(extent) appeared at (\(area.x), \(area.y))"
    case .mark where subject.isNamed: "\(subject.name) has a new mark of \(extent)"
    case .rule where subject.isNamed:
      "\(subject.name) has a new drawn line of \(extent)"
    case .mark, .glyph, .text, .rule:
      subject.isNamed
        ? "\(subject.name) is new"
        : "\(ink.phrase) of \(extent) appeared at (\(area.x), \(area.y))\(ofLine(subject))"
    }
  }

  /// Returns the words for whole rows or columns, such as `a row of 40 px was inserted at y = 100`.
  private func words(of band: Cause.Band, along axis: Cause.Axis, count: Int) -> String {
    let (coordinate, start) = axis == .rows ? ("y", area.y) : ("x", area.x)
    let name = "a \(axis == .rows ? "row" : "column") of \(count) px"
    return switch band {
    case .inserted: "\(name) was inserted at \(coordinate) = \(start)"
    case .removed: "\(name) was removed at \(coordinate) = \(start)"
    case .moved(let from): "\(name) moved from \(coordinate) = \(from) to \(coordinate) = \(start)"
    case .pushedOut: "\(name) was pushed out of the picture at \(coordinate) = \(start)"
    case .pulledIn: "\(name) came into the picture at \(coordinate) = \(start)"
    }
  }

  private func ofLine(_ subject: FindingSubject) -> String {
    lines.isEmpty ? "" : " in \(subject.line)"
  }

  private var extent: String { "\(area.width) × \(area.height) px" }

  /// Returns the distance right and down, in words; a component of less than a twentieth of the
  /// other is left out.
  private static func way(_ dx: Double, _ dy: Double) -> String {
    let parts = [
      (abs(dx), "\(ShortNumber(abs(dx))) px \(dx < 0 ? "left" : "right")"),
      (abs(dy), "\(ShortNumber(abs(dy))) px \(dy < 0 ? "up" : "down")"),
    ]
    let least = max(abs(dx), abs(dy)) / 20
    return parts.filter { $0.0 >= max(least, 0.05) }.map(\.1).joined(separator: " and ")
  }

  private static func share(_ change: Double, _ more: String, _ less: String) -> String {
    "\(ShortNumber(abs(change) * 100)) % \(change < 0 ? less : more)"
  }
}

/// The subject of a finding's sentence.
public struct FindingSubject: Hashable, Sendable {
  /// The subject's name in a sentence, such as `line 2` or `“é” in line 2`.
  public let name: String
  /// Whether the subject takes a plural verb.
  public let isPlural: Bool
  /// The subject's line or lines.
  public let line: String
  /// Whether the name comes from the text, so that the sentence needs no position in px.
  public let isNamed: Bool

  /// Creates a subject. `line` is the name by default.
  public init(_ name: String, isPlural: Bool = false, line: String? = nil, isNamed: Bool = false) {
    self.name = name
    self.isPlural = isPlural
    self.line = line ?? name
    self.isNamed = isNamed
  }
}

extension RGBAColor {
  /// The colour with its alpha, such as `#FFFFFF at 50 %`.
  fileprivate var withAlpha: String {
    guard alpha > 0 else { return "transparent" }
    return
      "\(RGBAColor(red: red, green: green, blue: blue)) at \(ShortNumber(Double(alpha) / 2.55, decimals: 0)) %"
  }
}

extension Cause.Ink {
  fileprivate var phrase: String {
    switch self {
    case .mark: "a mark"
    case .glyph: "a glyph"
    case .text: "text"
    case .line: "a line"
    case .rule: "a drawn line"
    }
  }
}

extension Cause.EdgeSmoothing {
  fileprivate var phrase: String {
    switch self {
    case .none: "hard"
    case .gray: "anti-aliased in grey"
    case .subpixel: "anti-aliased in colours"
    }
  }
}

/// A number as people write it: rounded to some decimals, without zeros at the end.
struct ShortNumber: Hashable, CustomStringConvertible {
  let description: String

  /// - Parameter decimals: The number of decimals, 0 to 6.
  init(_ value: Double, decimals: Int = 2) {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (abs(value) * scale).rounded()
    guard rounded < 1e15 else {
      description = "\(value)"
      return
    }
    let (whole, rest) = Int(rounded).quotientAndRemainder(dividingBy: Int(scale))
    var digits = String(rest)
    digits = String(repeating: "0", count: max(0, decimals - digits.utf8.count)) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = value < 0 && rounded > 0 ? "−" : ""
    description = rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }
}
