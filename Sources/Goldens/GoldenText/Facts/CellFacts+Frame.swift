package import Suites
import DynamicType
import ImageDiff
import Imaging
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
