import Files
import GoldenStore
import Suites
import Work
import DynamicType
import ImageDiff

/// The equal cells that one run reads from a cache, and those that it found itself.
final class CellMemory: Sendable {
  private let cache: CellCache
  /// The digest of the inputs of every cell of the run.
  private let inputs: SecureDigest
  private let found = Guarded<[SecureDigest: CellCache.Equal]>([:])

  /// - Parameters:
  ///   - parts: All inputs of every cell of the run, except the font files.
  ///   - fonts: The font files.
  /// - Returns: `nil` where a part has no digest, so that nothing can be remembered.
  init?(of parts: [Any], fonts: FontFolder, in cache: CellCache) {
    guard let known = SpelledValue(parts) else { return nil }
    self.cache = cache
    inputs = SecureDigest(of: known.bytes + fonts.contents.text.utf8)
  }

  /// Returns the digest of all inputs of a ramp's cells, except their recorded pictures. `nil`
  /// where it has none, as for an interface, whose texts contain fonts.
  ///
  /// - Parameter layout: The content of its layout text; `nil` where there is none to compare with.
  func inputs(of ramp: RampSpec, layout: [UInt8]?) -> SecureDigest? {
    // One category more changes nothing of the others.
    var ramp = ramp
    ramp.categories = []
    // Its words say all of it.
    let tolerance = ramp.tolerance.map { "\($0)" } ?? ""
    ramp.tolerance = nil
    guard let layout, let spelled = SpelledValue([ramp, tolerance] as [Any]) else { return nil }
    return SecureDigest(
      of: Array("\(inputs)\(SecureDigest(of: layout))\(SecureDigest(of: spelled.bytes))".utf8))
  }

  /// Returns the equal pictures of a ramp with these inputs.
  func equalCells(of inputs: SecureDigest) -> CellCache.Equal { cache.equalCells(of: inputs) }

  /// Adds cells that were found equal.
  func add(_ equal: CellCache.Equal, of inputs: SecureDigest) {
    if !equal.isEmpty { found.withLock { $0[inputs] = equal } }
  }

  /// Writes the found cells into the cache.
  ///
  /// - Parameter fonts: The fonts used for drawing. If one changed since the run began, nothing is
  ///   remembered.
  func keep(drawnWith fonts: FontFolder) throws(FileError) {
    let found = found.withLock { $0 }
    guard !found.isEmpty, fonts.isDrawnAsListed else { return }
    for (inputs, equal) in found.sorted(by: { $0.key < $1.key }) {
      try cache.remember(equal, of: inputs)
    }
    try cache.removeOldEntries()
  }
}
