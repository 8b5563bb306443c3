import DynamicType
import ImageDiff
import Imaging
package import Rendering
package import TextEngine

extension CellFacts {
  /// The facts of a cell as it was laid out and drawn.
  package init(
    cell: ResolvedCell, ramp: RampSpec, frame: TextFrame, rendition: Rendition
  ) {
    pointSize = Self.rounded(cell.pointSize)
    leading = cell.leading.map(Self.rounded)
    provenance = cell.provenance
    weight = cell.weight
    fonts = Self.fonts(of: frame, entries: cell.entries)
    boundedWidth = ramp.width.map(Self.rounded)
    setting = Self.setting(of: ramp)
    frameWidth = Self.rounded(frame.width)
    frameHeight = Self.rounded(frame.height)
    pictureWidth = rendition.bitmap.width
    pictureHeight = rendition.bitmap.height
    frameOrigin = PixelPoint(x: rendition.area.x, y: rendition.area.y)
    lines = frame.lines.map { line in
      Line(
        baseline: Self.rounded(line.baseline), left: Self.rounded(line.left),
        width: Self.rounded(line.width), text: line.text)
    }
    missingCharacters = frame.missingCharacters.map(\.codePoint)
    pixels = ContentDigest(ofPixelsIn: rendition.bitmap)
  }

  /// What a ramp asks for that is no font, size or width.
  private static func setting(of ramp: RampSpec) -> String {
    var words = ["ink \(ramp.color) on \(ramp.background)"]
    if let language = ramp.sample.language { words.append("language \(language)") }
    switch ramp.sample.direction {
    case .natural: break
    case .leftToRight: words.append("left to right")
    case .rightToLeft: words.append("right to left")
    }
    var start = 0
    for part in ramp.sample.parts {
      let end = start + part.text.utf8.count
      for feature in part.features {
        words.append("\(feature.tag)=\(feature.value) at \(start)–\(end)")
      }
      start = end
    }
    return words.joined(separator: ", ")
  }

  /// The faces that have glyphs in the frame, each once.
  private static func fonts(of frame: TextFrame, entries: [FontFolder.Entry]) -> [Font] {
    var found: [Font] = []
    for run in frame.lines.flatMap(\.runs) {
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

  /// A length to a thousandth of a point: what the layout text holds.
  private static func rounded(_ length: Points) -> Points {
    Points((length.value * 1000).rounded(.toNearestOrAwayFromZero) / 1000)
  }
}

extension FontFolder.Entry {
  /// The file, with `#index` for a face after the first.
  var name: String { face.index == 0 ? path : "\(path)#\(face.index)" }
}
