import Imaging

extension Finding: CustomStringConvertible {
  /// What happened and where, with numbers, such as `line 2 is shifted by 1 px right`.
  public var description: String {
    switch cause {
    case .shifted(let dx, let dy): "\(place) \(verb("is", "are")) shifted by \(way(dx, dy))"
    case .size(let ratio): "\(place) \(verb("is", "are")) \(share(ratio - 1, "larger", "smaller"))"
    case .spacing(let spacing): description(of: spacing)
    case .weight(let dilation):
      "\(place) \(verb("is", "are")) \(dilation < 0 ? "lighter" : "heavier") by "
        + "\(ShortNumber(abs(dilation))) px at each edge"
    case .color(let from, let to): "\(place) changed colour from \(from) to \(to)"
    case .ground(let from, let to):
      "the background changed colour from \(from) to \(to) within \(area)"
    case .inkVanished(let ink): "\(name(of: ink)) is gone at (\(area.x), \(area.y))\(ofLine)"
    case .inkAppeared(let ink): "\(name(of: ink)) appeared at (\(area.x), \(area.y))\(ofLine)"
    case .shape: "\(place) is drawn in another shape"
    case .antialiasing(let from, let to):
      "the edges of \(place) are \(to.phrase) now, and were \(from.phrase)"
    case .reflowed: "words moved between \(place)"
    case .pictureSize(let from, let to): "the picture measures \(to) instead of \(from)"
    case .rasteriserNoise(let level):
      "the same text is drawn by other means: no channel is off by more than \(level) of 255"
    case .other: "\(place) \(verb("differs", "differ")) in a way that nothing known explains"
    }
  }

  private func description(of spacing: Cause.Spacing) -> String {
    switch spacing {
    case .gap(let x, let by):
      "\(lineNames) \(by < 0 ? "closes" : "opens") up by \(ShortNumber(abs(by))) px at x = \(x)"
    case .even(let perPixel):
      "glyphs of \(place) stand \(perPixel < 0 ? "closer together" : "further apart"): "
        + "\(ShortNumber(abs(perPixel) * 100)) % of the line, and are as large as before"
    case .uneven(let greatest):
      "glyphs of \(place) moved each in its own way, by up to \(ShortNumber(greatest)) px"
    }
  }

  /// How far right and down, in words; a component of less than a twentieth of the other is left out.
  private func way(_ dx: Double, _ dy: Double) -> String {
    let parts = [
      (abs(dx), "\(ShortNumber(abs(dx))) px \(dx < 0 ? "left" : "right")"),
      (abs(dy), "\(ShortNumber(abs(dy))) px \(dy < 0 ? "up" : "down")"),
    ]
    let least = max(abs(dx), abs(dy)) / 20
    return parts.filter { $0.0 >= max(least, 0.05) }.map(\.1).joined(separator: " and ")
  }

  private func share(_ change: Double, _ more: String, _ less: String) -> String {
    "\(ShortNumber(abs(change) * 100)) % \(change < 0 ? less : more)"
  }

  private func name(of ink: Cause.Ink) -> String {
    let size = "\(area.width) × \(area.height) px"
    return switch ink {
    case .mark: "a mark of \(size)"
    case .glyph: "a glyph of \(size)"
    case .text: "text of \(size)"
    case .line: "a line of \(size)"
    }
  }

  /// Where it is, as the subject of a sentence.
  private var place: String {
    isPart ? "part of \(lineNames) (\(area))" : lineNames
  }

  private var ofLine: String { lines.isEmpty ? "" : " in \(lineNames)" }

  private func verb(_ singular: String, _ plural: String) -> String {
    isPart || lines.count < 2 ? singular : plural
  }

  /// The lines by number, such as `line 2` or `lines 1, 2 and 4`.
  private var lineNames: String {
    guard let last = lines.last else { return "the picture" }
    guard lines.count > 1 else { return "line \(last)" }
    if lines.count > 2, last - lines[0] + 1 == lines.count { return "lines \(lines[0]) to \(last)" }
    return "lines \(lines.dropLast().map(String.init).joined(separator: ", ")) and \(last)"
  }
}

extension Cause.EdgeSmoothing {
  fileprivate var phrase: String {
    switch self {
    case .none: "hard"
    case .gray: "smoothed in grey"
    case .subpixel: "smoothed in colours"
    }
  }
}
