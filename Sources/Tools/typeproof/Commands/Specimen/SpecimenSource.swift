import Charts
import DynamicType
import Imaging
import Projects
import Snapshots
import TextEngine

/// Sets a text in the styles of a sheet.
struct SpecimenSource {
  /// The texts to choose from, the preferred one first; at least one.
  let samples: [Sample]
  /// Whether a person gave the text, so that no other is used.
  let isChosen: Bool
  /// The fonts that were named for Apple's styles; empty for the system font's stand-in.
  let fonts: [FontSource]
  let setter: SpecimenSetter
  let color: RGBAColor

  /// A style, with its name on the sheet.
  struct Subject {
    let name: String
    let style: TypeStyle

    init(_ style: TextStyle) {
      name = style.title
      self.style = TypeStyle(style)
    }

    init(_ style: TypeStyle) {
      name = style.name
      self.style = style
    }

    /// Returns whether the size at a category is modelled, because Apple publishes none.
    func isModelled(at category: ContentSizeCategory) -> Bool {
      guard let textStyle = style.textStyle, style.isAppleStyle else { return false }
      return SystemTypeTable.size(for: textStyle, at: category).provenance == .modelled
    }
  }

  /// Returns a sheet of one style at all categories.
  func waterfall(of subject: Subject) throws -> SpecimenSheet {
    let sample = try sample(for: subject)
    return try SpecimenSheet(
      waterfallOf: subject.name, specimen: { try specimen(of: subject, at: $0, sample) },
      isModelled: subject.isModelled, width: setter.width)
  }

  /// Returns a sheet of styles at one category.
  func ramp(
    of subjects: [Subject], called name: String, at category: ContentSizeCategory
  ) throws -> SpecimenSheet {
    try SpecimenSheet(
      rampOf: name, at: category,
      steps: subjects.map { subject in
        SpecimenSheet.Step(
          name: subject.name,
          specimen: try specimen(of: subject, at: category, try sample(for: subject)),
          isModelled: subject.isModelled(at: category))
      }, width: setter.width)
  }

  /// Returns the first sample that the style's fonts have, or else the proofing text of its first
  /// font.
  private func sample(for subject: Subject) throws -> Sample {
    if isChosen { return samples[0] }
    if !fonts.isEmpty, subject.style.textStyle != nil {
      let covered = samples.first { sample in
        sample.text.string.unicodeScalars.allSatisfy { character in
          character.properties.isWhitespace || fonts.contains { $0.face.covers(character) }
        }
      }
      return covered ?? FontProofSuite.sample(for: fonts[0].face)
    }
    var face: FontFace?
    for sample in samples {
      let frame = try set(sample, in: subject, at: .default).frame
      if frame.missingCharacters.isEmpty { return sample }
      if face == nil { face = frame.lines.first?.runs.first?.face }
    }
    return face.map(FontProofSuite.sample) ?? samples[0]
  }

  private func set(
    _ sample: Sample, in subject: Subject, at category: ContentSizeCategory
  ) throws -> Specimen {
    try setter.specimen(
      of: subject.style, at: category, sample: sample, width: SpecimenSheet.greatestTextWidth,
      color: color)
  }

  /// - Throws: `NoFontHere.forSample` or `RenderCommandError.missingCharacters`, instead of drawing
  ///   boxes.
  private func specimen(
    of subject: Subject, at category: ContentSizeCategory, _ sample: Sample
  ) throws -> Specimen {
    guard !fonts.isEmpty, let textStyle = subject.style.textStyle else {
      let specimen = try set(sample, in: subject, at: category)
      let lacking = specimen.frame.missingCharacters
      if !lacking.isEmpty { throw NoFontHere.forSample(style: subject.name, lacking: lacking) }
      return specimen
    }
    let job = job(sample, in: textStyle, at: category)
    let font = job.font
    let names = fonts.map(\.reference).joined(separator: ", ")
    let frame = try WorkWatch.over("\(subject.name) at \(category.shortName) in \(names)") {
      try job.frame()
    }
    return Specimen(
      frame: frame, pointSize: font.pointSize, leading: font.leading ?? font.pointSize)
  }

  private func job(
    _ sample: Sample, in style: TextStyle, at category: ContentSizeCategory
  ) -> Typesetting {
    Typesetting(
      text: sample.text.string, fonts: fonts, measure: .style(style, at: category),
      wish: FontWish(
        weight: nil, isItalic: false, width: nil, hasBoldText: false, opticalSizing: nil,
        instance: nil, variations: []), attributes: TextAttributes(color: color),
      paragraph: ParagraphStyle(), width: SpecimenSheet.greatestTextWidth, direction: .natural,
      allowsMissing: false)
  }

  /// Returns notes on what the named fonts lack, each once.
  func notes(on subjects: [Subject]) throws -> [String] {
    guard !fonts.isEmpty else { return [] }
    var notes: [String] = []
    for subject in subjects {
      guard let style = subject.style.textStyle else { continue }
      let job = job(try sample(for: subject), in: style, at: .default)
      let names = fonts.map(\.reference).joined(separator: ", ")
      let sentences = try WorkWatch.over("\(subject.name) in \(names)") {
        RenderNotes(job: job, frame: try job.frame()).sentences
      }
      for note in sentences where !notes.contains(note) { notes.append(note) }
    }
    return notes
  }
}
