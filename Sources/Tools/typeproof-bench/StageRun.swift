import DynamicType
import ImageDiff
import Imaging
import Rendering
import Snapshots
import TextEngine

/// Takes the cells of the built-in suite through the stages on one thread, and times each.
///
/// The stages are the pipeline's own functions, called in its order. To measure nothing else, every
/// cell must come out as its golden: same facts, pixels and file.
final class StageRun {
  private let ramps: [RampSpec]
  private let store: SnapshotStore
  private let resolver: TextResolver
  private let engine: TextEngine
  private let renderer: Renderer
  /// The number of cells in a pass.
  let cellCount: Int

  /// Creates a run over the cells that a filter leaves.
  init(_ filter: CellFilter, in place: Place, clock: inout StageClock) throws {
    ramps = try BuiltInSuite.spec().ramps.compactMap { ramp in
      var selected = ramp
      selected.categories = ramp.categories.filter {
        filter.matches(SnapshotName(ramp: ramp.name, category: $0))
      }
      return selected.categories.isEmpty ? nil : selected
    }
    cellCount = ramps.reduce(0) { $0 + $1.categories.count }
    guard cellCount > 0 else { throw BenchError.nothingMatches }
    store = place.store
    (resolver, engine, renderer) = try clock.time(.open) {
      (
        TextResolver(fonts: try place.fonts(), systemFont: BuiltInSuite.systemFont),
        try TextEngine(), try Renderer()
      )
    }
  }

  /// Runs the stages of cells that equal their goldens.
  func verify(_ clock: inout StageClock) throws {
    for ramp in ramps {
      let layout = try clock.time(.readLayout) { try store.layout(of: ramp.name) }
      for category in ramp.categories {
        let name = SnapshotName(ramp: ramp.name, category: category)
        let picture = try clock.time(.readPicture) { try store.picture(of: name) }
        let cell = try clock.time(.resolve) { try resolver.resolve(ramp, at: category) }
        let frame = try clock.time(.layOut) { try engine.layOut(cell.text, width: ramp.width) }
        let rendition = try clock.time(.render) {
          try renderer.render(Drawing(frame, background: ramp.background), at: ramp.name.scale)
        }
        let facts = clock.time(.describe) {
          CellFacts(
            cell: cell, ramp: ramp, frame: FrameFacts(frame),
            picture: PictureFacts(rendition))
        }
        let isEqual = clock.time(.judge) {
          guard let recorded = layout?.cells[category], let picture else { return false }
          return facts.changes(since: recorded.facts).isEmpty
            && ContentDigest(of: picture) == recorded.file && recorded.facts.pixels == facts.pixels
        }
        guard isEqual else { throw BenchError.notAsRecorded(name.coordinates) }
      }
    }
  }

  /// Runs the further stages of a cell that differs: here in every hundredth byte.
  func differ(_ clock: inout StageClock) throws {
    for ramp in ramps {
      for category in ramp.categories {
        let name = SnapshotName(ramp: ramp.name, category: category)
        guard let picture = try store.picture(of: name) else {
          throw BenchError.notAsRecorded(name.coordinates)
        }
        let cell = try resolver.resolve(ramp, at: category)
        let frame = try engine.layOut(cell.text, width: ramp.width)
        let drawn = try renderer.render(
          Drawing(frame, background: ramp.background), at: ramp.name.scale
        ).bitmap
        let other = drawn.withEveryHundredthByteInverted()
        let expected = try clock.time(.decode) { try PNG.decode(picture) }
        let comparison = clock.time(.compare) { compare(expected: expected, actual: other) }
        guard case .different = comparison, expected == drawn else {
          throw BenchError.notAsRecorded(name.coordinates)
        }
        let shown = clock.time(.show) { differencePicture(expected: expected, actual: other) }
        let encoded = try clock.time(.encode) { try PNG.encode(drawn) }
        let shownFile = try clock.time(.encodeShown) { try PNG.encode(shown) }
        guard !encoded.isEmpty, !shownFile.isEmpty else {
          throw BenchError.notAsRecorded(name.coordinates)
        }
      }
    }
  }
}

extension Bitmap {
  fileprivate func withEveryHundredthByteInverted() -> Bitmap {
    var changed = bytes
    for index in stride(from: 50, to: changed.count, by: 100) { changed[index] ^= 0xFF }
    return Bitmap(width: width, height: height, format: format, bytes: changed)
  }
}
