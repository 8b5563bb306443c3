import DynamicType
import ImageDiff
import Imaging
import Rendering
import TextEngine

/// Takes cells through the stages; each thread has its own.
final class CellWorker {
  private let fonts: FontFolder
  private let systemFont: SystemFont
  let resolver: TextResolver
  private let engine: TextEngine
  private let renderer: Renderer

  init(fonts: FontFolder, systemFont: SystemFont) throws {
    self.fonts = fonts
    self.systemFont = systemFont
    resolver = TextResolver(fonts: fonts, systemFont: systemFont)
    engine = try TextEngine()
    renderer = try Renderer()
  }

  /// The whole flow: spec → resolved text → frame → bitmap → comparison → outcome.
  func verify(
    _ ramp: RampSpec, at category: ContentSizeCategory, against golden: Golden
  ) -> CellComparison {
    do {
      let drawn = try draw(ramp, at: category)
      // Boxes are no picture to keep, nor to compare with one.
      if let missing = drawn.missingCharacters { throw missing }
      if drawn.isBlankText { throw CellError.blank }
      let verdict = try golden.verdict(on: drawn) { lineEnds in
        // By another worker, which knows nothing of what this one drew before.
        try CellWorker(fonts: fonts, systemFont: systemFont)
          .draw(ramp, at: category, lineEnds: lineEnds)
      }
      return CellComparison(drawn: drawn, verdict: verdict)
    } catch {
      return CellComparison(drawn: nil, verdict: .failed("\(error)"))
    }
  }

  /// The cell of a ramp, laid out.
  func layOut(
    _ cell: ResolvedCell, of ramp: RampSpec, lineEnds: [Int] = []
  ) throws -> TextFrame {
    try engine.layOut(cell.text, width: ramp.width, lineEnds: lineEnds)
  }

  /// A cell of a ramp, drawn.
  ///
  /// - Parameter lineEnds: Where the first lines of a text end whatever the rules say, in UTF-8 bytes.
  func draw(
    _ ramp: RampSpec, at category: ContentSizeCategory, lineEnds: [Int] = []
  ) throws -> DrawnCell {
    switch ramp.subject {
    case .text:
      return try draw(try resolver.resolve(ramp, at: category), of: ramp, lineEnds: lineEnds)
    case .interface(let frames):
      if let frame = frames[category] { return try draw(frame, of: ramp) }
      throw CellError.notLaidOut(category)
    }
  }

  /// The cell of a ramp of text, drawn.
  func draw(
    _ cell: ResolvedCell, of ramp: RampSpec, lineEnds: [Int] = []
  ) throws -> DrawnCell {
    let frame = try layOut(cell, of: ramp, lineEnds: lineEnds)
    let rendition = try renderer.render(
      Drawing(frame, background: ramp.background), at: ramp.name.scale)
    return DrawnCell(
      ramp: ramp, layout: .text(frame, fonts: cell.entries.map(\.path)),
      origin: PixelPoint(x: rendition.area.x, y: rendition.area.y),
      facts: CellFacts(cell: cell, ramp: ramp, frame: frame, rendition: rendition),
      bitmap: rendition.bitmap)
  }

  private func draw(_ frame: InterfaceFrame, of ramp: RampSpec) throws -> DrawnCell {
    let bitmap = try renderer.render(frame.scene, at: ramp.name.scale)
    return DrawnCell(
      ramp: ramp, layout: .interface(frame), origin: PixelPoint(x: 0, y: 0),
      facts: CellFacts(frame, tolerance: ramp.tolerance, bitmap: bitmap), bitmap: bitmap)
  }
}

/// What drawing and comparing a cell came to.
struct CellComparison {
  /// The cell as it is drawn today; `nil` where it cannot be.
  let drawn: DrawnCell?
  let verdict: Verdict
}
