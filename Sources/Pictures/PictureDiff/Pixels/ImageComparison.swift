public import Imaging

/// What an exact comparison of two pictures found.
public enum ImageComparison: Hashable, Sendable {
  /// Same size, and each pixel the same in each channel.
  case equal
  /// Same size, other pixels.
  case different(PixelDifference)
  /// Other sizes; `overlap` is the difference in the area both have, laid top left on top left, and
  /// `nil` where there is none.
  case sizeDiffers(expected: PixelSize, actual: PixelSize, overlap: PixelDifference?)
}

/// Compares two pictures exactly.
///
/// How they are stored has no say: a grey and its red, green and blue are equal. Alpha counts, and so
/// do the colours below it, even where alpha is 0.
///
/// - Parameter ignored: Rectangles whose pixels do not count; they may reach outside the pictures.
public func compare(
  expected: Bitmap, actual: Bitmap, ignoring ignored: [PixelRect] = []
) -> ImageComparison {
  let difference = PixelScan.difference(
    expected: expected, actual: actual, ignoring: IgnoredArea(ignored))
  guard expected.size == actual.size else {
    return .sizeDiffers(expected: expected.size, actual: actual.size, overlap: difference)
  }
  guard let difference else { return .equal }
  return .different(difference)
}
