import ImageDiff
import Imaging

/// What is on disk for one cell.
struct Golden {
  /// The cell's block of the layout text; `nil` where there is none, or it has to be understood first.
  var block: LayoutBlocks.Block?
  /// The content of the picture file; `nil` where there is none.
  var picture: [UInt8]?
  /// Why the picture file cannot be read; `nil` where it can.
  var pictureTrouble: String?
  /// What is of another version than when the suite was recorded.
  let drift: Drift
  /// Whether digests on record prove that a picture is the one that is drawn; else it is decoded.
  var trustsDigests = true
  /// How large a picture may be.
  var limits = PNGLimits()
  /// Whether pixels are judged even where the layout tells why the cell changed.
  var judgesAll = true
  private let layout: () -> (recorded: LayoutDocument.Cell?, trouble: String?)

  /// A golden without a picture so far.
  ///
  /// - Parameter layout: The cell as the layout text has it, and why that cannot be read. It is asked
  ///   only where the block does not say all.
  init(
    drift: Drift, layout: @escaping () -> (recorded: LayoutDocument.Cell?, trouble: String?)
  ) {
    self.drift = drift
    self.layout = layout
  }

  /// The recorded facts of the cell; `nil` where there are none.
  var recorded: LayoutDocument.Cell? { layout().recorded }

  /// Compares, as ``judge(_:memory:pairs:redraw:)`` does.
  func verdict(
    on drawn: DrawnCell, redraw: (_ lineEnds: [Int]) throws -> DrawnCell
  ) rethrows -> Verdict {
    try judge(drawn, memory: ComparisonMemory(), pairs: JudgedPairs(), redraw: redraw).verdict
  }

  /// Compares: layout facts first, then digests, then pixels.
  ///
  /// - Parameters:
  ///   - memory: What to unpack the picture in.
  ///   - pairs: What was found of other cells' pictures.
  ///   - redraw: Draws the cell anew, with lines that end at given UTF-8 bytes where there are any. It
  ///     is asked only where something differs.
  /// - Returns: The verdict, and both pictures where pixels were looked at and tell it.
  func judge(
    _ drawn: DrawnCell, memory: ComparisonMemory, pairs: JudgedPairs,
    redraw: (_ lineEnds: [Int]) throws -> DrawnCell
  ) rethrows -> (verdict: Verdict, pair: JudgedPair?) {
    let file = picture.map(ContentDigest.init(of:))
    if let block, let picture, let file, block.says(drawn.facts, file: file),
      shows(picture, drawn.bitmap, memory)
    {
      return (.equal, nil)
    }
    let (recorded, layoutTrouble) = layout()
    if let layoutTrouble { return (.unreadable(layoutTrouble), nil) }
    if let pictureTrouble { return (.unreadable(pictureTrouble), nil) }
    guard let picture else { return (.missing, nil) }
    guard let recorded else {
      let reason =
        "the picture has no block in its layout text. Restore the text, or record the cell again."
      return (.unreadable(reason), nil)
    }
    let facts =
      unicodeChange(in: drawn, since: recorded) + drawn.facts.changes(since: recorded.facts)
    let isRecordedFile = file == recorded.file
    let isEqualByDigests =
      facts.isEmpty && isRecordedFile && recorded.facts.pixels == drawn.facts.pixels
    if isEqualByDigests, shows(picture, drawn.bitmap, memory) {
      return (.equal, nil)
    }
    let pair: JudgedPair
    do {
      pair = try pairs.pair(of: picture, and: drawn.bitmap, limits: limits)
    } catch {
      return (.unreadable("the picture cannot be read. \(error)"), nil)
    }
    if let difference = drawn.difference(from: try redraw([])) {
      return (.unstable(difference), nil)
    }
    let comparison = pair.comparison
    if facts.isEmpty, isRecordedFile, case .different(let difference) = comparison,
      let toleration = drawn.ramp.tolerance?.toleration(
        of: difference, expected: pair.expected, actual: pair.actual, judgement: pair.judgement)
    {
      return (.tolerated(toleration), pair)
    }
    let judgement = judgesAll || facts.lead == nil ? pair.judgement : nil
    let characters = drawn.characters
    // Of letters that other letters stand in the place of, pixels tell nothing.
    let isOtherText = facts.contains { if case .text = $0 { true } else { false } }
    var change = CellChange(
      facts: facts, picture: comparison,
      origin: origin(
        facts: facts, isRecordedFile: isRecordedFile,
        isRecordedPicture: recorded.facts.pixels == drawn.facts.pixels, picture: comparison,
        isSameText: judgement?.verdict != .changed,
        saysTheSame: recorded.facts.letters.hasSameBytes(as: drawn.facts.letters)),
      findings: (judgement?.findings ?? [])
        .filter { !isOtherText || [.color, .pictureSize].contains($0.cause.kind) }
        .map { LocatedFinding($0, in: characters) },
      clusters: judgement?.clusters ?? [], curve: drawn.curve(for: facts), em: drawn.em)
    let versions = (from: recorded.facts.unicode, to: drawn.facts.unicode)
    if change.origin == .layout, isRecordedFile, versions.from != versions.to,
      versions.from == drift.unicode
    {
      let asRecorded = try redraw(recorded.facts.lines.dropLast().map(\.range.upperBound))
      if asRecorded.facts.pixels == recorded.facts.pixels,
        asRecorded.facts.changesBesidesBrokenWords(since: recorded.facts).isEmpty
      {
        change.origin = .lineBreaks(unicodeFrom: versions.from, to: versions.to)
      }
    }
    return (.changed(change), pair)
  }

