import Changes
import GoldenText
import ImageDiff
import Imaging

extension Golden {
  /// The Git LFS pointer in place of the picture; `nil` where the file is something else.
  var pointer: LFSPointer? { picture.flatMap(LFSPointer.init) }

  /// Judges the cell without the picture.
  ///
  /// The pointer and the layout text both name the picture by its SHA-256. If they agree, the
  /// text's digest of the pixels identifies its content. A text that changed is drawn again with
  /// its recorded inputs: a drawing with that digest is the picture.
  func judge(
    _ drawn: DrawnCell, behind pointer: LFSPointer, memory: ComparisonMemory, pairs: JudgedPairs,
    redraw: (_ lineEnds: [Int]) throws -> DrawnCell
  ) rethrows -> (verdict: Verdict, pair: JudgedPair?) {
    let golden: Golden
    do {
      let recorded = try recordedFile(of: pointer)
      let isSamePicture = recorded.facts.pixels == drawn.facts.pixels
      if isSamePicture, hasLayout(of: drawn, recorded) { return (.equal, nil) }
      golden = try fetched(
        recorded, isSamePicture ? drawn.bitmap : try picture(of: recorded, changed: drawn))
    } catch {
      return (.unreadable("\(error)"), nil)
    }
    return try golden.judge(drawn, memory: memory, pairs: pairs, redraw: redraw)
  }

  /// Returns the cell from the layout text, if that names the same picture as the pointer.
  private func recordedFile(of pointer: LFSPointer) throws(NotFetched) -> LayoutDocument.Cell {
    let (recorded, trouble) = layout()
    if let trouble { throw .because(trouble) }
    guard let recorded else { throw .because("the layout text has no block for it") }
    guard trustsDigests else { throw .because("--no-digests compares the picture itself") }
    guard let sum = recorded.sha256 else {
      throw .because("the layout text has no SHA-256 of it")
    }
    guard let named = pointer.sha256 else { throw .because("the pointer has no SHA-256 of it") }
    guard sum == named else {
      throw .because("the layout text names another picture, with SHA-256 \(sum)")
    }
    return recorded
  }

  /// Returns the recorded picture, drawn again.
  private func picture(
    of recorded: LayoutDocument.Cell, changed drawn: DrawnCell
  ) throws(NotFetched) -> Bitmap {
    let changes = drawn.facts.changes(since: recorded.facts)
    guard let head = recorded.head, let redrawn else {
      throw .because("it differs from what is drawn today", changes)
    }
    let bitmap: Bitmap
    do {
      bitmap = try redrawn(head)
    } catch {
      throw .because("\(error)", changes)
    }
    guard ContentDigest(ofPixelsIn: bitmap) == recorded.facts.pixels else {
      throw .because("its inputs give another picture today", changes)
    }
    return bitmap
  }

  /// Returns the golden as if the picture had been fetched.
  private func fetched(_ recorded: LayoutDocument.Cell, _ bitmap: Bitmap) throws -> Golden {
    let file = try PNG.encode(bitmap, for: .fast)
    var recorded = recorded
    recorded.file = ContentDigest(of: file)
    recorded.sha256 = .sha256(of: file)
    return with(picture: file, recorded: recorded)
  }
}

/// Why a cell cannot be judged without its picture.
private enum NotFetched: Error, CustomStringConvertible {
  /// The reason, and what changed in the layout.
  case because(String, [Change] = [])

  var description: String {
    switch self {
    case .because(let reason, let changes):
      let words = changes.isEmpty ? "" : "; changed in the layout: \(changes.words)"
      return "Git LFS has not fetched the picture, and \(reason)\(words). Run “git lfs pull”."
    }
  }
}
