package import DynamicType
package import Imaging
package import Suites
import TextEngine

/// A sample or a text of an interface, with what the audit needs to judge its layout.
package struct AuditedText {
  /// The text.
  package let text: String
  /// The colour behind the text; `nil` where it is not one colour.
  package let ground: RGBAColor?
  /// The width available to the text; `nil` for no bound.
  package let width: Points?
  /// The size of its font at Large.
  package let sizeAtLarge: Points
  /// Pixels per point.
  package let scale: DisplayScale

  /// Creates a text to judge.
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
  /// Creates the text of a ramp.
  package init(of ramp: RampSpec) {
    self.init(
      text: ramp.sample.text.string, ground: ramp.background, width: ramp.width,
      sizeAtLarge: ramp.font.font(in: ramp.textStyle).pointSize, scale: ramp.name.scale)
  }
}

/// Lays cells out for the audit, without drawing them; each thread has its own.
package final class RampSetter {
  private let resolver: TextResolver
  private let engine: TextEngine

  /// - Parameter systemFont: The stand-in for the system font.
  package init(fonts: FontFolder, systemFont: SystemFont) throws {
    resolver = TextResolver(fonts: fonts, systemFont: systemFont)
    engine = try TextEngine()
  }

  /// Lays a cell out, and returns its audit.
  package func look(at ramp: RampSpec, at category: ContentSizeCategory) throws -> FrameAudit {
    let cell = try resolver.resolve(ramp, at: category)
    return FrameAudit(
      subject: AuditedText(of: ramp), category: category, cell: cell,
      frame: try engine.layOut(cell.text, width: ramp.width))
  }
}
