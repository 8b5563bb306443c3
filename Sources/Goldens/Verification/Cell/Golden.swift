import Suites
import Changes
import GoldenStore
import GoldenText
import ImageDiff
import Imaging

/// The recorded files of one cell.
struct Golden {
  /// The cell's block of the layout text; `nil` where there is none, or the text must be parsed
  /// first.
  var block: LayoutBlocks.Block?
  /// The content of the picture file; `nil` where there is none.
  var picture: [UInt8]?
  /// Why the picture file cannot be read; `nil` where it can.
  var pictureTrouble: String?
  /// The versions that changed since the suite was recorded.
  let drift: Drift
  /// Whether matching digests prove that a picture is the drawn one. Otherwise it is decoded.
  var trustsDigests = true
  /// The limits for the picture's size.
  var limits = PNGLimits()
  /// Whether pixels are judged even if other changes explain them and need no details from them.
  var judgesAllPixels = true
  /// The inputs of today; `nil` where they are not compared.
  var headOfToday: GoldenHead?
  /// Resolves the recorded inputs with today's fonts; `nil` where they are unknown.
  var inputsOnRecord: (GoldenHead) -> InputsOnRecord? = { _ in nil }
  /// Draws the recorded inputs again; `nil` where this is not done for a picture that Git LFS has
  /// not fetched.
  var redrawn: ((GoldenHead) throws -> Bitmap)?
  let layout: () -> (recorded: LayoutDocument.Cell?, trouble: String?)

  /// Creates a golden without a picture.
  ///
  /// - Parameter layout: Returns the cell from the layout text, and why that cannot be read. It is
  ///   called only where the block is not sufficient.
  init(
    drift: Drift, layout: @escaping () -> (recorded: LayoutDocument.Cell?, trouble: String?)
  ) {
    self.drift = drift
    self.layout = layout
  }

  /// The recorded facts of the cell; `nil` where there are none.
  var recorded: LayoutDocument.Cell? { layout().recorded }

  /// Returns the verdict of ``judge(_:memory:pairs:redraw:)`` alone.
  func verdict(
    on drawn: DrawnCell, redraw: (_ lineEnds: [Int]) throws -> DrawnCell
  ) rethrows -> Verdict {
    try judge(drawn, memory: ComparisonMemory(), pairs: JudgedPairs(), redraw: redraw).verdict
  }

  /// Compares layout facts first, then digests, then pixels.
  ///
  /// - Parameters:
  ///   - memory: The buffers for decoding the picture.
  ///   - pairs: The judged pairs of other cells' pictures.
  ///   - redraw: Draws the cell again, with lines that end at the given UTF-8 bytes, if any. It is
  ///     called only where something differs.
  /// - Returns: The verdict, and both pictures where pixels were compared and decided it.
  func judge(
    _ drawn: DrawnCell, memory: ComparisonMemory, pairs: JudgedPairs,
    redraw: (_ lineEnds: [Int]) throws -> DrawnCell
  ) rethrows -> (verdict: Verdict, pair: JudgedPair?) {
    if let pointer {
      return try judge(drawn, behind: pointer, memory: memory, pairs: pairs, redraw: redraw)
    }
    let file = picture.map(ContentDigest.init(of:))
    if let block, let picture, let file, block.says(drawn.facts, file: file),
      trustsDigests || block.isSummed(picture), shows(picture, drawn.bitmap, memory)
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
    let isSameLayout = hasLayout(of: drawn, recorded)
    let isSummed =
      trustsDigests || recorded.sha256.map { $0 == .sha256(of: picture) } ?? true
    let isRecordedFile = file == recorded.file && isSummed
    let isRecordedPicture = recorded.facts.pixels == drawn.facts.pixels
    let isEqualByDigests = isSameLayout && isRecordedFile && isRecordedPicture
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
    if isSameLayout, isRecordedFile, case .different(let difference) = comparison,
      let toleration = drawn.ramp.tolerance?.toleration(
        of: difference, expected: pair.expected, actual: pair.actual, judgement: pair.judgement,
        in: drawn)
    {
      return (.tolerated(toleration), pair)
    }
    var found =
      FoundChanges(told: inputs(of: drawn, since: recorded))
      + layoutChanges(in: drawn, since: recorded)
    found.told = found.told.eachOnce
    let isOfOtherUnicode =
      try isRecordedFile && !found.told.contains(where: \.isOfProject)
      && isOfOtherUnicode(drawn, since: recorded, found.all, redraw)
    if isOfOtherUnicode { found = FoundChanges(told: found.told.filter { !$0.isEffect }) }
    let isJudged =
      !isOfOtherUnicode && (judgesAllPixels || !found.told.explainPixels || found.told.needFinding)
    let judgement = isJudged ? pair.judgement : nil
    found = found + pixelChanges(in: judgement, of: drawn, since: recorded, besides: found.told)
    found.told += recordChanges(
      isSameLayout: isSameLayout, isRecordedFile: isRecordedFile,
      isRecordedPicture: isRecordedPicture, picture: comparison)
    let isUntold =
      isJudged && !found.all.contains(where: \.isEffect) && comparison != .equal
      && !found.told.explainPixels
    // A cell that differs has a change, whatever is known of it.
    if found.all.isEmpty || isUntold {
      found.told.append(
        Change(.unexplained, role: .pixels, amount: .all, sentence: Self.unexplained))
    }
    return (
      .changed(
        CellChange(found, picture: comparison, clusters: judgement?.clusters ?? [])), pair
    )
  }

