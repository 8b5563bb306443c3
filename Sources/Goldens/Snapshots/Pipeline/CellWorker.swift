import DynamicType
import ImageDiff
import Imaging
import Rendering
import TextEngine

/// Takes cells through the stages; each thread has its own.
final class CellWorker {
  let fonts: FontFolder
  let systemFont: SystemFont
  let resolver: TextResolver
  private let engine: TextEngine
  let renderer: Renderer
  private let cache: DrawingCache
  /// How many cells were drawn a second time, to see whether they come out the same.
  private(set) var secondDrawingCount = 0
  /// The style that was verified last, whose glyphs are kept; `nil` before the first.
  private var style: StyleName?
  /// The styles that show one text: there a glyph hardly comes again, as each cell has another size.
  private let stylesOfOneText: Set<StyleName>
  /// How many bytes of their glyphs are kept from cell to cell: about what is close to the processor.
  private static let keptOfOneText = 1 << 20
  /// What goldens are unpacked in.
  private let memory = ComparisonMemory()

  /// - Parameters:
  ///   - cache: What other workers have laid out and drawn, and may take from this one.
  ///   - stylesOfOneText: The styles that show one text, as far as that is known.
  init(
    fonts: FontFolder, systemFont: SystemFont, sharing cache: DrawingCache = DrawingCache(),
    stylesOfOneText: Set<StyleName> = []
  ) throws {
    self.cache = cache
    self.stylesOfOneText = stylesOfOneText
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
    WorkWatch.over(SnapshotName(ramp: ramp.name, category: category).coordinates) {
      verifyUnwatched(ramp, at: category, against: golden)
    }
  }

  private func verifyUnwatched(
    _ ramp: RampSpec, at category: ContentSizeCategory, against golden: Golden
  ) -> CellComparison {
    do {
      dropGlyphs(before: ramp.name.style)
      guard case .text = ramp.subject else {
        return try compare(try draw(ramp, at: category), at: category, with: golden)
      }
      let set = try set(resolver.resolve(ramp, at: category), of: ramp)
      let known = cache.picture(of: set.setting, at: ramp.name.scale, on: ramp.background)
      if let known,
        let comparison = comparison(of: set, in: ramp, as: known, with: golden)
      {
        return comparison
      }
      let ink = try placeInk(of: set, in: ramp)
      // What is known and is not the golden's picture is compared pixel by pixel.
      if known == nil, golden.isKnownByDigests, set.frame.missingCharacters.isEmpty,
        let picture = try pictureFacts(of: ink),
        let comparison = comparison(of: set, in: ramp, as: picture, with: golden)
      {
        cache.keep(picture, of: set.setting, at: ramp.name.scale, on: ramp.background)
        return comparison
      }
      let drawn = try draw(ink, of: set, in: ramp)
      let facts = PictureFacts(drawn.facts)
      let comparison = try compare(
        drawn, at: category, with: golden,
        isStable: known?.isStable == true && known?.facts == facts)
      // Only where no digest is trusted was the file decoded.
      let isDecoded = comparison.verdict == .equal && !golden.trustsDigests
      cache.keep(
        DrawingCache.KnownPicture(
          facts: facts, file: isDecoded ? golden.picture : nil,
          isStable: comparison.verdict.isOfTwoDrawings),
        of: set.setting, at: ramp.name.scale, on: ramp.background)
      return comparison
    } catch {
      return CellComparison(verdict: .failed("\(error)"))
    }
  }

  /// Drops the glyphs that a cell of a style will hardly need.
  ///
  /// Those that were drawn before the first style was verified are of that, as a rule.
  private func dropGlyphs(before next: StyleName) {
    let isMuch = stylesOfOneText.contains(next) && renderer.keptSize > Self.keptOfOneText
    if let style, style != next || isMuch { renderer.dropGlyphs() }
    style = next
  }

