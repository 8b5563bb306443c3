package import Imaging

/// Compares two pictures of one text at known places, letter by letter.
///
/// Two measures distinguish other letters from the same letters drawn again. The ink that differs
/// along a letter's edges finds an l in place of an I, and the pixel that differs most finds a
/// small lost mark. Both are relative to the contrast of the letter, so pale text is judged like
/// black text.
///
/// The places must be exactly the same. A rasteriser that snaps glyphs moves them further than the
/// difference between an I and an l in Inter.
package struct LetterComparison {
  /// The limits for another drawing of the same letters. They were measured in November 2026, on
  /// pairs of letters from 11 px on and on the text of other rasterisers at 11 to 48 px.
  private enum Most {
    /// The ink in px along each px of a letter's edge: gammas 10 % apart gave 0.09, 256 samples a
    /// pixel 0.06 and Skia 0.11; I and l in Inter at 12 px 0.19.
    static let alongEdge = 0.12
    /// A pixel's difference, as a share of the letter's contrast: gammas 10 % apart gave 0.04, glyphs moved by a
    /// sixteenth of a pixel 0.07; the dot of a Hebrew letter lost at 11 px 0.21.
    static let pixel = 0.16
  }

  /// The greatest width of a compared area, in heights of its line: in wider clusters of glyphs,
  /// one letter would be a small share.
  private static let longest = 0.6
  /// The least level of a letter's fullest ink, so that it has a contrast.
  private static let leastContrast = 8
  /// The permitted ratio of the expected picture's contrast to the actual one's with other colours.
  /// Text close to the colour of its background counts as gone.
  private static let gains = 0.5...2.0

  private let pair: PicturePair
  private let letters: [PixelRect]
  /// The contrast of each letter as drawn, in levels; that of the whole picture for an invisible
  /// letter.
  private let contrasts: [Int]
  /// The letter that each pixel belongs to; -1 for none.
  private let owners: [Int32]

  /// - Parameters:
  ///   - expected: The expected picture.
  ///   - actual: A picture of the same size.
  ///   - letters: The clusters of glyphs in the actual picture, each as wide as set and as high as
  ///     its line.
  ///   - isAll: Whether the pictures have nothing but text. Then pixels far from all letters are
  ///     compared, too.
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

  /// Whether both have the same letters, whatever their colours and anti-aliasing.
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
  /// Returns a cluster cut into even parts no longer than a letter.
  private static func parts(of cluster: PixelRect) -> [PixelRect] {
    let longest = max(8, Int(Double(cluster.height) * longest))
    let count = max(1, (cluster.width + longest - 1) / longest)
    return (0..<count).map { part in
      let (from, to) = (cluster.width * part / count, cluster.width * (part + 1) / count)
      return PixelRect(x: cluster.x + from, y: cluster.y, width: to - from, height: cluster.height)
    }
  }

  /// Returns the letter that each pixel belongs to. The surroundings of a letter belong to it
  /// unless they are in another.
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
  /// Whether the text changed, judged by its pixels: a letter or mark is gone, new or replaced.
  package var changesText: Bool { findings.contains(where: \.cause.changesText) }

  /// Returns whether the text changed, or may have. It did not where only backgrounds changed, or
  /// where the changed areas have the same letters as before.
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
