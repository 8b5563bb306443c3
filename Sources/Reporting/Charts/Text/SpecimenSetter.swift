package import DynamicType
package import Imaging
package import Snapshots
package import TextEngine

/// Sets the words of pictures: their labels, and the samples they show.
///
/// Labels are set in the system font's stand-in if it has Latin letters and figures, otherwise in
/// the first available face that has them. Missing characters are looked for in the other faces.
package struct SpecimenSetter {
  private let resolver: TextResolver
  private let labelResolver: TextResolver
  private let others: LabelFonts
  private let fontsPath: String
  private let engine: TextEngine

  /// - Parameters:
  ///   - fonts: The folder that fonts come from.
  ///   - systemFont: The font of labels, and of samples in the system font.
  ///   - others: Folders of fonts for labels only, tried after `fonts`.
  /// - Throws: `LayoutError.unicodeLibrary`, or the reason why the system font cannot be used.
  package init(fonts: FontFolder, systemFont: SystemFont, others: [FontFolder] = []) throws {
    resolver = TextResolver(fonts: fonts, systemFont: systemFont)
    engine = try TextEngine()
    fontsPath = fonts.path
    self.others = LabelFonts(folders: [fonts] + others)
    let plain = try WorkWatch.over("Labels in \(fonts.path)") { [resolver, engine] in
      try Self.frame(of: Self.plainLetters, by: resolver, engine)
    }
    guard !plain.missingCharacters.isEmpty,
      let instead = self.others.candidates.first(where: { candidate in
        Self.plainLetters.unicodeScalars.allSatisfy(candidate.face.covers)
      })
    else {
      labelResolver = resolver
      return
    }
    labelResolver = TextResolver(fonts: instead.folder, systemFont: SystemFont(instead.name))
  }

  /// The characters that nearly all labels consist of.
  private static let plainLetters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/.,"

  /// The family that labels are set in.
  package func labelFamily() throws -> String {
    try Self.frame(of: "a", by: labelResolver, engine).lines.first?.runs.first?.face.names.family
      ?? ""
  }

  /// Lays out a label on one line.
  ///
  /// - Throws: `NoFontHere.forLabel` if no font has a character of it, or the reason why a font
  ///   cannot be used.
  package func frame(
    of label: String, in look: LabelLook, color: RGBAColor = .black
  ) throws -> TextFrame {
    try WorkWatch.over("“\(label.onOneLine)” in \(fontsPath)") {
      try frameUnwatched(of: label, in: look, color: color)
    }
  }

  private func frameUnwatched(
    of label: String, in look: LabelLook, color: RGBAColor
  ) throws -> TextFrame {
    let ramp = Self.ramp(of: label, in: look, color: color)
    var text = try labelResolver.resolve(ramp, at: .large).text
    var frame = try engine.layOut(text, width: nil)
    for candidate in frame.missingCharacters.isEmpty
      ? [] : others.candidates(for: frame.missingCharacters)
    where frame.missingCharacters.contains(where: candidate.face.covers) {
      let resolver = TextResolver(fonts: candidate.folder, systemFont: SystemFont(candidate.name))
      let more = try resolver.resolve(ramp, at: .large).text.spans.flatMap(\.fonts.fonts)
      for index in text.spans.indices {
        text.spans[index].fonts = FontPreferences(text.spans[index].fonts.fonts + more)
      }
      frame = try engine.layOut(text, width: nil)
    }
    guard frame.missingCharacters.isEmpty else {
      throw NoFontHere.forLabel(label.onOneLine, lacking: frame.missingCharacters)
    }
    return frame
  }

  private static func frame(
    of label: String, by resolver: TextResolver, _ engine: TextEngine
  ) throws -> TextFrame {
    let ramp = ramp(of: label, in: .label, color: .black)
    return try engine.layOut(try resolver.resolve(ramp, at: .large).text, width: nil)
  }

  private static func ramp(of label: String, in look: LabelLook, color: RGBAColor) -> RampSpec {
    RampSpec(
      suite: "label", style: .body, sample: Sample("label", text: label.onOneLine),
      font: .steps(
        FontSteps { _ in FontSteps.Step(nil, pointSize: look.pointSize, weight: look.weight) }),
      width: nil, color: color, attributes: TextAttributes(features: tabularFigures))
  }

  /// Returns the width of a label.
  ///
  /// - Throws: As `frame(of:in:color:)`.
  package func width(of label: String, in look: LabelLook) throws -> Points {
    try frame(of: label, in: look).width
  }

  private static let tabularFigures = [FeatureSetting(OpenTypeTag(rawValue: 0x746E_756D))]
}

extension SpecimenSetter {
  /// Lays out a sample in a style at a category. Characters that its fonts lack show as boxes.
  ///
  /// - Parameters:
  ///   - width: The greatest width of a line.
  ///   - color: The colour of its letters.
  /// - Throws: `ScaleCurveError`, or the reason why a font cannot be used or the text cannot be
  ///   laid out.
  package func specimen(
    of style: TypeStyle, at category: ContentSizeCategory, sample: Sample, width: Points,
    color: RGBAColor
  ) throws -> Specimen {
    try WorkWatch.over("\(style.name) at \(category.shortName) in \(fontsPath)") {
      try specimenUnwatched(of: style, at: category, sample: sample, width: width, color: color)
    }
  }

  private func specimenUnwatched(
    of style: TypeStyle, at category: ContentSizeCategory, sample: Sample, width: Points,
    color: RGBAColor
  ) throws -> Specimen {
    let cell = try resolver.resolve(
      try ramp(of: style, sample: sample, color: color), at: category)
    // The distance of baselines says more than any field: it is what a reader sees.
    let twoLines = Sample("specimen", text: "x\nx")
    let lines = try engine.layOut(
      try resolver.resolve(try ramp(of: style, sample: twoLines, color: color), at: category).text,
      width: nil
    ).lines
    return Specimen(
      frame: try engine.layOut(cell.text, width: width), pointSize: cell.pointSize,
      leading: lines.count == 2 ? lines[1].baseline - lines[0].baseline : cell.pointSize)
  }

  private func ramp(
    of style: TypeStyle, sample: Sample, color: RGBAColor
  ) throws(ScaleCurveError) -> RampSpec {
    var style = style
    style.paragraph.lineLimit = nil
    return try style.ramp(suite: "specimen", sample: sample) { ramp in
      ramp.width = nil
      ramp.color = color
    }
  }
}

/// A text laid out in one style at one category, with its font, size and leading.
package struct Specimen: Sendable {
  package let frame: TextFrame
  package let pointSize: Points
  /// The distance from one baseline to the next.
  package let leading: Points

  package init(frame: TextFrame, pointSize: Points, leading: Points) {
    self.frame = frame
    self.pointSize = pointSize
    self.leading = leading
  }

  /// The weight of the face that was used, which may differ from the requested one: a bold file is
  /// bold without a request.
  package var weight: FontWeight? {
    guard let run = frame.lines.first?.runs.first else { return nil }
    let place = run.instance.variations.first { $0.axis == .weight }
    return FontWeight(rawValue: place.map { Int($0.value.rounded()) } ?? run.face.weightClass)
  }
}
