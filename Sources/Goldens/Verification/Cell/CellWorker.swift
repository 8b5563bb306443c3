import GoldenText
import Suites
import Work
import DynamicType
import ImageDiff
import Imaging
import Rendering
import TextEngine

/// Lays out, draws and compares cells.
protocol CellVerifier {
  /// The worker that lays out, draws and compares.
  var worker: CellWorker { get }

  /// Returns the result of comparing a cell.
  ///
  /// - Throws: An error where the cell cannot be drawn.
  func comparison(
    of ramp: RampSpec, at category: ContentSizeCategory, with golden: Golden
  ) throws -> CellComparison
}

extension CellVerifier {
  /// Returns the result of comparing a cell. A cell that cannot be drawn has failed.
  func verify(
    _ ramp: RampSpec, at category: ContentSizeCategory, against golden: Golden
  ) -> CellComparison {
    WorkWatch.over(SnapshotName(ramp: ramp.name, category: category).coordinates) {
      do {
        return try comparison(of: ramp, at: category, with: golden)
      } catch {
        return CellComparison(verdict: .failed("\(error)"))
      }
    }
  }
}

/// Lays out, draws and compares cells; each thread has its own worker.
final class CellWorker: CellVerifier {
  let fonts: FontFolder
  let systemFont: SystemFont
  let resolver: TextResolver
  private let engine: TextEngine
  private let renderer: Renderer
  /// The buffers for decoding goldens.
  private let memory = ComparisonMemory()
  private let pairs: JudgedPairs

  /// - Parameter pairs: The judged pairs of pictures, shared by the workers of a run.
  init(
    fonts: FontFolder, systemFont: SystemFont, sharing pairs: JudgedPairs = JudgedPairs()
  ) throws {
    self.fonts = fonts
    self.systemFont = systemFont
    self.pairs = pairs
    resolver = TextResolver(fonts: fonts, systemFont: systemFont)
    engine = try TextEngine()
    renderer = try Renderer()
  }

  var worker: CellWorker { self }

  /// The whole flow: spec → resolved text → frame → bitmap → comparison → outcome.
  func comparison(
    of ramp: RampSpec, at category: ContentSizeCategory, with golden: Golden
  ) throws -> CellComparison {
    try compare(try draw(try layOut(ramp, at: category)), with: golden)
  }

  /// Lays a cell out.
  ///
  /// - Parameter lineEnds: Where the first lines of a text end regardless of the rules, in UTF-8
  ///   bytes.
  func layOut(
    _ ramp: RampSpec, at category: ContentSizeCategory, lineEnds: [Int] = []
  ) throws -> LaidOutCell {
    switch ramp.subject {
    case .text:
      let cell = try resolver.resolve(ramp, at: category)
      let frame = try layOut(cell, of: ramp, lineEnds: lineEnds)
      return LaidOutCell(ramp: ramp, category: category, content: .text(cell, FrameFacts(frame)))
    case .interface(let frames):
      guard let frame = frames[category] else { throw CellError.notLaidOut(category) }
      return LaidOutCell(ramp: ramp, category: category, content: .interface(frame))
    }
  }

  /// Lays a resolved text out.
  func layOut(
    _ cell: ResolvedCell, of ramp: RampSpec, lineEnds: [Int] = []
  ) throws -> TextFrame {
    try engine.layOut(cell.text, width: ramp.width, lineEnds: lineEnds)
  }

  /// Lays a cell out and draws it.
  func draw(
    _ ramp: RampSpec, at category: ContentSizeCategory, lineEnds: [Int] = []
  ) throws -> DrawnCell {
    try draw(try layOut(ramp, at: category, lineEnds: lineEnds))
  }

  /// Draws a cell that is laid out.
  func draw(_ laidOut: LaidOutCell) throws -> DrawnCell {
    let ramp = laidOut.ramp
    switch laidOut.content {
    case .text(let cell, let frame):
      let rendition = try renderer.render(
        Drawing(frame.frame, background: ramp.background), at: ramp.name.scale)
      let picture = PictureFacts(rendition)
      return DrawnCell(
        ramp: ramp, category: laidOut.category,
        layout: .text(frame.frame, fonts: cell.entries.map(\.path)), origin: picture.frameOrigin,
        facts: CellFacts(cell: cell, ramp: ramp, frame: frame, picture: picture),
        bitmap: rendition.bitmap)
    case .interface(let frame):
      let bitmap = try renderer.render(frame.scene, at: ramp.name.scale)
      return DrawnCell(
        ramp: ramp, category: laidOut.category, layout: .interface(frame),
        origin: PixelPoint(x: 0, y: 0),
        facts: CellFacts(frame, tolerance: ramp.tolerance, bitmap: bitmap), bitmap: bitmap)
    }
  }

  /// Compares a drawn cell with its golden. Where they differ, the cell is drawn once more.
  func compare(_ drawn: DrawnCell, with golden: Golden) throws -> CellComparison {
    // Boxes are no picture to keep, nor to compare with one.
    if let missing = drawn.missingCharacters { throw missing }
    if drawn.isBlankText { throw CellError.blank }
    let (verdict, pair) = try golden.judge(drawn, memory: memory, pairs: pairs) { lineEnds in
      // By another worker, which knows nothing of what this one drew before.
      try CellWorker(fonts: fonts, systemFont: systemFont)
        .draw(drawn.ramp, at: drawn.category, lineEnds: lineEnds)
    }
    return CellComparison(verdict: verdict, drawn: drawn, pair: pair)
  }
}

/// A cell that is laid out but not drawn.
struct LaidOutCell {
  /// The layout of a cell.
  enum Content {
    /// A text.
    case text(ResolvedCell, FrameFacts)
    /// An interface, laid out by its views.
    case interface(InterfaceFrame)
  }

  let ramp: RampSpec
  let category: ContentSizeCategory
  let content: Content
}

/// The result of drawing and comparing a cell.
struct CellComparison {
  let verdict: Verdict
  /// The cell as drawn today; `nil` where it cannot be drawn, or was known to be equal and not
  /// drawn.
  var drawn: DrawnCell?
  /// The pictures of the golden and of today; `nil` where pixels were not compared.
  var pair: JudgedPair?
  /// The facts of the cell today; `nil` where it cannot be drawn.
  let facts: CellFacts?
  /// The heights of its letters; `nil` for several sizes or none.
  let letterHeights: LetterHeights?

  /// Creates the result of a cell that was not drawn.
  init(verdict: Verdict, facts: CellFacts? = nil, letterHeights: LetterHeights? = nil) {
    self.verdict = verdict
    self.facts = facts
    self.letterHeights = letterHeights
  }

  /// Creates the result of a cell that was drawn.
  init(verdict: Verdict, drawn: DrawnCell, pair: JudgedPair?) {
    self.init(verdict: verdict, facts: drawn.facts, letterHeights: drawn.letterHeights)
    self.drawn = drawn
    self.pair = pair
  }
}
