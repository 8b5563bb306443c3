import Changes
import DynamicType
import GoldenStore
import GoldenText
import ImageDiff
public import Imaging
public import Suites

/// A cell drawn with its recorded inputs, and with those of today.
public struct Redrawing: Sendable {
  /// A picture, or why there is none.
  public enum Drawing: Sendable {
    /// What was drawn.
    case picture(Bitmap)
    /// No picture was drawn; the words say why, and what to do.
    case none(String)
  }

  /// The cell.
  public let name: SnapshotName
  /// The picture that the recorded inputs give today.
  public let onRecord: Drawing
  /// The picture that the suite gives today.
  public let today: Drawing
  /// Why the picture of the recorded inputs is not the golden, in words; `nil` where it is.
  public let gap: String?
}

extension SuiteRun {
  /// Returns the selected cells: those of the suite, and those of other goldens.
  ///
  /// - Throws: `FileError` where the store cannot be listed.
  public func redrawable(_ isMeant: (SnapshotName) -> Bool) throws -> [SnapshotName] {
    let recorded = try store.files(of: suite.name).compactMap(SnapshotName.init(picturePath:))
    let declared = suite.cells
    return (declared + Set(recorded).subtracting(declared)).filter(isMeant).sorted()
  }

  /// Draws cells twice: with the recorded inputs, and as the suite has them today.
  ///
  /// - Parameter body: Takes each cell as soon as it is drawn, so that only two pictures are in
  ///   memory.
  /// - Returns: The values that the body returns, in the order of the cells.
  /// - Throws: The errors of the body, and an error if a library does not start. If one cell cannot
  ///   be drawn, its `Redrawing` says why.
  public func redraw<Value>(
    _ cells: [SnapshotName], _ body: (Redrawing) throws -> Value
  ) throws -> [Value] {
    let archive = FontArchive(today: fonts, history: fontHistory)
    let worker = try CellWorker(fonts: fonts, systemFont: systemFont)
    let ramps = Dictionary(
      suite.ramps.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return try cells.map { cell in
      let today: Redrawing.Drawing =
        if let ramp = ramps[cell.ramp] {
          Self.drawing { try worker.draw(ramp, at: cell.category).bitmap }
        } else {
          .none("no suite declares it")
        }
      var gap: String?
      let onRecord = Self.drawing { () throws -> Bitmap in
        let recorded = try store.layout(of: cell.ramp)?.cells[cell.category]
        guard let recorded, let head = recorded.head else {
          throw recorded == nil ? RedrawingGap.noText : ProofGap.unknownInputs
        }
        let drawn = try RecordedDrawing(onRecord: head, of: cell.ramp, fonts: archive)
          .draw(at: cell.category)
        gap =
          try self.gap(between: drawn.bitmap, of: cell)
          ?? drawn.facts.changes(since: recorded.facts).first.map {
            "the layout text differs: \($0)"
          }
        return drawn.bitmap
      }
      if case .none(let words) = onRecord { gap = words }
      return try body(Redrawing(name: cell, onRecord: onRecord, today: today, gap: gap))
    }
  }

  private static func drawing(_ draw: () throws -> Bitmap) -> Redrawing.Drawing {
    do {
      return .picture(try draw())
    } catch {
      return .none("\(error)")
    }
  }

  /// Returns how a golden differs from what the recorded inputs give, in words; `nil` where it does
  /// not.
  private func gap(between drawn: Bitmap, of cell: SnapshotName) throws -> String? {
    guard let file = try store.picture(of: cell) else { return "its picture is gone" }
    let picture = CellChange.Picture(
      compare(expected: try PNG.decode(file, limits: pictureLimits), actual: drawn))
    switch picture {
    case .equal: return nil
    case .different(let difference): return "the golden differs: \(difference)"
    case .sizeDiffers(let golden, let size):
      return "the golden has \(golden), this picture has \(size)"
    }
  }
}

/// Why recorded inputs cannot be drawn again.
private enum RedrawingGap: Error, CustomStringConvertible {
  /// The layout text has no block of the cell.
  case noText

  var description: String { "no layout text records its inputs. Record it" }
}
