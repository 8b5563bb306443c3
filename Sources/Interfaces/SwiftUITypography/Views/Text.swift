import DynamicType
import Foundation
import Imaging
import Snapshots
import TextEngine

/// A text, like SwiftUI's `Text`. You can join texts with different attributes by `+`.
public struct Text: Hashable, Sendable {
  /// The part of the last line that is replaced by an ellipsis.
  public enum TruncationMode: Hashable, Sendable {
    /// An ellipsis, then the end of the text.
    case head
    /// The start of the line, an ellipsis, then the end of the text.
    case middle
    /// The start of the line, then an ellipsis.
    case tail
  }

  /// A conversion of case.
  public enum Case: Hashable, Sendable {
    /// Upper case.
    case uppercase
    /// Lower case.
    case lowercase
  }

  struct Run: Hashable, Sendable {
    var text: String
    var changes = TextChanges()
    /// The picture in place of its one character; `nil` for letters.
    var image: Image?
  }

  var runs: [Run]

  /// Creates a text without localization.
  public init(verbatim text: String) { runs = [Run(text: text)] }

  /// Creates a text as it is. A literal is a ``LocalizedStringKey`` instead.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ text: Content) { self.init(verbatim: String(text)) }

  init(runs: [Run]) { self.runs = runs }

  /// Returns one text followed by another.
  public static func + (left: Text, right: Text) -> Text {
    Text(runs: left.runs + right.runs)
  }

  /// What it says.
  var string: String { runs.map(\.text).joined() }

  /// The text with something changed in runs that do not say so themselves.
  func changing(_ change: (inout TextChanges) -> Void) -> Text {
    var changes = TextChanges()
    change(&changes)
    return Text(
      runs: runs.map {
        Run(text: $0.text, changes: $0.changes.merging(over: changes), image: $0.image)
      })
  }
}

/// How a stretch of text is set differently from what is around it.
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

  /// A line below or through letters; inactive takes away one from further out.
  struct Line: Hashable, Sendable {
    var isActive: Bool
    var color: Color?
  }

  /// These changes, and those from further out where these say nothing.
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
