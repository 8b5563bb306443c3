package import DynamicType
import Imaging
package import TextEngine

/// A text in one style at one category, laid out, and what it is set in.
package struct Specimen: Sendable {
  package let frame: TextFrame
  package let pointSize: Points
  /// From one baseline to the next.
  package let leading: Points

  package init(frame: TextFrame, pointSize: Points, leading: Points) {
    self.frame = frame
    self.pointSize = pointSize
    self.leading = leading
  }

  /// How heavy its letters are, whatever was asked for: a bold file need not be asked for bold.
  package var weight: FontWeight? {
    guard let run = frame.lines.first?.runs.first else { return nil }
    let place = run.instance.variations.first { $0.axis == .weight }
    return FontWeight(rawValue: place.map { Int($0.value.rounded()) } ?? run.face.weightClass)
  }
}
