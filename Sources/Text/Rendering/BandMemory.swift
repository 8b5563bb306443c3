/// What a renderer's bands lie in, one picture after the other.
///
/// What is freed between pictures others take in parts, so that bands with memory of their own were each
/// time on pages that the system had to hand out first.
final class BandMemory {
  /// What is covered of a band's pixels.
  private var coverage: [UInt8] = []

  /// A layer without ink, whose memory is to be given back with ``keep(_:)``.
  func blankLayer(width: Int, height: Int) -> CoverageLayer {
    if coverage.count < width * height {
      coverage = [UInt8](repeating: 0, count: width * height)
    }
    return CoverageLayer(width: width, height: height, clearing: &coverage)
  }

  /// Takes the memory of a layer that nobody needs any more.
  func keep(_ layer: CoverageLayer) { coverage = layer.coverage }
}
