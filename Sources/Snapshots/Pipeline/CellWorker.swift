import DynamicType
import ImageDiff
import Imaging
import Rendering
import TextEngine

/// A cell laid out and drawn.
struct DrawnCell {
  var facts: CellFacts
  let bitmap: Bitmap
  /// The curve that its size should follow; `nil` where that is fixed.
  let curve: SizeCurve?
}

/// Takes cells through the stages; each thread has its own.
final class CellWorker {
  let resolver: TextResolver
  private let engine: TextEngine
  private let renderer: Renderer

  init(fonts: FontFolder, systemFont: SystemFont) throws {
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
      guard drawn.facts.missingCharacters.isEmpty else {
        throw CellError.missingCharacters(
          drawn.facts.missingCharacters, fonts: cell.entries.map(\.path))
      }
      let verdict = try golden.verdict(on: drawn) { lineEnds in
        try draw(cell, of: ramp, lineEnds: lineEnds)
      }
      return CellComparison(drawn: drawn, verdict: verdict)
    } catch {
      return CellComparison(drawn: nil, verdict: .failed("\(error)"))
    }
  }

  /// The cell of a ramp, drawn.
  ///
  /// - Parameter lineEnds: Where its first lines end whatever the rules say, in UTF-8 bytes.
  func draw(
    _ cell: ResolvedCell, of ramp: RampSpec, lineEnds: [Int] = []
  ) throws -> DrawnCell {
    let frame = try engine.layOut(cell.text, width: ramp.width, lineEnds: lineEnds)
    let rendition = try renderer.render(
      Drawing(frame, background: ramp.background), at: ramp.name.scale)
    return DrawnCell(
      facts: CellFacts(cell: cell, ramp: ramp, frame: frame, rendition: rendition),
      bitmap: rendition.bitmap, curve: ramp.font.curve(in: ramp.name.style))
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
