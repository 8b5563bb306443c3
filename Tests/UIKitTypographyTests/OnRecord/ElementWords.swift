import DynamicType
import Foundation
import ImageDiff
import Imaging
import Rendering
import Snapshots

extension InterfaceFrame {
  /// All that a screen shows, in lines that begin with two spaces.
  var wordsOnRecord: [String] {
    ["  \(width.onRecord) × \(height.onRecord) on \(background)"]
      + elements.flatMap(\.wordsOnRecord)
  }
}

extension InterfaceElement {
  fileprivate var wordsOnRecord: [String] {
    ["  \(path): \(box.onRecord)" + traitsOnRecord.map { ", \($0)" }.joined()]
      + contentOnRecord.map { "    \($0)" }
  }

  private var traitsOnRecord: [String] {
    var words: [String] = []
    if isControl { words.append("control") }
    switch following {
    case .rebuilt: words.append("rebuilt")
    case .adjusts: words.append("adjusts")
    case .byHand: break
    }
    if isUnknownSymbol { words.append("unknown symbol") }
    if opacity != 1 { words.append("opacity \(Points(opacity).onRecord)") }
    if let content = largeContent {
      words.append("large \(content.title ?? "nothing") \(content.symbol ?? "")")
      if !content.isReachable { words.append("out of reach") }
    }
    if let clip {
      words.append("in \(clip.rect.onRecord)")
      if clip.isScrollable { words.append("reaching \(clip.reach.onRecord)") }
      words += clip.outlines.map { "within \($0.onRecord)" }
    }
    return words
  }

  private var contentOnRecord: [String] {
    switch content {
    case .container: []
    case .text(let text, let x, let y): text.wordsOnRecord(x: x, y: y)
    case .fill(let path, let color): ["fill \(color) \(path.onRecord)"]
    case .stroke(let path, let width, let color):
      ["stroke \(width.onRecord) \(color) \(path.onRecord)"]
    case .symbol(let name, let stencil, let color): ["symbol \(name) \(color) \(stencil.onRecord)"]
    case .picture(let bitmap, let rect):
      ["picture \(ContentDigest(ofPixelsIn: bitmap)) in \(rect.onRecord)"]
    }
  }
}

extension Points {
  /// The number to a thousandth of a point.
  var onRecord: String { "\(Points((value * 1000).rounded() / 1000))" }
}

extension BinaryFloatingPoint {
  /// The number to a thousandth.
  var onRecord: String { Points(Double(self)).onRecord }
}

extension PointRect {
  /// The left and top edge, the width and the height.
  var onRecord: String { [x, y, width, height].map(\.onRecord).joined(separator: " ") }
}

extension CGRect {
  /// The left and top edge, the width and the height.
  var onRecord: String {
    [origin.x, origin.y, width, height].map(\.onRecord).joined(separator: " ")
  }
}

extension CGSize {
  /// The width and the height.
  var onRecord: String { "\(width.onRecord) × \(height.onRecord)" }
}

extension CGPoint {
  /// The place across and down.
  var onRecord: String { "\(x.onRecord) \(y.onRecord)" }
}

extension ShapePath {
  /// The steps, with the letters of SVG.
  var onRecord: String {
    let place = { (point: Point) in "\(point.x.onRecord) \(point.y.onRecord)" }
    return elements.map { element in
      switch element {
      case .move(let point): "M \(place(point))"
      case .line(let point): "L \(place(point))"
      case .cubic(let one, let two, let end): "C \(place(one)), \(place(two)), \(place(end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Stencil {
  /// The parts, each with the rectangle around its points.
  fileprivate var onRecord: String {
    parts.map { part in
      let line = part.line.map { "line \($0.width.onRecord) \($0.cap) \($0.join)" } ?? "area"
      let place = part.path.controlBounds?.onRecord ?? "nowhere"
      return "\(line)\(part.isCutOut ? " cut out" : "") of \(part.path.elements.count) at \(place)"
    }.joined(separator: "; ")
  }
}
