package import GoldenText
import ImageDiff

/// All that there is on disk for one cell.
package struct GoldenState: Hashable, Sendable {
  /// The content of the picture's file; `nil` where there is none.
  package var picture: [UInt8]?
  /// The block of the layout text; `nil` where there is none.
  package var block: LayoutDocument.Cell?

  /// A state of known parts.
  package init(picture: [UInt8]?, block: LayoutDocument.Cell?) {
    self.picture = picture
    self.block = block
  }

  /// Nothing at all.
  package static let absent = GoldenState(picture: nil, block: nil)
}
