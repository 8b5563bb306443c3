import Imaging

/// Separates lines of text whose letters extend into each other's rows, as with tight leading, by
/// the middles of their letters.
struct MergedLines {
  /// The greatest number of pixels of a band; in a larger one, no lines are separated.
  private static let most = 4_194_304
  /// The least ink of a letter's pixel, as a share of the band's fullest: less may be where two
  /// touch.
  private static let ink = 0.3
  /// The heights of letters, relative to the common one: smaller ones are dots and accents, larger
  /// ones several that touch.
  private static let heights = (least: 0.6, most: 1.8)
  /// The greatest distance between the middles of letters of one line, and the least of two lines,
  /// in heights of the common letter. Between these, lines cannot be separated.
  private static let pitch = (one: 0.9, two: 1.25)
  /// The least width of letters that a row must cut, as a share of the row that cuts most.
  private static let cut = 0.1

  /// The rows of each line, from the top; `nil` where they cannot be separated.
  let lines: [Range<Int>]?

  /// Examines rows that all have ink.
  init(in reader: InkReader, rows: Range<Int>) {
    guard let cores = MergedLines.cores(in: reader, rows: rows) else {
      lines = nil
      return
    }
    let ends = zip(cores, cores.dropFirst()).map { ($0.upperBound + $1.lowerBound) / 2 }
    lines = zip([rows.lowerBound] + ends, ends + [rows.upperBound]).map { $0..<$1 }
  }

  /// Returns the rows of the middle third of the letters, line by line; `nil` where lines cannot be
  /// separated.
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

  /// Returns the median height of the letters, weighted by their widths; `nil` where none is above
  /// 2 px.
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
