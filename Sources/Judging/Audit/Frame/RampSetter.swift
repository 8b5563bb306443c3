package import DynamicType
package import Suites
import TextEngine

/// Lays cells out to be judged, without drawing them; each thread has its own.
package final class RampSetter {
  private let resolver: TextResolver
  private let engine: TextEngine

  /// - Parameter systemFont: The stand-in for the system font.
  package init(fonts: FontFolder, systemFont: SystemFont) throws {
    resolver = TextResolver(fonts: fonts, systemFont: systemFont)
    engine = try TextEngine()
  }

  /// A cell laid out.
  package func look(at ramp: RampSpec, at category: ContentSizeCategory) throws -> FrameAudit {
    let cell = try resolver.resolve(ramp, at: category)
    return FrameAudit(
      subject: AuditedText(of: ramp), category: category, cell: cell,
      frame: try engine.layOut(cell.text, width: ramp.width))
  }
}
