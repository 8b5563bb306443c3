public import DynamicType
public import TextEngine

/// The settings of all paragraphs.
extension Snapshotting {
  /// Limits the number of lines; `nil` for any. UIKit writes that as 0.
  public func lineLimit(_ number: Int?) -> Snapshotting {
    changing { $0.paragraph.lineLimit = number }
  }

  /// Sets the part of the last line that is replaced by an ellipsis.
  public func truncationMode(_ mode: TruncationMode) -> Snapshotting {
    changing { $0.paragraph.truncationMode = mode }
  }

  /// Lets text shrink before it is truncated, down to a scale above 0 and up to 1.
  public func minimumScaleFactor(_ factor: Double) -> Snapshotting {
    changing { $0.paragraph.minimumScaleFactor = factor }
  }

  /// Sets whether the last line may be set tighter before text shrinks or is truncated.
  public func allowsTightening(_ flag: Bool) -> Snapshotting {
    changing { $0.paragraph.allowsTightening = flag }
  }

  /// Sets the alignment of lines.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Snapshotting {
    changing { $0.paragraph.alignment = alignment }
  }

  /// Adds a distance between lines, in points.
  public func lineSpacing(_ lineSpacing: Points) -> Snapshotting {
    changing { $0.paragraph.lineSpacing = lineSpacing }
  }

  /// Sets the direction of paragraphs, instead of the sample's.
  ///
  /// The modifier changes the direction of the text. The layout direction of an interface moves
  /// views, and a picture of a text has none.
  public func writingDirection(_ direction: WritingDirection) -> Snapshotting {
    changing { $0.direction = direction }
  }

  /// Sets several paragraph settings at once, such as line heights, tabs and paragraph spacing.
  ///
  /// - Parameter style: The settings. Values that equal the defaults of `ParagraphStyle()` keep
  ///   their current value. To reset one, use its own modifier, such as `.lineLimit(nil)`.
  public func paragraph(_ style: ParagraphStyle) -> Snapshotting {
    changing { $0.paragraph = style.merging(over: $0.paragraph) }
  }

  /// Sets how the text follows a change from Large to the picture's text size. By default it
  /// follows as a label does with `adjustsFontForContentSizeCategory`.
  ///
  /// Use it to see what a person sees who changes the text size while the app runs, including runs
  /// that do not follow.
  public func contentSizeUpdate(_ update: AttributedText.Update) -> Snapshotting {
    changing { $0.update = update }
  }
}

extension ParagraphStyle {
  /// Returns another style with all values of this one that differ from `ParagraphStyle()`.
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
