import GoldenText
import Suites
import Work
import DynamicType
import ImageDiff
import Imaging
import Rendering
import TextEngine

/// What takes cells through the flow.
protocol CellVerifier {
  /// Who lays out, draws and compares.
  var worker: CellWorker { get }

  /// What comparing a cell comes to.
  ///
  /// - Throws: Whatever keeps it from being drawn.
  func comparison(
    of ramp: RampSpec, at category: ContentSizeCategory, with golden: Golden
  ) throws -> CellComparison
}

extension CellVerifier {
  /// What comparing a cell comes to; one that cannot be drawn has failed.
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

/// Takes cells through the stages; each thread has its own.
final class CellWorker: CellVerifier {
  let fonts: FontFolder
  let systemFont: SystemFont
  let resolver: TextResolver
  private let engine: TextEngine
  private let renderer: Renderer
  /// What goldens are unpacked in.
  private let memory = ComparisonMemory()
  private let pairs: JudgedPairs

  /// - Parameter pairs: What the workers of a run have found of pictures that differ.
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
  /// - Parameter lineEnds: Where the first lines of a text end whatever the rules say, in UTF-8 bytes.
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

  /// Draws what is laid out.
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

  /// Compares what is drawn with its golden. Where they differ, it is drawn once more.
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

/// A cell that is laid out and not yet drawn.
struct LaidOutCell {
  /// What was laid out.
  enum Content {
    /// A text.
    case text(ResolvedCell, FrameFacts)
    /// An interface, which views laid out.
    case interface(InterfaceFrame)
  }

  let ramp: RampSpec
  let category: ContentSizeCategory
  let content: Content
}

/// What drawing and comparing a cell came to.
struct CellComparison {
  let verdict: Verdict
  /// The cell as it is drawn today; `nil` where it cannot be, or was not, as it is known to be equal.
  var drawn: DrawnCell?
  /// What its golden shows beside that; `nil` where pixels were not looked at.
  var pair: JudgedPair?
  /// The facts of the cell as it is drawn today; `nil` where it cannot be.
  let facts: CellFacts?
  /// How high its letters are; `nil` where there are many sizes of them, or none.
  let letterHeights: LetterHeights?

  /// A cell that was not drawn.
  init(verdict: Verdict, facts: CellFacts? = nil, letterHeights: LetterHeights? = nil) {
    self.verdict = verdict
    self.facts = facts
    self.letterHeights = letterHeights
  }

  /// A cell that was drawn.
  init(verdict: Verdict, drawn: DrawnCell, pair: JudgedPair?) {
    self.init(verdict: verdict, facts: drawn.facts, letterHeights: drawn.letterHeights)
    self.drawn = drawn
    self.pair = pair
  }
}
