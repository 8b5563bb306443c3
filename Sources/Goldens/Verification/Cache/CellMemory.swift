import Files
import GoldenStore
import Suites
import Work
import DynamicType
import ImageDiff

/// What one run takes from a cache, and what it found equal itself.
final class CellMemory: Sendable {
  private let cache: CellCache
  /// The digest of what decides on every cell of the run.
  private let inputs: SecureDigest
  private let found = Guarded<[SecureDigest: CellCache.Equal]>([:])

  /// - Parameters:
  ///   - parts: All that decides on every cell of the run beside the fonts' files.
  ///   - fonts: The fonts' files.
  /// - Returns: `nil` where a part has no digest, so that nothing can be remembered.
  init?(of parts: [Any], fonts: FontFolder, in cache: CellCache) {
    guard let known = SpelledValue(parts) else { return nil }
    self.cache = cache
    inputs = SecureDigest(of: known.bytes + fonts.contents.text.utf8)
  }

  /// The digest of all that decides on a ramp's cells but their pictures on record; `nil` where it has
  /// none, as that of an interface, whose texts hold fonts.
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

  /// The pictures of a ramp with these inputs that were equal.
  func equalCells(of inputs: SecureDigest) -> CellCache.Equal { cache.equalCells(of: inputs) }

  /// Takes down what was found equal.
  func add(_ equal: CellCache.Equal, of inputs: SecureDigest) {
    if !equal.isEmpty { found.withLock { $0[inputs] = equal } }
  }

  /// Puts what was found into the cache.
  ///
  /// - Parameter fonts: Those that were drawn with. Where one was another than when the run began,
  ///   nothing is remembered.
  func keep(drawnWith fonts: FontFolder) throws(FileError) {
    let found = found.withLock { $0 }
    guard !found.isEmpty, fonts.isDrawnAsListed else { return }
    for (inputs, equal) in found.sorted(by: { $0.key < $1.key }) {
      try cache.remember(equal, of: inputs)
    }
    try cache.removeOldEntries()
  }
}
