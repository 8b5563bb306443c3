public import DynamicType
public import TextEngine

/// How the paragraphs of the text are set.
extension Snapshotting {
  /// On at most so many lines; `nil` for any number, which UIKit writes as 0.
  public func lineLimit(_ number: Int?) -> Snapshotting {
    changing { $0.paragraph.lineLimit = number }
  }

  /// With the last line showing this of a text that needs more lines than it may have.
  public func truncationMode(_ mode: TruncationMode) -> Snapshotting {
    changing { $0.paragraph.truncationMode = mode }
  }

  /// Shrunk to this part of its size at the least before it is truncated; above 0, and 1 for none.
  public func minimumScaleFactor(_ factor: Double) -> Snapshotting {
    changing { $0.paragraph.minimumScaleFactor = factor }
  }

  /// Whether a last line that is a little too wide is set tighter before text is shrunk or truncated.
  public func allowsTightening(_ flag: Bool) -> Snapshotting {
    changing { $0.paragraph.allowsTightening = flag }
  }

  /// With lines at one edge of the width, in its middle, or at both edges.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Snapshotting {
    changing { $0.paragraph.alignment = alignment }
  }

  /// With a distance added between two lines.
  public func lineSpacing(_ lineSpacing: Points) -> Snapshotting {
    changing { $0.paragraph.lineSpacing = lineSpacing }
  }

  /// With paragraphs that run this way, over what a ``Snapshots/Sample`` says.
  ///
  /// It is the direction of the text. That of an interface, SwiftUI's `layoutDirection`, moves views,
  /// and a picture holds none.
  public func writingDirection(_ direction: WritingDirection) -> Snapshotting {
    changing { $0.direction = direction }
  }

  /// With everything that a paragraph style can say: line heights, tabs, space between paragraphs.
  ///
  /// - Parameter style: What is said anew. What is in it as in `ParagraphStyle()` stays as it was; to
  ///   take something back, use its own modifier, as in `.lineLimit(nil)`.
  public func paragraph(_ style: ParagraphStyle) -> Snapshotting {
    changing { $0.paragraph = style.merging(over: $0.paragraph) }
  }

  /// With the text, which is made for Large, coming to the text size in this way; by default as a
  /// label does it with `adjustsFontForContentSizeCategory`.
  ///
  /// So a test shows what a person sees who changes the text size while an app runs, runs that are
  /// left behind included.
  public func contentSizeUpdate(_ update: AttributedText.Update) -> Snapshotting {
    changing { $0.update = update }
  }
}

extension ParagraphStyle {
  /// This style, and what it leaves as in `ParagraphStyle()` as another one has it.
  func merging(over other: ParagraphStyle) -> ParagraphStyle {
    let plain = ParagraphStyle()
    var merged = other
    func take<Value: Equatable>(_ property: WritableKeyPath<ParagraphStyle, Value>) {
      if self[keyPath: property] != plain[keyPath: property] {
        merged[keyPath: property] = self[keyPath: property]
      }
    }
    take(\.alignment)
    take(\.lineLimit)
    take(\.truncationMode)
    take(\.minimumScaleFactor)
    take(\.allowsTightening)
    take(\.leading)
    take(\.lineHeightMultiple)
    take(\.minimumLineHeight)
    take(\.maximumLineHeight)
    take(\.lineSpacing)
    take(\.paragraphSpacing)
    take(\.paragraphSpacingBefore)
    take(\.tabs)
    return merged
  }
}
