import Changes
import GoldenStore
import GoldenText
public import Suites
import Work
import DynamicType
import ImageDiff
import Imaging

/// Differences made on purpose, and whether they were found: a comparison that finds nothing wrong
/// is worth little where nobody knows that it could.
///
/// The least cell of a run that can be drawn is compared with goldens of itself in memory, as any
/// cell is with its golden. Unharmed it must pass; with one thing changed it must not.
public struct SelfCheck: Hashable, Sendable {
  /// The cell it was made with.
  public let cell: SnapshotName
  /// How many comparisons with a known outcome there were.
  public let known: Int
  /// Those that came out otherwise, in words; empty where all is well.
  public let missed: [String]

  /// What is to be said where a comparison came out otherwise; `nil` where none did.
  public var failure: String? {
    if missed.isEmpty { return nil }
    return "The self-check failed, so no verdict of this run can be trusted: "
      + "\(missed.joined(separator: "; ")). Build Typeproof again, or report it."
  }
}

extension SelfCheck: CustomStringConvertible {
  /// How many comparisons came out as they must.
  public var description: String { "self-check: \(known - missed.count) of \(known)" }
}

extension SelfCheck {
  /// What decides on a cell: `Golden.verdict`, or another in a test.
  typealias Judge = (Golden, DrawnCell) -> Verdict

  /// Makes the differences.
  ///
  /// - Parameter judge: What decides on a cell.
  init(
    with drawn: DrawnCell, of cell: SnapshotName,
    judge decide: Judge = { golden, drawn in golden.verdict(on: drawn) { _ in drawn } }
  ) throws {
    func judge(_ golden: Golden, _ drawn: DrawnCell) -> Verdict {
      WorkWatch.over("self-check") { decide(golden, drawn) }
    }
    let picture = try PNG.encode(drawn.bitmap, for: .fast)
    let golden = Golden(of: drawn, picture: picture)
    var larger = drawn
    larger.facts.enlarge()
    var alsoUnderlined = larger
    alsoUnderlined.facts.setting += ", underline double #123456"
    var damaged = picture
    // The middle of a file lies in its image data.
    damaged[damaged.count / 2] ^= 1
    let comparisons = [
      ("a cell differs from itself", judge(golden, drawn) == .equal),
      ("one pixel a level off is not found", judge(golden, drawn.withOnePixelOff).isOnePixel),
      ("one point more in size passes", !judge(golden, larger).passes),
      (
        "one bit changed in the picture file passes",
        !judge(golden.with(picture: damaged), drawn).passes
      ),
      (
        "text that disappeared is tolerated",
        drawn.bitmap.isOneColor || !judge(golden, drawn.withoutText).passes
      ),
      (
        "a change is hidden by another change of its cell",
        Self.tellsApart(judge(golden, larger), judge(golden, alsoUnderlined), of: cell.ramp)
      ),
    ]
    self.cell = cell
    known = comparisons.count
    missed = comparisons.filter { !$0.1 }.map(\.0)
  }

  /// Whether two cells, of which the second has a change more, fall into two groups, each with all of its
  /// changes.
  private static func tellsApart(_ one: Verdict, _ both: Verdict, of ramp: RampName) -> Bool {
    let cells = zip(ContentSizeCategory.allCases, [one, both]).map { category, verdict in
      CellOutcome(name: SnapshotName(ramp: ramp, category: category), verdict: verdict)
    }
    let groups = ChangeGroups(of: cells).groups
    return groups.map(\.changes.count) == [1, 2] && groups.map(\.cells) == cells.map { [$0.name] }
  }
}

extension Verdict {
  /// Whether it tells of one pixel and no more.
  fileprivate var isOnePixel: Bool {
    guard case .changed(let change) = self, case .different(let difference) = change.picture else {
      return false
    }
    return difference.differingPixels == 1 && difference.greatestChannelDifference == 1
  }
}

extension SuiteRun {
  /// A self-check with the least cell that can be drawn; `nil` where none can.
  ///
  /// The least, whatever the order of the suite: of several parts, the least of theirs is that of the
  /// whole.
  ///
  /// - Parameter ramps: What is not to be drawn, as it cannot be without harm.
  public func selfCheck(without ramps: Set<RampName> = []) throws -> SelfCheck? {
    try selfCheck(by: CellWorker(fonts: fonts, systemFont: systemFont), without: ramps)
  }

  /// The same by a worker that is there.
  func selfCheck(by worker: CellWorker, without ramps: Set<RampName> = []) throws -> SelfCheck? {
    for selection in selections.sorted(by: { $0.ramp.name < $1.ramp.name })
    where !ramps.contains(selection.ramp.name) {
      for cell in selection.cells {
        let check = try WorkWatch.over(cell.coordinates) { () throws -> SelfCheck? in
          // What cannot be drawn is told of its cell.
          guard let drawn = try? worker.draw(selection.ramp, at: cell.category) else { return nil }
          return try SelfCheck(with: drawn, of: cell)
        }
        if let check { return check }
      }
    }
    return nil
  }
}

extension Golden {
  /// A golden in memory, recorded with the picture a file would have.
  fileprivate init(of drawn: DrawnCell, picture: [UInt8]) {
    var facts = drawn.facts
    facts.pixels = ContentDigest(ofPixelsIn: drawn.bitmap)
    self.init(
      recorded: LayoutDocument.Cell(facts: facts, file: ContentDigest(of: picture)),
      layoutTrouble: nil, picture: picture, pictureTrouble: nil,
      drift: Drift(unicode: nil, sizeTable: nil, libraries: []))
  }

  /// The same golden with another picture file than was recorded.
  fileprivate func with(picture: [UInt8]) -> Golden {
    Golden(
      recorded: recorded, layoutTrouble: nil, picture: picture, pictureTrouble: nil, drift: drift)
  }
}

extension CellFacts {
  /// Makes the text a point larger; of an interface the first, or the window where there is none.
  fileprivate mutating func enlarge() {
    guard case .interface(var elements) = subject else {
      pointSize += 1
      return
    }
    for index in elements.indices {
      guard case .text(var text) = elements[index].content else { continue }
      text.pointSize += 1
      elements[index].content = .text(text)
      subject = .interface(elements)
      return
    }
    frameHeight += 1
  }
}

extension DrawnCell {
  /// The same cell with one level of one channel changed in the middle of its picture, and without a
  /// tolerance, which would let that pass.
  fileprivate var withOnePixelOff: DrawnCell {
    var bytes = bitmap.bytes
    bytes[bytes.count / 2] ^= 1
    return with(bytes, tolerance: nil)
  }

  /// The same cell with every pixel as its first, and with a tolerance.
  fileprivate var withoutText: DrawnCell {
    var bytes = bitmap.bytes
    for index in bytes.indices.dropFirst(bitmap.format.bytesPerPixel) {
      bytes[index] = bytes[index - bitmap.format.bytesPerPixel]
    }
    return with(bytes, tolerance: Tolerance(.text, because: "The self-check asks."))
  }

  private func with(_ bytes: [UInt8], tolerance: Tolerance?) -> DrawnCell {
    var changed = self
    changed.bitmap = Bitmap(
      width: bitmap.width, height: bitmap.height, format: bitmap.format, bytes: bytes)
    changed.facts.pixels = ContentDigest(ofPixelsIn: changed.bitmap)
    changed.ramp.tolerance = tolerance
    return changed
  }
}
