package import Suites
package import DynamicType
package import Imaging
import TextEngine

/// A sample or a text of an interface, with what the audit needs to judge its layout.
package struct AuditedText {
  /// What it says.
  package let text: String
  /// What is behind it; `nil` where that is no one colour.
  package let ground: RGBAColor?
  /// The width it is set in; `nil` for no bound.
  package let width: Points?
  /// The size of its font at Large.
  package let sizeAtLarge: Points
  /// Pixels per point.
  package let scale: DisplayScale

  /// A text to judge.
  package init(
    text: String, ground: RGBAColor?, width: Points?, sizeAtLarge: Points, scale: DisplayScale
  ) {
    self.text = text
    self.ground = ground
    self.width = width
    self.sizeAtLarge = sizeAtLarge
    self.scale = scale
  }
}

extension AuditedText {
  /// The text of a ramp.
  package init(of ramp: RampSpec) {
    self.init(
      text: ramp.sample.text.string, ground: ramp.background, width: ramp.width,
      sizeAtLarge: ramp.font.font(in: ramp.textStyle).pointSize, scale: ramp.name.scale)
  }
}
