/// Finds the lines of text in a plane: bands of rows with ink, separated by rows without.
package enum LineBands {
  /// The greatest gap of joined bands, as a share of the taller one.
  private static let gap = 0.3
  /// The greatest height of the smaller of two joined bands, as a share of the taller one, as for a
  /// row of accents.
  private static let accent = 0.45

  /// Returns the rows of each line, from the top.
  ///
  /// - Parameter inked: Whether each row has ink.
  package static func bands(inked: [Bool]) -> [Range<Int>] {
    joined(GlyphCluster.runs(inked))
  }

  /// Returns the bands, with those of accents and the like joined to their lines.
  private static func joined(_ bands: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for band in bands {
      if let last = joined.last, belong(last, band) {
        joined[joined.count - 1] = last.lowerBound..<band.upperBound
      } else {
        joined.append(band)
      }
    }
    return joined
  }

  private static func belong(_ upper: Range<Int>, _ lower: Range<Int>) -> Bool {
    let taller = Double(max(upper.count, lower.count))
    let smaller = Double(min(upper.count, lower.count))
    let distance = Double(lower.lowerBound - upper.upperBound)
    return distance <= max(1, taller * gap) && smaller <= taller * accent
  }
}

extension InkPlane {
  /// The rows of each line of text, from the top.
  var lines: [Range<Int>] {
    levels.withUnsafeBufferPointer { levels in
      LineBands.bands(
        inked: (0..<height).map { row in
          var greatest: UInt8 = 0
          for index in row &* width..<(row &+ 1) &* width {
            greatest = max(greatest, levels[index])
          }
          return greatest > 0
        })
    }
  }
}
