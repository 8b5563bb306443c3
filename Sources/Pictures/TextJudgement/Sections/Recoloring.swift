import Imaging

/// The colours of a section of a line as seen, where they differ.
struct Recoloring: Hashable {
  let from: RGBAColor
  let to: RGBAColor
  /// From the first to the last column that changed, in columns of the plane; `nil` where all did.
  let columns: Range<Int>?
}
