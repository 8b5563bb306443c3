import DynamicType
import Foundation
import Imaging
import Snapshots
import TextEngine

/// A text, like SwiftUI's `Text`. You can join texts with different attributes with `+`.
public struct Text: Hashable, Sendable {
  /// The part of the last line that an ellipsis replaces if the text does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The start of the text is replaced: the line shows an ellipsis, then the end of the text.
    case head
    /// The middle is replaced: the line shows its start, an ellipsis, then the end of the text.
    case middle
    /// The end is replaced: the line shows its start, then an ellipsis.
    case tail
  }

  /// A conversion to upper or lower case.
  public enum Case: Hashable, Sendable {
    /// All letters become upper case.
    case uppercase
    /// All letters become lower case.
    case lowercase
  }

  struct Run: Hashable, Sendable {
    var text: String
    var changes = TextChanges()
    /// The picture that replaces the run's only character; `nil` for letters.
    var image: Image?
  }

  var runs: [Run]

  /// Creates a text from a string without localisation.
  public init(verbatim text: String) { runs = [Run(text: text)] }

  /// Creates a text from a string without localisation.
  /// A literal becomes a ``LocalizedStringKey`` instead.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ text: Content) { self.init(verbatim: String(text)) }

  init(runs: [Run]) { self.runs = runs }

  /// Returns one text followed by another.
  public static func + (left: Text, right: Text) -> Text {
    Text(runs: left.runs + right.runs)
  }

  /// The characters of all runs.
  var string: String { runs.map(\.text).joined() }

  /// Returns the text with changes that do not override those of its runs.
  func changing(_ change: (inout TextChanges) -> Void) -> Text {
    var changes = TextChanges()
    change(&changes)
    return Text(
      runs: runs.map {
        Run(text: $0.text, changes: $0.changes.merging(over: changes), image: $0.image)
      })
  }
}

/// Attributes that differ from those of the surrounding text; `nil` means no difference.
struct TextChanges: Hashable, Sendable {
  var font: Font?
  var weight: FontWeight?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var width: FontWidth?
  var paint: TextPaint?
  var underline: Line?
  var strikethrough: Line?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var textCase: Text.Case?

  /// An underline or a strikethrough line. An inactive line removes that of a surrounding view.
  struct Line: Hashable, Sendable {
    var isActive: Bool
    var color: Color?
  }

  /// Returns these changes, completed by those of the surrounding view.
  func merging(over outer: TextChanges) -> TextChanges {
    TextChanges(
      font: font ?? outer.font, weight: weight ?? outer.weight, isBold: isBold ?? outer.isBold,
      isItalic: isItalic ?? outer.isItalic, isMonospaced: isMonospaced ?? outer.isMonospaced,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      width: width ?? outer.width, paint: paint ?? outer.paint,
      underline: underline ?? outer.underline, strikethrough: strikethrough ?? outer.strikethrough,
      tracking: tracking ?? outer.tracking, baselineOffset: baselineOffset ?? outer.baselineOffset,
      textCase: textCase ?? outer.textCase)
  }
}

extension Text: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] { [TextNode(self, in: context)] }
}
