import ImageDiff
import Imaging
import Reports
import Reviews
import Snapshots

/// A small picture of each group, for comments on pull requests: expected, actual and difference side by side.
struct SmallPictures {
  /// The PNG files, by the letters of their groups.
  let files: [(group: String, content: [UInt8])]

  /// The folder of these files, below that of the report.
  static let folder = "small"
  /// The most groups with a picture. A comment with more would load slowly.
  private static let mostGroups = 12
  /// The greatest width of each of the three pictures, in pixels.
  private static let greatestWidth = 240
  /// The greatest part of a picture that is shown, in pixels.
  private static let greatestPart = PixelSize(width: 1440, height: 2880)

  /// Returns the path of a group's picture, below the folder of the report.
  static func path(of group: String) -> String { "\(folder)/\(group).png" }

  /// All paths that pictures of an earlier report can have.
  static let paths = (0..<mostGroups).map { path(of: ChangeGroup.letter(at: $0)) }

  /// - Throws: `PNGError` if a picture cannot be encoded.
  init(of run: ReviewedRun) throws {
    let groups = run.results.groups.groups.prefix(Self.mostGroups)
    files = try groups.enumerated().compactMap { place, group in
      guard let cell = group.cells.first.flatMap({ run.results.cell(named: $0) }) else {
        return nil
      }
      let names = [cell.pictures.expected, cell.pictures.actual, cell.pictures.difference]
      let pictures = names.compactMap { $0.flatMap { run.pictures[$0] } }
      let widths = pictures.compactMap { try? PNG.header(of: $0).width }
      guard let widest = widths.max() else { return nil }
      let shown = min(widest, Self.greatestPart.width)
      let factor = (shown + Self.greatestWidth - 1) / Self.greatestWidth
      // One after the other, since three large pictures take much memory.
      let small = pictures.compactMap { file in
        WorkWatch.over("a picture of the report") { try? PNG.decode(file) }
          .map {
            Self.part(of: $0, around: cell.clusters.first).shrunk(by: factor).expandedToRGBA()
          }
      }
      guard !small.isEmpty else { return nil }
      return (ChangeGroup.letter(at: place), try PNG.encode(Self.inARow(small), for: .fast))
    }
  }

  /// Returns the part of a picture around a difference; the whole picture if it is small.
  private static func part(of picture: Bitmap, around area: PixelRect?) -> Bitmap {
    let (width, height) = (
      min(picture.width, greatestPart.width), min(picture.height, greatestPart.height)
    )
    let middle = (
      x: (area?.x ?? 0) + (area?.width ?? 0) / 2, y: (area?.y ?? 0) + (area?.height ?? 0) / 2
    )
    guard width < picture.width || height < picture.height else { return picture }
    let left = max(0, min(middle.x - width / 2, picture.width - width))
    let top = max(0, min(middle.y - height / 2, picture.height - height))
    let bytes = picture.format.bytesPerPixel
    let rows = (top..<top + height).map { $0 * picture.bytesPerRow + left * bytes }
    return Bitmap(
      width: width, height: height, format: picture.format,
      bytes: rows.flatMap { picture.bytes[$0..<$0 + width * bytes] })
  }

  /// Returns pictures in a row, aligned at the top, on light grey, which shows the edges of white
  /// ones.
  private static func inARow(_ pictures: [Bitmap]) -> Bitmap {
    let gap = 8
    let width = pictures.reduce(gap) { $0 + $1.width + gap }
    let height = (pictures.map(\.height).max() ?? 0) + 2 * gap
    var bytes = [UInt8](repeating: 0xDD, count: width * height * 4)
    for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = 0xFF }
    var left = gap
    for picture in pictures {
      for y in 0..<picture.height {
        let place = ((y + gap) * width + left) * 4
        bytes.replaceSubrange(
          place..<place + picture.bytesPerRow,
          with: picture.bytes[y * picture.bytesPerRow..<(y + 1) * picture.bytesPerRow])
      }
      left += picture.width + gap
    }
    return Bitmap(width: width, height: height, format: .rgba8, bytes: bytes)
  }
}
