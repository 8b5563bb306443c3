import DynamicType

/// Adds tracking and tightening after each cluster but the last that shows.
struct LetterSpacing {
  let shaped: ShapedText
  /// The end of the visible text, in UTF-16 units.
  let visibleEnd: Int
  /// The tightening of every cluster, in em.
  let tightening: Double

  func apply(to pieces: inout [ComposedLine.Piece]) {
    guard shaped.hasTracking || tightening != 0 else { return }
    let last = lastCluster(of: pieces)
    for piece in pieces.indices {
      let item = pieces[piece].item
      let added =
        shaped.tracking(of: item)
        - shaped.spans[item.span].pointSize.value * tightening
      guard added != 0 else { continue }
      for cluster in pieces[piece].clusters
      where (piece, cluster.lowerBound) != last
        && takesSpacing(pieces[piece].glyphs[cluster.lowerBound].cluster, of: pieces[piece])
      {
        if item.isRightToLeft {
          pieces[piece].add(added, to: \.left, at: cluster.lowerBound)
        } else {
          pieces[piece].add(added, to: \.right, at: cluster.upperBound - 1)
        }
      }
    }
  }

  /// The cluster that ends the line in the order of the text: its piece and first glyph.
  private func lastCluster(of pieces: [ComposedLine.Piece]) -> (Int, Int) {
    var last = (piece: -1, glyph: -1, cluster: -1)
    for (index, piece) in pieces.enumerated() {
      for cluster in piece.clusters {
        let unit = piece.glyphs[cluster.lowerBound].cluster
        // A mark counts by its place, which nothing else on the line has.
        if unit >= last.cluster, piece.isMark || unit < visibleEnd, takesSpacing(unit, of: piece) {
          last = (index, cluster.lowerBound, unit)
        }
      }
    }
    return (last.piece, last.glyph)
  }

  private func takesSpacing(_ unit: Int, of piece: ComposedLine.Piece) -> Bool {
    piece.isMark || shaped.takesTracking(at: unit, script: piece.item.script)
  }
}

/// The limit for tightening the last line before text is truncated.
public enum Tightening {
  /// The maximum excess width as a fraction of the frame's width. It is the default of
  /// `NSParagraphStyle.tighteningFactorForTruncation` (AppKit; UIKit publishes none).
  public static let greatest = 0.05
}
