import Suites
import Changes
import GoldenStore
import GoldenText
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
  /// Whether pixels are judged even where other changes explain them, and the words of these name none.
  var judgesAllPixels = true
  /// The inputs of today; `nil` where they are not compared.
  var headOfToday: GoldenHead?
  /// Chooses anew by the inputs on record; `nil` where they are not known.
  var inputsOnRecord: (GoldenHead) -> InputsOnRecord? = { _ in nil }
  /// Draws the inputs on record again; `nil` where nothing is drawn for a picture that Git LFS has not fetched.
  var redrawn: ((GoldenHead) throws -> Bitmap)?
  let layout: () -> (recorded: LayoutDocument.Cell?, trouble: String?)

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

  /// Whether the layout is the one on record.
  func hasLayout(of drawn: DrawnCell, _ recorded: LayoutDocument.Cell) -> Bool {
    unknownUnicode(of: drawn, since: recorded) == nil
      && drawn.facts.changes(since: recorded.facts).isEmpty
  }

  // MARK: What was found

  /// Every input that differs: those of the head, then the editions of tables and the versions of libraries.
  private func inputs(of drawn: DrawnCell, since recorded: LayoutDocument.Cell) -> [Change] {
    (recorded.head.map(otherInputs) ?? [])
      + drift.changes(
        of: drawn.facts, since: recorded.facts,
        isOfKnownInputs: recorded.head?.tellsInputs == true)
  }

  /// That the head on record and the block below it do not speak of one drawing.
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

  /// What pixels show. Of letters that other letters stand in the place of, they tell only the color; of parts of
  /// an interface that the layout says are elsewhere, what follows from that.
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

  /// What the files on record say of each other.
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

  /// Whether lines end elsewhere because ICU knows another version of Unicode, and nothing else: drawn with
  /// the line ends on record, layout and pixels are those on record.
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

  /// A version of Unicode that can explain nothing, as nobody is known to have had it.
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

  /// Whether it shows what has certain facts, as far as that is known without drawing it: by digests on
  /// record, or where those are not trusted, as the very file that was decoded and shows it.
  ///
  /// - Parameter frame: The facts of the frame among those of the cell.
  func isShown(by facts: CellFacts, _ frame: FrameFacts, as decoded: [UInt8]?) -> Bool {
    guard let block, let picture, trustsDigests || picture == decoded else { return false }
    return block.says(facts, file: ContentDigest(of: picture), frame: frame)
      && (trustsDigests || block.isSummed(picture))
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
}

extension CellFacts {
  /// What differs where lines are given: whether a word is cut at their end is then not known.
  fileprivate func changesBesidesBrokenWords(since golden: CellFacts) -> [Change] {
    var (facts, golden) = (self, golden)
    facts.flags.removeAll { $0.kind == .brokenWord }
    golden.flags.removeAll { $0.kind == .brokenWord }
    return facts.changes(since: golden)
  }
}

extension [Change] {
  /// Whether the words of a cell need what pixels show beside what inputs explain: of another font file, as long as
  /// no line tells what it does.
  fileprivate var needFinding: Bool {
    contains { $0.kind == .fontVersion } && !contains { $0.role == .layout }
  }

  /// The changes, those that are told in two places once.
  fileprivate var eachOnce: [Change] {
    var seen: Set<Change> = []
    return filter { seen.insert($0).inserted }
  }

  /// Whether all texts at a place say something else.
  fileprivate func haveOtherText(at place: ChangePlace) -> Bool {
    let texts = filter { $0.kind == .text && $0.role == .input }.map(\.place)
    if texts.contains(where: { $0.elements.isEmpty }) { return true }
    let paths = texts.flatMap(\.elements).map(\.path)
    return !place.elements.isEmpty && place.elements.allSatisfy { paths.contains($0.path) }
  }
}

extension Change {
  /// Whether it is an input that the project says.
  fileprivate var isOfProject: Bool {
    role == .input && ![.library, .sizeTable].contains(kind)
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

  /// The same golden with other content of both files.
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
