package import DynamicType
package import Imaging
package import Snapshots
package import TextEngine

/// Sets the words of pictures: their labels, and the samples they show.
package struct SpecimenSetter {
  private let fonts: FontFolder
  private let systemFont: SystemFont
  private let resolver: TextResolver
  private let engine: TextEngine

  /// - Parameters:
  ///   - fonts: Where fonts come from.
  ///   - systemFont: What labels are set in, and samples in the system font.
  /// - Throws: `LayoutError.unicodeLibrary`.
  package init(fonts: FontFolder, systemFont: SystemFont) throws(LayoutError) {
    self.fonts = fonts
    self.systemFont = systemFont
    resolver = TextResolver(fonts: fonts, systemFont: systemFont)
    engine = try TextEngine()
  }

  /// The family that labels are set in.
  package func labelFamily() throws -> String {
    try fonts.entry(named: systemFont.name).face.names.family
  }

  /// A label, on one line.
  package func frame(
    of label: String, in look: LabelLook, color: RGBAColor = .black
  ) throws -> TextFrame {
    let ramp = RampSpec(
      suite: "label", style: .body, sample: Sample("label", text: label.onOneLine),
      font: .steps(
        FontSteps { _ in FontSteps.Step(nil, pointSize: look.pointSize, weight: look.weight) }),
      width: nil, color: color, attributes: TextAttributes(features: Self.tabularFigures))
    return try engine.layOut(try resolver.resolve(ramp, at: .large).text, width: nil)
  }

  /// How wide a label is.
  package func width(of label: String, in look: LabelLook) throws -> Points {
    try frame(of: label, in: look).width
  }

  /// A sample in a style at a category.
  ///
  /// - Parameters:
  ///   - width: The greatest width of a line.
  ///   - color: Of its letters.
  /// - Throws: `ScaleCurveError`, or why a font cannot be had or the text not be laid out.
  package func specimen(
    of style: TypeStyle, at category: ContentSizeCategory, text: String, width: Points,
    color: RGBAColor
  ) throws -> Specimen {
    let cell = try resolver.resolve(try ramp(of: style, text: text, color: color), at: category)
    // The distance of baselines says more than any field: it is what a reader sees.
    let lines = try engine.layOut(
      try resolver.resolve(try ramp(of: style, text: "x\nx", color: color), at: category).text,
      width: nil
    ).lines
    return Specimen(
      frame: try engine.layOut(cell.text, width: width), pointSize: cell.pointSize,
      leading: lines.count == 2 ? lines[1].baseline - lines[0].baseline : cell.pointSize)
  }

  private func ramp(
    of style: TypeStyle, text: String, color: RGBAColor
  ) throws(ScaleCurveError) -> RampSpec {
    var style = style
    style.paragraph.lineLimit = nil
    return try style.ramp(suite: "specimen", sample: Sample("specimen", text: text)) { ramp in
      ramp.width = nil
      ramp.color = color
    }
  }

  private static let tabularFigures = [FeatureSetting(OpenTypeTag(rawValue: 0x746E_756D))]
}
