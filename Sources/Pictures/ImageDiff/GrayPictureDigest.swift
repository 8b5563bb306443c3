import CXXHash

/// Takes in a picture in greys row by row, none of which is kept, and tells what
/// ``ContentDigest/init(ofPixelsIn:)`` tells of the whole.
public final class GrayPictureDigest {
  private let state: OpaquePointer
  private var first: UInt8?
  /// Whether every pixel so far is as the first.
  public private(set) var isOneColor = true

  /// The digest of a picture without rows so far; `nil` where there is no memory for one.
  ///
  /// - Parameter width: The picture's width, in px.
  public init?(width: Int) {
    guard let state = XXH3_createState() else { return nil }
    self.state = state
    XXH3_128bits_reset_withSeed(state, ContentDigest.seed(width: width, bytesPerPixel: 1))
  }

  deinit { XXH3_freeState(state) }

  /// Takes in the pixels of the next rows, a byte for each.
  public func add(_ pixels: UnsafeRawBufferPointer) {
    XXH3_128bits_update(state, pixels.baseAddress, pixels.count)
    guard isOneColor, let color = first ?? pixels.first else { return }
    first = color
    isOneColor = pixels.allSatisfy { $0 == color }
  }

  /// The fingerprint of the rows so far.
  public var digest: ContentDigest { ContentDigest(XXH3_128bits_digest(state)) }
}
