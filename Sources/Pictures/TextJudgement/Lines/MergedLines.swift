import Imaging

/// Lines of text whose letters reach into each other's rows, as in tight leading, told apart by the
/// middles of their letters.
struct MergedLines {
  /// Pixels of a band at most; of a larger one, no lines are told apart.
  private static let most = 4_194_304
  /// The ink that belongs to a letter, as a share of the band's fullest: less may be where two touch.
  private static let ink = 0.3
  /// How high letters are, in heights of the common one: smaller are dots and accents, larger are several
  /// that touch.
  private static let heights = (least: 0.6, most: 1.8)
  /// How far apart the middles of letters of one line are at most, and those of two lines at least, in
  /// heights of the common letter; between, it cannot be told.
  private static let pitch = (one: 0.9, two: 1.25)
  /// The letters that a row must cut, as a share of the width of those that the fullest row cuts.
  private static let cut = 0.1

  /// The rows of each line, from the top; `nil` where they cannot be told apart.
  let lines: [Range<Int>]?

  /// Looks at rows between which there is none without ink.
  init(in reader: InkReader, rows: Range<Int>) {
    guard let cores = MergedLines.cores(in: reader, rows: rows) else {
      lines = nil
      return
    }
    let ends = zip(cores, cores.dropFirst()).map { ($0.upperBound + $1.lowerBound) / 2 }
    lines = zip([rows.lowerBound] + ends, ends + [rows.upperBound]).map { $0..<$1 }
  }

  /// The rows in which letters have their middle third, line by line; `nil` where lines cannot be told
  /// apart.
  private static func cores(in reader: InkReader, rows: Range<Int>) -> [Range<Int>]? {
    let width = reader.picture.width
    guard width * rows.count <= most else { return [rows] }
    let plane = InkPlane(
      reader, area: PixelRect(x: 0, y: rows.lowerBound, width: width, height: rows.count))
    let letters = ConnectedRuns(mask: plane.fullMarks(from: ink), columns: plane.width)
      .components.map(\.box)
    guard let common = commonHeight(of: letters) else { return [rows] }
    var cut = [Int](repeating: 0, count: plane.height)
    for letter in letters {
      let height = Double(letter.height)
      guard height >= common * heights.least, height <= common * heights.most else { continue }
      for row in letter.y + letter.height / 3..<letter.maxY - letter.height / 3 {
        cut[row] += letter.width
      }
    }
    let fullest = Double(cut.max() ?? 0)
    let top = rows.lowerBound - InkPlane.border
    var cores: [Range<Int>] = []
    for run in GlyphCluster.runs(cut.map { $0 > 0 && Double($0) >= fullest * MergedLines.cut }) {
      let run = top + run.lowerBound..<top + run.upperBound
      guard let last = cores.last else {
        cores.append(run)
        continue
      }
      let way = run.lowerBound + run.upperBound - last.lowerBound - last.upperBound
      switch Double(way) / 2 / common {
      case ..<pitch.one: cores[cores.count - 1] = last.lowerBound..<run.upperBound
      case pitch.two...: cores.append(run)
      default: return nil
      }
    }
    return cores.isEmpty ? [rows] : cores
  }

  /// The height of the letters that cover most, of those from the smallest to it half.
  private static func commonHeight(of letters: [PixelRect]) -> Double? {
    let sorted = letters.sorted { $0.height < $1.height }
    let all = sorted.reduce(0) { $0 + $1.width }
    var passed = 0
    for letter in sorted {
      passed += letter.width
      if passed * 2 >= all, letter.height > 2 { return Double(letter.height) }
    }
    return nil
  }
}