  private static let unexplained = "pixels changed for an unknown reason"

  /// Returns whether the layout is the recorded one.
  func hasLayout(of drawn: DrawnCell, _ recorded: LayoutDocument.Cell) -> Bool {
    unknownUnicode(of: drawn, since: recorded) == nil
      && drawn.facts.changes(since: recorded.facts).isEmpty
  }

  // MARK: What was found

  /// Returns every input that differs: those of the head, then the editions of tables and the
  /// versions of libraries.
  private func inputs(of drawn: DrawnCell, since recorded: LayoutDocument.Cell) -> [Change] {
    (recorded.head.map(otherInputs) ?? [])
      + drift.changes(
        of: drawn.facts, since: recorded.facts,
        isOfKnownInputs: recorded.head?.tellsInputs == true)
  }

  /// Returns the change that the recorded head and the block below it contradict each other.
  private func contradiction(in recorded: LayoutDocument.Cell) -> Change? {
    let words = recorded.head.flatMap(inputsOnRecord)?
      .contradictions(of: recorded.facts, isOfOtherSizes: drift.sizeTable != nil)
    guard let words, !words.isEmpty else { return nil }
    let what = words.joined(separator: ", ")
    return Change(
      .file, role: .record, aspect: "head", after: what,
      sentence: "head and block of the layout text disagree about \(what); restore the text")
  }

  private func otherInputs(since head: GoldenHead) -> [Change] {
    headOfToday?.changes(since: head) { inputsOnRecord($0)?.faces } ?? []
  }

  private func layoutChanges(
    in drawn: DrawnCell, since recorded: LayoutDocument.Cell
  ) -> FoundChanges {
    let isOfOtherInputs = recorded.head.map { !otherInputs(since: $0).isEmpty } ?? false
    let contradiction = isOfOtherInputs ? contradiction(in: recorded) : nil
    let repeated: RepeatedInputs =
      if recorded.head == nil || headOfToday == nil {
        .areInputs
      } else {
        // Where head and block do not agree, each is told by itself.
        isOfOtherInputs && contradiction == nil ? .areExplained : .areTold
      }
    let found = drawn.facts.found(
      since: recorded.facts, repeated: repeated, namesFaces: recorded.head?.namesFaces ?? false)
    return FoundChanges(
      told: [unknownUnicode(of: drawn, since: recorded), contradiction].compactMap(\.self)
        + found.told.map(drawn.withCurve), following: found.following)
  }

  /// Returns what the pixels show. Where letters were replaced, only their colour counts; for parts
  /// of an interface that moved, what follows from that.
  private func pixelChanges(
    in judgement: TextJudgement?, of drawn: DrawnCell, since recorded: LayoutDocument.Cell,
    besides found: [Change]
  ) -> FoundChanges {
    var pixels = FoundChanges(told: [])
    guard let judgement else { return pixels }
    let characters = drawn.characters
    let moved = MovedParts(from: recorded.facts, to: drawn.facts)
    let isResized = found.contains { $0.role == .extent }
    for change in judgement.findings.map({ Change($0, in: characters, em: drawn.em) }) {
      if change.kind == .pictureSize && isResized { continue }
      if change.kind != .color && found.haveOtherText(at: change.place) { continue }
      if moved.explain(change.place, at: drawn.ramp.name.scale) {
        pixels.following.append(change)
      } else {
        pixels.told.append(change)
      }
    }
    return pixels
  }

  /// Returns contradictions between the recorded files.
  private func recordChanges(
    isSameLayout: Bool, isRecordedFile: Bool, isRecordedPicture: Bool,
    picture: CellChange.Picture
  ) -> [Change] {
    let words: String
    var aspect = ""
    if !isRecordedFile {
      if isSameLayout && isRecordedPicture && picture != .equal {
        words =
          "the picture file is not the recorded picture, but the drawing equals the recorded one; "
          + "restore the file"
        aspect = Change.otherPicture
      } else {
        words =
          picture == .equal
          ? "the picture file is not the one in its layout text, but has the same pixels"
          : "the picture file is not the one in its layout text"
      }
    } else if isSameLayout && picture == .equal {
      words = "the pixel digest in the layout text does not match its picture; restore the text"
    } else if isSameLayout && isRecordedPicture {
      words = "the layout text describes another picture than the file; restore both"
      aspect = Change.otherPicture
    } else {
      return []
    }
    return [Change(.file, role: .record, aspect: aspect, after: words, sentence: words)]
  }