  /// Whether digests may tell that it is equal.
  var isKnownByDigests: Bool { trustsDigests && block != nil && picture != nil }

  /// Whether it shows what has certain facts, as far as that is known without drawing it: by digests on
  /// record, or where those are not trusted, as the very file that was decoded and shows it.
  ///
  /// - Parameter frame: The facts of the frame among those of the cell.
  func isShown(by facts: CellFacts, _ frame: FrameFacts, as decoded: [UInt8]?) -> Bool {
    guard let block, let picture, trustsDigests || picture == decoded else { return false }
    return block.says(facts, file: ContentDigest(of: picture), frame: frame)
      && claims(picture, width: facts.pictureWidth, height: facts.pictureHeight)
  }

  /// Whether a file that has the digests on record, as what is drawn has, shows that; where digests are
  /// trusted, whether it can.
  private func shows(_ picture: [UInt8], _ bitmap: Bitmap, _ memory: ComparisonMemory) -> Bool {
    claims(picture, width: bitmap.width, height: bitmap.height)
      && (trustsDigests || PNG.shows(picture, bitmap, limits: limits, memory: memory))
  }

  /// Whether a file begins as a picture of a size does, and holds nothing beside it. Digests are text, and
  /// whoever writes that of an empty file into a layout text has no golden.
  private func claims(_ picture: [UInt8], width: Int, height: Int) -> Bool {
    do {
      let header = try PNG.plainHeader(of: picture, limits: limits)
      return header.width == width && header.height == height
    } catch {
      // Decoding tells it.
      return false
    }
  }

  /// A version of Unicode that can explain nothing, as nobody is known to have had it.
  private func unicodeChange(
    in drawn: DrawnCell, since recorded: LayoutDocument.Cell
  ) -> [FactsChange] {
    let (from, to) = (recorded.facts.unicode, drawn.facts.unicode)
    return from == to || from == drift.unicode ? [] : [.unicode(from: from, to: to)]
  }

  /// Where a difference comes from. Another edition of the size table explains other sizes, and all
  /// that follows from them, but no other text, font or width.
  /// Other libraries explain other pixels only of the very file that was recorded, and only as far as
  /// they show the same text: none makes a letter come or go.
  private func origin(
    facts: [FactsChange], isRecordedFile: Bool, isRecordedPicture: Bool,
    picture: CellChange.Picture, isSameText: Bool, saysTheSame: Bool
  ) -> CellChange.Origin {
    if let edition = drift.sizeTable, saysTheSame, facts.contains(where: \.isSizeFact),
      !facts.contains(where: \.isIndependentOfSize)
    {
      return .sizeTable(from: edition.from, to: edition.to)
    }
    guard facts.isEmpty else { return .layout }
    guard isRecordedFile else { return isRecordedPicture && picture != .equal ? .exchange : .file }
    guard picture != .equal else { return .digest }
    guard !isRecordedPicture else { return .forgery }
    return drift.libraries.isEmpty || !isSameText ? .pixels : .libraries(drift.libraries)
  }
}

extension CellFacts {
  /// What differs where lines are given: whether a word is cut at their end is then not known.
  fileprivate func changesBesidesBrokenWords(since golden: CellFacts) -> [FactsChange] {
    var (facts, golden) = (self, golden)
    facts.flags.removeAll { $0.kind == .brokenWord }
    golden.flags.removeAll { $0.kind == .brokenWord }
    return facts.changes(since: golden)
  }
}

extension Golden {
  /// A golden of which all is known.
  init(
    recorded: LayoutDocument.Cell?, layoutTrouble: String?, picture: [UInt8]?,
    pictureTrouble: String?, drift: Drift
  ) {
    self.init(drift: drift) { (recorded, layoutTrouble) }
    self.picture = picture
    self.pictureTrouble = pictureTrouble
  }
}
