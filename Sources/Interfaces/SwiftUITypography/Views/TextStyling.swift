import DynamicType
import Foundation
import Imaging
import Snapshots
import TextEngine

/// Resolves a `Text` in an environment: fonts at the text size, colours for the appearance.
struct TextStyling {
  let environment: EnvironmentValues

  func styled(_ text: Text) -> StyledText {
    let around = environment.textChanges
    let usual = around.font ?? environment.font ?? .body
    // The first run says how high lines are at least, as one font for all of them would.
    let font = text.runs.first?.changes.font ?? usual
    let string = cased(text.string, around.textCase)
    return StyledText(
      AttributedText(
        text.runs.map { run in
          AttributedText.Run(
            cased(run.text, run.changes.textCase ?? around.textCase),
            attributes(of: run, in: around, font: run.changes.font ?? usual, whole: font))
        }),
      font: font.resolved(in: environment.traits),
      paragraph: paragraph(of: string),
      color: environment.foregroundColor.resolved(in: environment),
      language: environment.locale.identifier(.bcp47))
  }

  private func cased(_ text: String, _ textCase: Text.Case?) -> String {
    switch textCase {
    case nil: text
    case .uppercase: text.uppercased(with: environment.locale)
    case .lowercase: text.lowercased(with: environment.locale)
    }
  }

  /// Returns the attributes of a run, completed by those of its surroundings. The font is set only
  /// if it differs from that of the whole text.
  private func attributes(
    of run: Text.Run, in around: TextChanges, font: Font, whole: Font
  ) -> TextAttributes {
    var changes = run.changes.merging(over: around)
    changes.font = font == whole ? nil : font
    var attributes = attributes(of: changes, features: font.features)
    attributes.box = run.image.map { $0.box(beside: font, in: environment) }
    return attributes
  }

  private func attributes(of changes: TextChanges, features: [String]) -> TextAttributes {
    let digits = changes.hasMonospacedDigits == true ? ["tnum"] : []
    var traits: FontDescriptor.SymbolicTraits = []
    if changes.isBold == true { traits.insert(.bold) }
    if changes.isItalic == true { traits.insert(.italic) }
    if changes.isMonospaced == true { traits.insert(.monoSpace) }
    return TextAttributes(
      font: changes.font?.resolved(in: environment.traits), weight: changes.weight, traits: traits,
      width: changes.width, color: changes.paint?.color(in: environment).resolved(in: environment),
      features: Set(features + digits).sorted().map {
        FeatureSetting(OpenTypeTag(stringLiteral: $0))
      },
      tracking: changes.tracking.map { .points(Points(Double($0))) },
      baselineOffset: changes.baselineOffset.map { Points(Double($0)) },
      underline: changes.underline.flatMap(decoration),
      strikethrough: changes.strikethrough.flatMap(decoration))
  }

  private func decoration(_ line: TextChanges.Line) -> TextDecoration? {
    line.isActive ? TextDecoration(color: line.color?.resolved(in: environment)) : nil
  }

  private func paragraph(of text: String) -> ParagraphStyle {
    var paragraph = ParagraphStyle(
      lineLimit: environment.lineLimit,
      minimumScaleFactor: Double(environment.minimumScaleFactor),
      allowsTightening: environment.allowsTightening,
      lineSpacing: Points(Double(environment.lineSpacing)))
    switch environment.truncationMode {
    case .head: paragraph.truncationMode = .head
    case .middle: paragraph.truncationMode = .middle
    case .tail: paragraph.truncationMode = .tail
    }
    align(&paragraph, of: text)
    return paragraph
  }

  /// Sets the alignment.
  /// Leading and trailing are swapped if the text and the interface have opposite directions.
  private func align(_ paragraph: inout ParagraphStyle, of text: String) {
    let isTurned = WritingDirection.natural.runsRightToLeft(text) != environment.isRightToLeft
    switch environment.multilineTextAlignment {
    case .center: paragraph.alignment = .center
    case .leading: paragraph.alignment = isTurned ? .trailing : .leading
    case .trailing: paragraph.alignment = isTurned ? .leading : .trailing
    }
  }
}

/// The colour of a text before its environment is known.
enum TextPaint: Hashable, Sendable {
  /// A fixed colour.
  case color(Color)
  /// A level of emphasis of the surrounding colour.
  case level(HierarchicalShapeStyle)
  /// The tint colour of controls.
  case tint

  /// Creates a paint from a style.
  /// A style of an app is resolved in the environment of the current body.
  init(_ style: some ShapeStyle) {
    switch style {
    case let color as Color: self = .color(color)
    case let level as HierarchicalShapeStyle: self = .level(level)
    case is TintShapeStyle: self = .tint
    case let erased as AnyShapeStyle: self = TextPaint(erased.style)
    default: self = .color(style.color(in: .current))
    }
  }

  /// Returns the colour for an environment.
  func color(in environment: EnvironmentValues) -> Color {
    switch self {
    case .color(let color): color
    case .level(let level): level.resolve(in: environment)
    case .tint: environment.tint
    }
  }
}
