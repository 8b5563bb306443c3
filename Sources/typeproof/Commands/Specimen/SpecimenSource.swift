import Charts
import DynamicType
import Imaging
import Projects
import Snapshots
import TextEngine

/// Sets one text in the styles of a sheet.
struct SpecimenSource {
  let text: String
  /// Fonts that were named for Apple's styles; none for the system font's stand-in.
  let fonts: [FontSource]
  let setter: SpecimenSetter
  let color: RGBAColor

  /// A style, by what the sheet calls it.
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

    /// Whether Apple publishes no such size.
    func isModelled(at category: ContentSizeCategory) -> Bool {
      guard let textStyle = style.textStyle, style.isAppleStyle else { return false }
      return SystemTypeTable.size(for: textStyle, at: category).provenance == .modelled
    }
  }

  /// A style at all categories.
  func waterfall(of subject: Subject) throws -> SpecimenSheet {
    try SpecimenSheet(
      waterfallOf: subject.name, specimen: { try specimen(of: subject, at: $0) },
      isModelled: subject.isModelled, width: setter.width)
  }

  /// Styles at one category.
  func ramp(
    of subjects: [Subject], called name: String, at category: ContentSizeCategory
  ) throws -> SpecimenSheet {
    try SpecimenSheet(
      rampOf: name, at: category,
      steps: subjects.map { subject in
        SpecimenSheet.Step(
          name: subject.name, specimen: try specimen(of: subject, at: category),
          isModelled: subject.isModelled(at: category))
      }, width: setter.width)
  }

  private func specimen(
    of subject: Subject, at category: ContentSizeCategory
  ) throws -> Specimen {
    guard !fonts.isEmpty, let textStyle = subject.style.textStyle else {
      return try setter.specimen(
        of: subject.style, at: category, text: text, width: SpecimenSheet.greatestTextWidth,
        color: color)
    }
    let job = job(in: textStyle, at: category)
    let font = job.font
    return Specimen(
      frame: try job.frame(), pointSize: font.pointSize, leading: font.leading ?? font.pointSize)
  }

  private func job(in style: TextStyle, at category: ContentSizeCategory) -> Typesetting {
    Typesetting(
      text: text, fonts: fonts, measure: .style(style, at: category),
      wish: FontWish(
        weight: nil, isItalic: false, width: nil, hasBoldText: false, opticalSizing: nil,
        instance: nil, variations: []), attributes: TextAttributes(color: color),
      paragraph: ParagraphStyle(), width: SpecimenSheet.greatestTextWidth, direction: .natural,
      allowsMissing: false)
  }

  /// What the fonts that were named fall short of, each once.
  func notes(on subjects: [Subject]) throws -> [String] {
    guard !fonts.isEmpty else { return [] }
    var notes: [String] = []
    for style in subjects.compactMap(\.style.textStyle) {
      let job = job(in: style, at: .default)
      for note in RenderNotes(job: job, frame: try job.frame()).sentences
      where !notes.contains(note) { notes.append(note) }
    }
    return notes
  }
}
