import Imaging

/// A pixel that may be on the soft edge of a shape (V. Vyšniauskas, 2009).
///
/// Such a pixel is between darker and lighter ones, and at least one side is an area of one colour.
struct SoftEdge {
  private let grid: PixelGrid
  /// The darkest and lightest neighbours, relative to the pixel; `nil` where it is not between
  /// darker and lighter ones, or in an area of its own colour.
  private let sides: (darkest: PixelPoint, lightest: PixelPoint)?

  init(at place: PixelPoint, in grid: PixelGrid) {
    self.grid = grid
    // The end of the picture counts as one neighbour alike.
    var alike = grid.isAtEdge(place) ? 1 : 0
    var darkest: (place: PixelPoint, by: Double)?
    var lightest: (place: PixelPoint, by: Double)?
    grid.forEachNeighbor(of: place) { neighbor in
      let lead = grid.brightness(at: place, over: neighbor)
      if lead == 0 { alike += 1 }
      // Of several alike, the first.
      if lead > darkest?.by ?? 0 { darkest = (neighbor, lead) }
      if lead < lightest?.by ?? 0 { lightest = (neighbor, lead) }
    }
    guard alike <= SoftEdge.mostAlike, let darkest, let lightest else {
      sides = nil
      return
    }
    sides = (darkest.place, lightest.place)
  }

  /// Returns whether a side is an area of one colour, here and in the other picture.
  func isThere(beside other: PixelGrid) -> Bool {
    guard let sides else { return false }
    let isArea = { (side: PixelPoint) in
      SoftEdge.isInArea(side, of: grid) && SoftEdge.isInArea(side, of: other)
    }
    return isArea(sides.darkest) || isArea(sides.lightest)
  }

  /// The number of equal neighbours above which they form an area.
  private static let mostAlike = 2

  private static func isInArea(_ place: PixelPoint, of grid: PixelGrid) -> Bool {
    var alike = grid.isAtEdge(place) ? 1 : 0
    grid.forEachNeighbor(of: place) { if grid.isSame($0, as: place) { alike += 1 } }
    return alike > mostAlike
  }
}
