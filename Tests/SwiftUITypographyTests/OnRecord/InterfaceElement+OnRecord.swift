import DynamicType
import Imaging
import Rendering
import Snapshots

extension InterfaceElement {
  /// The part in words: its path, box and traits, then its content. Every line begins with spaces.
  var linesOnRecord: [String] {
    var columns = [LineText.escape(path, withBars: true), box.onRecord] + traitsOnRecord
    var details: [String] = []
    switch content {
    case .container: break
    case .text:
      if case .text(let text)? = ElementFacts(self)?.content {
        columns += text.columnsOnRecord
        details = text.detailsOnRecord
      }
    case .fill(let path, let color): columns += ["fill \(color)", path.onRecord(in: box)]
    case .stroke(let path, let width, let color):
      columns += ["line \(color)", "\(width.onRecord) pt", path.onRecord(in: box)]
    case .symbol(let name, let stencil, let color):
      columns += ["symbol \(name) \(color)", stencil.onRecord]
    case .picture(let bitmap, let rect):
      columns.append("picture \(bitmap.width) × \(bitmap.height) px at \(rect.onRecord)")
      if case .picture(let digest, in: _)? = ElementFacts(self)?.content {
        columns.append("\(digest)")
      }
    }
    return ["  " + columns.joined(separator: " | ")] + details.map { "    " + $0 }
  }

  /// How the part is drawn, and what a person can do with it, in words.
  private var traitsOnRecord: [String] {
    var words: [String] = []
    if isControl { words.append("control") }
    if isUnknownSymbol { words.append("unknown symbol") }
    if following != .rebuilt { words.append("following \(following)") }
    if opacity != 1 { words.append("opacity \(Points(opacity).onRecord)") }
    if let clip {
      words.append("clip \(clip.rect.onRecord)")
      if clip.isScrollable { words.append("reach \(clip.reach.onRecord)") }
      words += clip.outlines.map { "within " + $0.onRecord(in: clip.rect) }
    }
    if let largeContent {
      let title = largeContent.title.map { "“\(LineText.escape($0, withBars: true))”" } ?? "nothing"
      let symbol = largeContent.symbol.map { " and \($0)" } ?? ""
      words.append("large \(title)\(symbol)\(largeContent.isReachable ? "" : ", out of reach")")
    }
    return words
  }
}

extension ElementFacts.Text {
  /// The place, size, settings and faces of the text.
  fileprivate var columnsOnRecord: [String] {
    let sizes: [String?] = [
      "\(pointSize.onRecord) pt", leading.map { "leading \($0.onRecord) pt" },
      "weight \(weight.rawValue)",
    ]
    let faces = fonts.map { $0.instance.isEmpty ? $0.name : "\($0.name) \($0.instance)" }
    return [
      "text at \(x.onRecord) \(y.onRecord)", sizes.compactMap(\.self).joined(separator: ", "),
      LineText.escape(setting, withBars: true),
    ] + faces
  }

  /// The runs, lines and flags of the text.
  fileprivate var detailsOnRecord: [String] {
    runs.map { "run: \($0.printed)" } + lines.map { "line: \($0.printed)" }
      + flags.map { "flag: \($0.printed)" }
  }
}

extension Points {
  /// The length to a thousandth of a point, without a sign where it is zero.
  var onRecord: String {
    let rounded = toThousandths
    return rounded == .zero ? "0" : "\(rounded)"
  }
}

extension PointRect {
  /// The left edge, the top edge, the width and the height.
  var onRecord: String {
    "\(x.onRecord) \(y.onRecord) \(width.onRecord) \(height.onRecord)"
  }
}

extension Stencil {
  /// The number of parts, the rectangle around them, and the widths of their lines.
  fileprivate var onRecord: String {
    let outline = ShapePath(parts.flatMap(\.path.elements))
    let bounds = outline.controlBounds?.onRecord ?? "nothing"
    let widths = Set(parts.compactMap(\.line?.width.onRecord)).sorted()
    let lines = widths.isEmpty ? "" : ", lines of \(widths.joined(separator: " and ")) pt"
    return "\(parts.count) parts in \(bounds)\(lines)"
  }
}
