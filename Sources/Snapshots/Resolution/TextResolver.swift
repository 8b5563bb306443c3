package import DynamicType
import Imaging
package import TextEngine

/// Turns a cell of a ramp into text with every choice made: which faces, how large, how spaced.
package struct TextResolver {
  let fonts: FontFolder
  /// The stand-in for the system font, by the name `FontFolder.entry(named:)` takes.
  let systemFont: String

  package init(fonts: FontFolder, systemFont: String) {
    self.fonts = fonts
    self.systemFont = systemFont
  }

  package func resolve(_ ramp: RampSpec, at category: ContentSizeCategory) throws -> ResolvedCell {
    switch ramp.font {
    case .preferred(let first, let fallback):
      let size = SystemTypeTable.size(for: ramp.name.style, at: category)
      let system = try fonts.entry(named: systemFont, weight: size.weight)
      let names = (first.map { [$0] } ?? []) + [systemFont] + fallback
      return try cell(
        ramp, names: names, pointSize: size.pointSize, weight: size.weight, lineFace: system.face,
        lineHeight: .leading(size.leading), leading: size.leading, provenance: size.provenance)
    case .custom(let name, let baseSize, let style, let maximum):
      let scaled = FontMetrics(forTextStyle: style)
        .scaling(of: baseSize, at: category, to: .wholePoint, maximum: maximum)
      return try customCell(ramp, name: name, pointSize: scaled.result)
    case .fixed(let name, let size):
      return try customCell(ramp, name: name, pointSize: size)
    }
  }

  private func customCell(
    _ ramp: RampSpec, name: String, pointSize: Points
  ) throws -> ResolvedCell {
    try cell(
      ramp, names: [name], pointSize: pointSize, weight: .regular,
      lineFace: try fonts.entry(named: name).face, lineHeight: .face, leading: nil,
      provenance: nil)
  }

  private func cell(
    _ ramp: RampSpec, names: [String], pointSize: Points, weight: FontWeight, lineFace: FontFace,
    lineHeight: LineHeightRule, leading: Points?, provenance: TypeSize.Provenance?
  ) throws -> ResolvedCell {
    let entries = try names.map { try fonts.entry(named: $0, weight: weight) }
    let shapingFonts = try entries.map { entry in
      try ShapingFont(
        entry.face,
        variations: entry.face.variations(for: weight, pointSize: pointSize))
    }
    let spans = ramp.sample.parts.map { part in
      TextSpan(
        part.text, fonts: shapingFonts, pointSize: pointSize, color: ramp.color,
        features: part.features)
    }
    return ResolvedCell(
      text: ResolvedText(
        spans: spans, lineHeight: lineHeight, lineFace: lineFace, lineSize: pointSize,
        direction: ramp.sample.direction, language: ramp.sample.language),
      entries: entries, pointSize: pointSize, weight: weight, leading: leading,
      provenance: provenance)
  }
}

/// A cell with every choice made, and the facts that the choices came from.
package struct ResolvedCell {
  package let text: ResolvedText
  /// The fonts the text may use, in order of preference.
  let entries: [FontFolder.Entry]
  let pointSize: Points
  let weight: FontWeight
  /// The style's leading, where the font is a preferred one.
  let leading: Points?
  /// How the size is known, where the font is a preferred one.
  let provenance: TypeSize.Provenance?
}
