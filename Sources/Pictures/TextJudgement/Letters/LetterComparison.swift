package import Imaging

/// Two pictures of one text at known places, compared letter by letter.
///
/// Two measures tell other letters from the same letters drawn again: the ink that differs along a letter's
/// edges, which finds an l in the place of an I, and the pixel that differs most, which finds a small mark
/// that is lost. Both are relative to the contrast of the letter, so pale text counts as black text does.
///
/// The places have to be the very same. A rasteriser that snaps glyphs to places of its own moves them
/// further than an I in Inter is from an l.
package struct LetterComparison {
  /// What another drawing of the same letters may differ by. Measured in November 2026, on pairs of letters from
  /// 11 px on and on the text of other rasterisers at 11 to 48 px.
  private enum Most {
    /// Px of ink along each px of a letter's edge: gammas 10 % apart gave 0.09, 256 samples a pixel 0.06 and
    /// Skia 0.11; I and l in Inter at 12 px 0.19.
    static let alongEdge = 0.12
    /// A pixel's difference, as a share of the letter's contrast: gammas 10 % apart gave 0.04, glyphs moved by a
    /// sixteenth of a pixel 0.07; the dot of a Hebrew letter lost at 11 px 0.21.
    static let pixel = 0.16
  }

  /// What is compared at once, in heights of its line: of wider clusters of glyphs, one letter would be a
  /// small share.
  private static let longest = 0.6
  /// Levels that the fullest ink of a letter has at least, so that it has a contrast.
  private static let leastContrast = 8
  /// How many times the contrast of the actual picture the expected one may have in other colours: text that is
  /// close to the colour of its ground is as good as gone.
  private static let gains = 0.5...2.0

  private let pair: PicturePair
  private let letters: [PixelRect]
  /// The contrast of each letter as it is drawn, in levels; that of the whole picture where it shows nothing.
  private let contrasts: [Int]
  /// Which letter each pixel belongs to; -1 for none.
  private let owners: [Int32]

  /// - Parameters:
  ///   - expected: A picture as it should be.
  ///   - actual: A picture of the same size.
  ///   - letters: Where the actual picture has clusters of glyphs, each as wide as it is set and as high as its
  ///     line.
  ///   - isAll: Whether text is all that the pictures show. Then what lies far from all letters counts, too.
  package init(expected: Bitmap, actual: Bitmap, letters: [PixelRect], isAll: Bool) {
    precondition(expected.size == actual.size, "Letters are compared in pictures of one size.")
    pair = PicturePair(expected: expected, actual: actual)
    let (whole, planes) = (pair.area, LevelPlanes(pair, mappedBy: .identity))
    let parts = letters.flatMap(Self.parts).map { $0.intersection(whole) }.filter { !$0.isEmpty }
    let fullest = max(planes.range(in: whole), Self.leastContrast)
    contrasts = parts.map { letter in
      let own = planes.range(in: letter)
      return own >= Self.leastContrast ? own : fullest
    }
    owners = Self.owners(of: parts, in: whole, isAll: isAll)
    self.letters = parts
  }

  /// Whether both show the same letters, whatever their colours and however their edges are drawn.
  package var isSame: Bool {
    if isSame(mappedBy: .identity) { return true }
    guard let map = ColorMap(of: pair, in: owners), Self.gains.contains(map.gain) else {
      return false
    }
    return isSame(mappedBy: map)
  }

  private func isSame(mappedBy map: ColorMap) -> Bool {
    let planes = LevelPlanes(pair, mappedBy: map)
    let limits = contrasts.map { Int(Double($0) * map.gain * Most.pixel) }
    var sums = [Int](repeating: 0, count: letters.count)
    for row in 0..<planes.height {
      for column in 0..<planes.width {
        let difference = planes.difference(row, column)
        guard difference > Int(Thresholds.level) else { continue }
        let owner = Int(owners[row * planes.width + column])
        guard owner >= 0 else { continue }
        sums[owner] += difference
        if difference > limits[owner] { return false }
      }
    }
    return letters.indices.allSatisfy { index in
      guard sums[index] > 0 else { return true }
      let edge = max(planes.edge(in: letters[index]), contrasts[index])
      return Double(sums[index]) <= Most.alongEdge * map.gain * Double(edge)
    }
  }
}

extension LetterComparison {
  /// A cluster cut into even parts no longer than a letter.
  private static func parts(of cluster: PixelRect) -> [PixelRect] {
    let longest = max(8, Int(Double(cluster.height) * longest))
    let count = max(1, (cluster.width + longest - 1) / longest)
    return (0..<count).map { part in
      let (from, to) = (cluster.width * part / count, cluster.width * (part + 1) / count)
      return PixelRect(x: cluster.x + from, y: cluster.y, width: to - from, height: cluster.height)
    }
  }

  /// Which letter each pixel belongs to: what lies around a letter belongs to it unless it lies in another.
  private static func owners(of letters: [PixelRect], in whole: PixelRect, isAll: Bool) -> [Int32] {
    var owners = [Int32](repeating: -1, count: whole.width * whole.height)
    let paint = { (area: PixelRect, owner: Int, owners: inout [Int32]) in
      for row in area.y..<area.maxY {
        for index in row * whole.width + area.x..<row * whole.width + area.maxX {
          owners[index] = Int32(owner)
        }
      }
    }
    if isAll, let nearest = letters.indices.last { paint(whole, nearest, &owners) }
    for (index, letter) in letters.enumerated() {
      let around = letter.expanded(by: letter.height / 2).intersection(whole)
      paint(around, index, &owners)
    }
    for (index, letter) in letters.enumerated() { paint(letter, index, &owners) }
    return owners
  }
}

extension TextJudgement {
  /// Whether what is written is not the same, as far as pixels tell: a letter or a mark is gone, has come or
  /// is another.
  package var changesText: Bool { findings.contains(where: \.cause.changesText) }

  /// Whether the text says something else, or may: whatever changed but a ground has to show the same letters
  /// where it was.
  package func changesLetters(expected: Bitmap, actual: Bitmap) -> Bool {
    guard verdict == .changed else { return false }
    if changesText { return true }
    let isGround = findings.allSatisfy { if case .ground = $0.cause { true } else { false } }
    return !isGround
      && !LetterComparison(
        expected: expected, actual: actual, letters: clusters, isAll: false
      ).isSame
  }
}

extension Cause {
  fileprivate var changesText: Bool {
    switch self {
    case .text, .shape, .reflowed, .inkAppeared, .inkVanished: true
    default: false
    }
  }
}
