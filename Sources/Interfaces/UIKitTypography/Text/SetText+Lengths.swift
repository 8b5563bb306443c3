import DynamicType
import Foundation
import Snapshots
import TextEngine

extension SetText {
  /// The height of the text in points.
  var height: CGFloat { CGFloat(frame.height.value) }

  /// How far a baseline is below the top of the text, in points.
  func baseline(_ which: BaselineKind) -> CGFloat {
    CGFloat((which == .first ? firstBaseline : lastBaseline).value)
  }
}
