import DynamicType
import Imaging
import TextEngine

/// What has to be known of a text to judge how it is laid out, be it a sample or part of an interface.
struct AuditedText {
  /// What it says.
  let text: String
  /// What is behind it; `nil` where that is no one colour.
  let ground: RGBAColor?
  /// The width it is set in; `nil` for no bound.
  let width: Points?
  /// The size of its font at Large.
  let sizeAtLarge: Points
  /// Pixels per point.
  let scale: DisplayScale
}

extension AuditedText {
  /// The text of a ramp.
  init(of ramp: RampSpec) {
    self.init(
      text: ramp.sample.text.string, ground: ramp.background, width: ramp.width,
      sizeAtLarge: ramp.font.font(in: ramp.textStyle).pointSize, scale: ramp.name.scale)
  }
}
