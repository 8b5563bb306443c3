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
      let cell = try resolver.resolve(ramp, at: category)
      let drawn = try draw(cell, of: ramp)
      // Boxes are no picture to keep, nor to compare with one.
      guard drawn.missingCharacters.isEmpty else {
        throw CellError.missingCharacters(
          drawn.missingCharacters, fonts: cell.entries.map(\.path))
      }
      let verdict = try golden.verdict(on: drawn) { lineEnds in
        // By another worker, which knows nothing of what this one drew before.
        let other = try CellWorker(fonts: fonts, systemFont: systemFont)
        return try other.draw(
          try other.resolver.resolve(ramp, at: category), of: ramp, lineEnds: lineEnds)
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

  /// The cell of a ramp, drawn.
  ///
  /// - Parameter lineEnds: Where its first lines end whatever the rules say, in UTF-8 bytes.
  func draw(
    _ cell: ResolvedCell, of ramp: RampSpec, lineEnds: [Int] = []
  ) throws -> DrawnCell {
    let frame = try layOut(cell, of: ramp, lineEnds: lineEnds)
    let rendition = try renderer.render(
      Drawing(frame, background: ramp.background), at: ramp.name.scale)
    return DrawnCell(
      ramp: ramp, frame: frame, origin: PixelPoint(x: rendition.area.x, y: rendition.area.y),
      facts: CellFacts(cell: cell, ramp: ramp, frame: frame, rendition: rendition),
      bitmap: rendition.bitmap)
  }
}

/// What drawing and comparing a cell came to.
struct CellComparison {
  /// The cell as it is drawn today; `nil` where it cannot be.
  let drawn: DrawnCell?
  let verdict: Verdict
}

/// Why a cell that can be laid out is still no picture to keep.
enum CellError: Error, CustomStringConvertible {
  case missingCharacters([String], fonts: [String])

  var description: String {
    switch self {
    case .missingCharacters(let characters, let fonts):
      (fonts.count == 1 ? "\(fonts[0]) has no" : "None of \(fonts.joined(separator: ", ")) has")
        + " \(characters.joined(separator: " ")). Add a font that does, or change the sample."
    }
  }
}
