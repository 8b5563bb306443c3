import DynamicType
import GoldenText
import ImageDiff
import Imaging
import Suites

/// Whether the inputs of a cell that differ explain every pixel, which is not believed but drawn.
///
/// The text on record, drawn again, has to give the golden: then nothing but inputs changed. The text of today
/// has to give today's picture: then the text holds every input.
enum Proof: Hashable, Sendable {
  /// Both are so, pixel by pixel.
  case proved
  /// The golden is not what its own text gives: how many pixels no input explains, and where, in px of it.
  case unexplained(pixels: Int, within: PixelRect)
  /// It could not be drawn again; the words say why, and what to do.
  case unknown(String)
}

extension Proof {
  /// The proof of one cell that differs.
  ///
  /// - Parameters:
  ///   - recorded: The inputs on record, and what the golden shows.
  ///   - today: The inputs of today, and what was drawn by them.
  ///   - fonts: Where font files are looked for by what they hold.
  init(
    of cell: SnapshotName, recorded: (head: GoldenHead, picture: Bitmap),
    today: (head: GoldenHead, picture: Bitmap), fonts: FontFolder
  ) {
    do {
      let drawings = [
        (
          try RecordedDrawing(onRecord: recorded.head, of: cell.ramp, fonts: fonts),
          recorded.picture
        ),
        (try RecordedDrawing(ofToday: today.head, of: cell.ramp, fonts: fonts), today.picture),
      ]
      for (drawing, picture) in drawings {
        switch compare(expected: picture, actual: try drawing.draw(at: cell.category).bitmap) {
        case .equal: continue
        case .different(let difference):
          self = .unexplained(
            pixels: difference.differingPixels, within: difference.boundingBox)
        case .sizeDiffers(let size, _, _):
          self = .unexplained(
            pixels: size.width * size.height,
            within: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
        }
        return
      }
      self = .proved
    } catch {
      self = .unknown("\(error)")
    }
  }
}
