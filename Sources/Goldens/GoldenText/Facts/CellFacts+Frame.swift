import DynamicType
package import ImageDiff
import Imaging
package import Rendering
package import Suites
package import TextEngine

extension CellFacts {
  /// The facts of a cell as it was laid out and drawn.
  package init(
    cell: ResolvedCell, ramp: RampSpec, frame facts: FrameFacts, picture: PictureFacts
  ) {
    let frame = facts.frame
    unicode = ICUVersion.current.unicode
    pointSize = cell.pointSize.toThousandths
    leading = cell.leading?.toThousandths
    provenance = cell.provenance
    weight = cell.weight
    fonts = Self.fonts(of: frame, entries: cell.entries)
    boundedWidth = ramp.width?.toThousandths
    setting = Self.setting(of: ramp)
    runs = Self.runs(of: ramp.sample.text, cell: cell)
    tolerance = ramp.tolerance.map { "\($0)" }
    frameWidth = frame.width.toThousandths
    frameHeight = frame.height.toThousandths
    pictureWidth = picture.width
    pictureHeight = picture.height
    frameOrigin = picture.frameOrigin
    lines = facts.lines
    flags = facts.flags
    pixels = picture.pixels
  }

  /// The faces that have glyphs in the frame, each once.
  package static func fonts(of frame: TextFrame, entries: [FontFolder.Entry]) -> [Font] {
    var found: [Font] = []
    var seen: [FontInstance] = []
    for run in frame.lines.lazy.flatMap(\.runs) where !seen.contains(run.instance) {
      seen.append(run.instance)
      for entry in entries
      where entry.face.file == run.instance.file
        && entry.face.index == run.instance.faceIndex
      {
        let font = Font(
          name: entry.name,
          instance: run.instance.variations
            .map { "\($0.axis)=\(Points($0.value))" }.joined(separator: " "),
          digest: entry.digest)
        if !found.contains(font) { found.append(font) }
        break
      }
    }
    return found.sorted { ($0.name, $0.instance) < ($1.name, $1.instance) }
  }

}

extension CellFacts.Line {
  /// The facts of a line.
  package init(_ line: TextLine) {
    self.init(
      baseline: line.baseline.toThousandths, left: line.left.toThousandths,
      width: line.width.toThousandths, top: line.top.toThousandths,
      bottom: line.bottom.toThousandths, ink: line.inkBounds?.toThousandths, range: line.range,
      text: line.text)
  }
}

extension InkBounds {
  fileprivate var toThousandths: InkBounds {
    InkBounds(
      left: left.toThousandths, top: top.toThousandths, right: right.toThousandths,
      bottom: bottom.toThousandths)
  }
}

/// A text that was laid out, and the facts of a cell that come from that alone, so that they are the same
/// at every scale.
package struct FrameFacts: Sendable {
  package let frame: TextFrame
  package let lines: [CellFacts.Line]
  package let flags: [CellFacts.Flag]
  /// Both as the layout text has them, a line of it each.
  package let printed: [String]

  /// The facts of a frame.
  package init(_ frame: TextFrame) {
    self.frame = frame
    lines = frame.lines.map(CellFacts.Line.init)
    flags = frame.flags.map(CellFacts.Flag.init)
    printed = Self.printed(lines, flags)
  }

  /// Lines and flags as the layout text has them.
  package static func printed(_ lines: [CellFacts.Line], _ flags: [CellFacts.Flag]) -> [String] {
    lines.map { "line: " + $0.printed } + flags.map { "flag: " + $0.printed }
  }
}

/// What there is to say of a cell's picture without looking at it.
package struct PictureFacts: Hashable, Sendable {
  /// How wide it is, in px.
  package let width: Int
  /// How high it is, in px.
  package let height: Int
  /// Where the frame lies in it, in px.
  package let frameOrigin: PixelPoint
  /// The digest of its pixels.
  package let pixels: ContentDigest

  /// The facts of what was drawn.
  package init(_ rendition: Rendition) {
    width = rendition.bitmap.width
    height = rendition.bitmap.height
    frameOrigin = PixelPoint(x: rendition.area.x, y: rendition.area.y)
    pixels = ContentDigest(ofPixelsIn: rendition.bitmap)
  }

  /// Those among the facts of a cell.
  package init(_ facts: CellFacts) {
    width = facts.pictureWidth
    height = facts.pictureHeight
    frameOrigin = facts.frameOrigin
    pixels = facts.pixels
  }
}
