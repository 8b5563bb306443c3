import DynamicType
package import ImageDiff
import Imaging
package import Rendering
package import Suites
package import TextEngine

extension CellFacts {
  /// Creates the facts of a cell from its layout and its picture.
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

  /// Returns the faces that have glyphs in the frame, each once.
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
  /// Creates the facts of a line.
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

/// A laid-out text and the facts that depend on its layout alone, which are the same at every
/// scale.
package struct FrameFacts: Sendable {
  package let frame: TextFrame
  package let lines: [CellFacts.Line]
  package let flags: [CellFacts.Flag]
  /// The lines and flags, each as a line of the layout text.
  package let printed: [String]

  /// Creates the facts of a frame.
  package init(_ frame: TextFrame) {
    self.frame = frame
    lines = frame.lines.map(CellFacts.Line.init)
    flags = frame.flags.map(CellFacts.Flag.init)
    printed = Self.printed(lines, flags)
  }

  /// Returns lines and flags as in the layout text.
  package static func printed(_ lines: [CellFacts.Line], _ flags: [CellFacts.Flag]) -> [String] {
    lines.map { "line: " + $0.printed } + flags.map { "flag: " + $0.printed }
  }
}

/// The size, frame origin and digest of a cell's picture.
package struct PictureFacts: Hashable, Sendable {
  /// The width in px.
  package let width: Int
  /// The height in px.
  package let height: Int
  /// The position of the frame in the picture, in px.
  package let frameOrigin: PixelPoint
  /// The digest of the picture's pixels.
  package let pixels: ContentDigest

  /// Creates the facts of a drawn picture.
  package init(_ rendition: Rendition) {
    width = rendition.bitmap.width
    height = rendition.bitmap.height
    frameOrigin = PixelPoint(x: rendition.area.x, y: rendition.area.y)
    pixels = ContentDigest(ofPixelsIn: rendition.bitmap)
  }

  /// Takes the picture's facts from those of a cell.
  package init(_ facts: CellFacts) {
    width = facts.pictureWidth
    height = facts.pictureHeight
    frameOrigin = facts.frameOrigin
    pixels = facts.pixels
  }
}