  /// Returns whether lines end elsewhere only because ICU has another version of Unicode. Drawn
  /// with the recorded line ends, layout and pixels must be the recorded ones.
  private func isOfOtherUnicode(
    _ drawn: DrawnCell, since recorded: LayoutDocument.Cell, _ found: [Change],
    _ redraw: (_ lineEnds: [Int]) throws -> DrawnCell
  ) rethrows -> Bool {
    let versions = (from: recorded.facts.unicode, to: drawn.facts.unicode)
    guard versions.from != versions.to, versions.from == drift.unicode,
      found.contains(where: { $0.role == .layout || $0.role == .extent })
    else { return false }
    let asRecorded = try redraw(recorded.facts.lines.dropLast().map(\.range.upperBound))
    return asRecorded.facts.pixels == recorded.facts.pixels
      && asRecorded.facts.changesBesidesBrokenWords(since: recorded.facts).isEmpty
  }

  /// Returns the change for a recorded version of Unicode that nobody can have had, and that
  /// explains nothing.
  private func unknownUnicode(
    of drawn: DrawnCell, since recorded: LayoutDocument.Cell
  ) -> Change? {
    let (from, to) = (recorded.facts.unicode, drawn.facts.unicode)
    if from == to || from == drift.unicode { return nil }
    return Change(
      .file, role: .record, aspect: Fingerprint.unicode, before: from, after: to,
      sentence:
        "the layout text has Unicode \(from), but the suite was recorded with another version; "
        + "here it is \(to)")
  }

  /// Returns whether the picture shows certain facts, without drawing it. Recorded digests decide;
  /// where they are not trusted, it must be the same file that was decoded before.
  ///
  /// - Parameter frame: The facts of the frame among those of the cell.
  func isShown(by facts: CellFacts, _ frame: FrameFacts, as decoded: [UInt8]?) -> Bool {
    guard let block, let picture, trustsDigests || picture == decoded else { return false }
    return block.says(facts, file: ContentDigest(of: picture), frame: frame)
      && (trustsDigests || block.isSummed(picture))
      && claims(picture, width: facts.pictureWidth, height: facts.pictureHeight)
  }

  /// Returns whether a file with the recorded digests shows the drawing; where digests are trusted,
  /// only whether it can.
  private func shows(_ picture: [UInt8], _ bitmap: Bitmap, _ memory: ComparisonMemory) -> Bool {
    claims(picture, width: bitmap.width, height: bitmap.height)
      && (trustsDigests || PNG.shows(picture, bitmap, limits: limits, memory: memory))
  }

  /// Returns whether a file begins as a picture of this size and has no extra content. A digest in
  /// a layout text can be forged to match an empty file.
  private func claims(_ picture: [UInt8], width: Int, height: Int) -> Bool {
    do {
      let header = try PNG.plainHeader(of: picture, limits: limits)
      return header.width == width && header.height == height
    } catch {
      // Decoding tells it.
      return false
    }
  }
}

extension CellFacts {
  /// Returns the differences with given line ends, except words broken there, which are then
  /// unknown.
  fileprivate func changesBesidesBrokenWords(since golden: CellFacts) -> [Change] {
    var (facts, golden) = (self, golden)
    facts.flags.removeAll { $0.kind == .brokenWord }
    golden.flags.removeAll { $0.kind == .brokenWord }
    return facts.changes(since: golden)
  }
}

extension [Change] {
  /// Whether the words of a cell need findings from its pixels: for another font file, as long as
  /// no line shows its effect.
  fileprivate var needFinding: Bool {
    contains { $0.kind == .fontVersion } && !contains { $0.role == .layout }
  }

  /// The changes; one that was reported twice is kept once.
  fileprivate var eachOnce: [Change] {
    var seen: Set<Change> = []
    return filter { seen.insert($0).inserted }
  }

  /// Returns whether all texts at a place have other words.
  fileprivate func haveOtherText(at place: ChangePlace) -> Bool {
    let texts = filter { $0.kind == .text && $0.role == .input }.map(\.place)
    if texts.contains(where: { $0.elements.isEmpty }) { return true }
    let paths = texts.flatMap(\.elements).map(\.path)
    return !place.elements.isEmpty && place.elements.allSatisfy { paths.contains($0.path) }
  }
}

extension Change {
  /// Whether the change is an input that the project sets.
  fileprivate var isOfProject: Bool {
    role == .input && ![.library, .sizeTable].contains(kind)
  }
}

extension Golden {
  /// Creates a golden from all its values.
  init(
    recorded: LayoutDocument.Cell?, layoutTrouble: String?, picture: [UInt8]?,
    pictureTrouble: String?, drift: Drift
  ) {
    self.init(drift: drift) { (recorded, layoutTrouble) }
    self.picture = picture
    self.pictureTrouble = pictureTrouble
  }

  /// Returns the golden with other content of both files.
  func with(picture: [UInt8], recorded: LayoutDocument.Cell) -> Golden {
    var golden = Golden(drift: drift) { (recorded, nil) }
    golden.picture = picture
    golden.limits = limits
    golden.judgesAllPixels = judgesAllPixels
    golden.headOfToday = headOfToday
    golden.inputsOnRecord = inputsOnRecord
    return golden
  }
}