  /// - Parameter isStable: Whether another worker drew just the same picture of the same text.
  private func compare(
    _ drawn: DrawnCell, at category: ContentSizeCategory, with golden: Golden,
    isStable: Bool = false
  ) throws -> CellComparison {
    // Boxes are no picture to keep, nor to compare with one.
    if let missing = drawn.missingCharacters { throw missing }
    if drawn.isBlankText { throw CellError.blank }
    let (verdict, pair) = try golden.judge(drawn, memory: memory, pairs: cache.pairs) { lineEnds in
      if lineEnds.isEmpty, isStable { return drawn }
      secondDrawingCount += 1
      // By another worker, which knows nothing of what this one drew before.
      return try CellWorker(fonts: fonts, systemFont: systemFont)
        .draw(drawn.ramp, at: category, lineEnds: lineEnds)
    }
    return CellComparison(verdict: verdict, drawn: drawn, pair: pair)
  }

  /// That a cell is equal, where its golden shows a picture that is known; `nil` where it has to be drawn
  /// to know.
  private func comparison(
    of set: SetCell, in ramp: RampSpec, as picture: DrawingCache.KnownPicture, with golden: Golden
  ) -> CellComparison? {
    let facts = CellFacts(
      cell: set.cell, ramp: ramp, frame: set.facts, picture: picture.facts)
    guard golden.isShown(by: facts, set.facts, as: picture.file) else { return nil }
    return CellComparison(verdict: .equal, facts: facts, letterHeights: set.frame.letterHeights)
  }

  /// What is known of the picture of some ink without keeping its pixels; `nil` where it has to be drawn
  /// to know: it is in colours, or nothing is seen of the ink.
  private func pictureFacts(of ink: PlacedInk) throws -> DrawingCache.KnownPicture? {
    guard let digest = GrayPictureDigest(width: ink.width),
      try renderer.forEachGrayRows(of: ink, digest.add), !digest.isOneColor
    else { return nil }
    return DrawingCache.KnownPicture(facts: PictureFacts(ink, pixels: digest.digest))
  }

  /// A cell of text, laid out.
  private struct SetCell {
    let cell: ResolvedCell
    let setting: DrawingCache.Setting
    let facts: FrameFacts

    var frame: TextFrame { facts.frame }
  }

  private func set(
    _ cell: ResolvedCell, of ramp: RampSpec, lineEnds: [Int] = []
  ) throws -> SetCell {
    let setting = DrawingCache.Setting(cell.text, width: ramp.width)
    guard lineEnds.isEmpty else {
      let frame = try engine.layOut(cell.text, width: ramp.width, lineEnds: lineEnds)
      return SetCell(cell: cell, setting: setting, facts: FrameFacts(frame))
    }
    return SetCell(
      cell: cell, setting: setting,
      facts: try cache.text(in: setting) {
        try engine.layOut(cell.text, width: ramp.width)
      })
  }

  /// The cell of a ramp, laid out.
  func layOut(_ cell: ResolvedCell, of ramp: RampSpec) throws -> TextFrame {
    try set(cell, of: ramp).frame
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
    let set = try set(cell, of: ramp, lineEnds: lineEnds)
    return try draw(try placeInk(of: set, in: ramp), of: set, in: ramp)
  }

  private func placeInk(of set: SetCell, in ramp: RampSpec) throws -> PlacedInk {
    try renderer.placeInk(
      of: Drawing(set.frame, background: ramp.background), at: ramp.name.scale)
  }

  private func draw(_ ink: PlacedInk, of set: SetCell, in ramp: RampSpec) throws -> DrawnCell {
    let rendition = try renderer.render(ink)
    let picture = PictureFacts(rendition)
    return DrawnCell(
      ramp: ramp, layout: .text(set.frame, fonts: set.cell.entries.map(\.path)),
      origin: picture.frameOrigin,
      facts: CellFacts(
        cell: set.cell, ramp: ramp, frame: set.facts, picture: picture),
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

extension Verdict {
  /// Whether it was come to after another worker drew the same.
  fileprivate var isOfTwoDrawings: Bool {
    switch self {
    case .changed, .tolerated: true
    default: false
    }
  }
}
