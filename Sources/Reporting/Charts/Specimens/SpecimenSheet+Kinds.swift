package import DynamicType
import TextEngine

extension SpecimenSheet {
  /// Creates a sheet of one style at all categories, the smallest first.
  ///
  /// - Parameters:
  ///   - specimen: Sets the style's text at a category.
  ///   - isModelled: Whether the size at a category is modelled.
  ///   - width: Returns the width of some words in a look.
  package init(
    waterfallOf style: String,
    specimen: (ContentSizeCategory) throws -> Specimen,
    isModelled: (ContentSizeCategory) -> Bool = { _ in false },
    width: (String, LabelLook) throws -> Points
  ) throws {
    let entries = try ContentSizeCategory.allCases.map { category in
      let specimen = try specimen(category)
      return Entry(
        labels: [
          category.shortName, Self.size(of: specimen, isModelled: isModelled(category)),
        ], specimen: specimen, isApart: category.isAccessibilityCategory)
    }
    try self.init(
      title: style,
      subtitle: "\(try Self.families(of: entries, width)), at each content size category. "
        + "Size/leading in points.",
      notes: ContentSizeCategory.allCases.contains(where: isModelled) ? [Self.modelledNote] : [],
      entries: entries, width: width)
  }

  /// A style in a ramp.
  package struct Step {
    package let name: String
    package let specimen: Specimen
    /// Whether the style's size is modelled.
    package let isModelled: Bool

    package init(name: String, specimen: Specimen, isModelled: Bool = false) {
      self.name = name
      self.specimen = specimen
      self.isModelled = isModelled
    }
  }

  /// Creates a sheet of several styles at one category, the largest first. Equal sizes keep their
  /// order.
  ///
  /// - Parameters:
  ///   - name: The owner of the styles, as the sheet names it.
  ///   - width: Returns the width of some words in a look.
  package init(
    rampOf name: String, at category: ContentSizeCategory, steps: [Step],
    width: (String, LabelLook) throws -> Points
  ) throws {
    let ordered = steps.enumerated().sorted { one, two in
      let (size, other) = (one.element.specimen.pointSize, two.element.specimen.pointSize)
      return size == other ? one.offset < two.offset : size > other
    }.map(\.element)
    let entries = ordered.map { step in
      Entry(
        labels: [
          step.name, Self.size(of: step.specimen, isModelled: step.isModelled),
          step.specimen.weight.map(Self.word) ?? "",
        ], specimen: step.specimen)
    }
    try self.init(
      title: name,
      subtitle: "\(try Self.families(of: entries, width)), all styles at \(category). "
        + "Size/leading in points, and weight.",
      notes: steps.contains(where: \.isModelled) ? [Self.modelledNote] : [], entries: entries,
      width: width)
  }

  private static let modelledNote = "* Modelled: Apple publishes this size at L only."

  /// The families that samples are set in, in the order of the samples.
  ///
  /// - Throws: `NoFontHere.forFamily` if no font has the characters of a family's name.
  private static func families(
    of entries: [Entry], _ width: (String, LabelLook) throws -> Points
  ) throws -> String {
    var families: [String] = []
    for run in entries.flatMap(\.specimen.frame.lines).flatMap(\.runs) {
      let family = run.face.names.family
      guard !family.isEmpty, !families.contains(family) else { continue }
      families.append(family)
      do {
        _ = try width(family, .label)
      } catch NoFontHere.forLabel(_, let lacking) {
        throw NoFontHere.forFamily(file: run.face.fileName, lacking: lacking)
      }
    }
    return families.isEmpty ? "No font" : families.joined(separator: ", ")
  }

  /// Size and leading in points, such as `17/22`.
  private static func size(of specimen: Specimen, isModelled: Bool) -> String {
    "\(CurveChart.figure(specimen.pointSize))/\(CurveChart.figure(specimen.leading))"
      + (isModelled ? "*" : "")
  }

  /// A weight as a word or number, such as `Semibold` or `450`.
  private static func word(_ weight: FontWeight) -> String {
    weight.name.prefix(1).uppercased() + weight.name.dropFirst()
  }
}
