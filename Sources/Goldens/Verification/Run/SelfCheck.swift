import Changes
import GoldenStore
import GoldenText
public import Suites
import Work
import DynamicType
import ImageDiff
import Imaging

/// A check that deliberate differences are found, which shows that the comparison works.
///
/// The first cell of a run that can be drawn is compared with goldens of itself in memory, like any
/// cell with its golden. Unchanged it must pass; with one change it must not.
public struct SelfCheck: Hashable, Sendable {
  /// The cell of the check.
  public let cell: SnapshotName
  /// The number of comparisons with a known result.
  public let known: Int
  /// The comparisons with a wrong result, in words; empty where all are right.
  public let missed: [String]

  /// The message for wrong results; `nil` where there are none.
  public var failure: String? {
    if missed.isEmpty { return nil }
    return "The self-check failed, so no verdict of this run can be trusted: "
      + "\(missed.joined(separator: "; ")). Build Typeproof again, or report it."
  }
}

extension SelfCheck: CustomStringConvertible {
  /// The count of right results, such as `self-check: 9 of 9`.
  public var description: String { "self-check: \(known - missed.count) of \(known)" }
}

extension SelfCheck {
  /// Judges a cell: `Golden.verdict`, or another function in a test.
  typealias Judge = (Golden, DrawnCell) -> Verdict

  /// Makes the differences and checks the results.
  ///
  /// - Parameter judge: Judges a cell.
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

  /// Returns whether two cells form two groups with all their changes. The second cell has one more
  /// change than the first.
  private static func tellsApart(_ one: Verdict, _ both: Verdict, of ramp: RampName) -> Bool {
    let cells = zip(ContentSizeCategory.allCases, [one, both]).map { category, verdict in
      CellOutcome(name: SnapshotName(ramp: ramp, category: category), verdict: verdict)
    }
    let groups = ChangeGroups(of: cells).groups
    return groups.map(\.changes.count) == [1, 2] && groups.map(\.cells) == cells.map { [$0.name] }
  }
}

extension Verdict {
  /// Whether the verdict reports exactly one pixel.
  fileprivate var isOnePixel: Bool {
    guard case .changed(let change) = self, case .different(let difference) = change.picture else {
      return false
    }
    return difference.differingPixels == 1 && difference.greatestChannelDifference == 1
  }
}

extension SuiteRun {
  /// Runs a self-check with the first cell that can be drawn; `nil` where none can.
  ///
  /// “First” is by name, whatever the order of the suite. So the first cell of all parts is that of
  /// the whole suite.
  ///
  /// - Parameter ramps: Ramps that must not be drawn, as drawing them does harm.
  public func selfCheck(without ramps: Set<RampName> = []) throws -> SelfCheck? {
    try selfCheck(by: CellWorker(fonts: fonts, systemFont: systemFont), without: ramps)
  }

  /// Runs a self-check with an existing worker.
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
  /// Creates a golden in memory from a drawn cell, with a picture file.
  fileprivate init(of drawn: DrawnCell, picture: [UInt8]) {
    var facts = drawn.facts
    facts.pixels = ContentDigest(ofPixelsIn: drawn.bitmap)
    self.init(
      recorded: LayoutDocument.Cell(facts: facts, file: ContentDigest(of: picture)),
      layoutTrouble: nil, picture: picture, pictureTrouble: nil,
      drift: Drift(unicode: nil, sizeTable: nil, libraries: []))
  }

  /// Returns the golden with another picture file than was recorded.
  fileprivate func with(picture: [UInt8]) -> Golden {
    Golden(
      recorded: recorded, layoutTrouble: nil, picture: picture, pictureTrouble: nil, drift: drift)
  }
}

extension CellFacts {
  /// Makes the text a point larger. In an interface, it is the first text, or the window where
  /// there is none.
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
  /// The cell with one level of one channel changed in the middle of its picture. It has no
  /// tolerance, which would permit that.
  fileprivate var withOnePixelOff: DrawnCell {
    var bytes = bitmap.bytes
    bytes[bytes.count / 2] ^= 1
    return with(bytes, tolerance: nil)
  }

  /// The cell with every pixel equal to its first one, and with a tolerance.
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
