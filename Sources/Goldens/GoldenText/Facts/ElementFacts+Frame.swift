package import Suites
package import DynamicType
import ImageDiff
package import Imaging
import Rendering
import TextEngine

extension CellFacts {
  /// Creates the facts of an interface from its layout and its picture.
  package init(_ frame: InterfaceFrame, tolerance: Tolerance?, bitmap: Bitmap) {
    self.init(
      unicode: ICUVersion.current.unicode, pointSize: .zero, leading: nil, provenance: nil,
      weight: .regular, fonts: [], boundedWidth: nil, setting: "on \(frame.background)", runs: [],
      tolerance: tolerance.map { "\($0)" }, frameWidth: frame.width.toThousandths,
      frameHeight: frame.height.toThousandths, pictureWidth: bitmap.width,
      pictureHeight: bitmap.height, frameOrigin: PixelPoint(x: 0, y: 0), lines: [], flags: [],
      pixels: ContentDigest(ofPixelsIn: bitmap))
    subject = .interface(frame.withContentOnce.compactMap(ElementFacts.init))
  }
}

extension InterfaceFrame {
  /// The parts, where large content that applies to nested parts too is kept only once.
  fileprivate var withContentOnce: [InterfaceElement] {
    var told: [(path: ElementPath, content: LargeContent)] = []
    return elements.map { element in
      guard let content = element.largeContent else { return element }
      let path = ElementPath(element.path)
      if told.contains(where: { $0.content == content && path.isWithin($0.path) }) {
        var untold = element
        untold.largeContent = nil
        return untold
      }
      told.append((path, content))
      return element
    }
  }
}

extension ElementFacts {
  /// Creates the facts of a part; `nil` where it only contains others, which have their own places.
  package init?(_ element: InterfaceElement) {
    let largeContent = element.largeContent?.words ?? ""
    let content: Content
    switch element.content {
    case .container where !element.isControl && largeContent.isEmpty: return nil
    case .container: content = .container
    case .text(let text, let x, let y): content = .text(Text(text, x: x, y: y))
    case .fill(let path, let color):
      content = .fill("\(color)", in: (path.controlBounds ?? element.box).toThousandths)
    case .stroke(let path, let width, let color):
      content = .stroke(
        "\(color)", width: width.toThousandths,
        in: (path.controlBounds ?? element.box).toThousandths)
    case .symbol(let name, _, let color):
      content = .symbol(name, color: "\(color)", in: element.box.toThousandths)
    case .picture(let bitmap, let rect):
      content = .picture(ContentDigest(ofPixelsIn: bitmap), in: rect.toThousandths)
    }
    self.init(
      path: element.path, box: element.box.toThousandths, traits: element.traitWords,
      content: content, largeContent: largeContent)
  }
}

extension ElementFacts.Text {
  fileprivate init(_ text: SetText, x: Points, y: Points) {
    self.init(
      x: x.toThousandths, y: y.toThousandths, pointSize: text.pointSize.toThousandths,
      leading: text.cell.leading?.toThousandths, weight: text.cell.weight,
      fonts: CellFacts.fonts(of: text.frame, entries: text.cell.entries),
      setting: CellFacts.setting(of: text),
      runs: CellFacts.runs(of: text.styled.text, cell: text.cell),
      lines: text.frame.lines.map(CellFacts.Line.init),
      flags: text.frame.flags.map(CellFacts.Flag.init))
  }
}

extension InterfaceElement {
  /// The part's traits apart from its content, in words.
  fileprivate var traitWords: [String] {
    var words: [String] = []
    if isControl { words.append("control") }
    if text != nil {
      switch following {
      case .rebuilt: break
      case .adjusts: words.append("adjusts")
      case .byHand: words.append("by hand")
      }
    }
    if isUnknownSymbol { words.append("unknown symbol") }
    if opacity != 1 { words.append("opacity \(Points(opacity).toThousandths)") }
    if let clip {
      words.append((clip.isScrollable ? "scrolls in " : "clipped to ") + clip.rect.printed)
      let shapes = clip.outlines.count
      if shapes > 0 { words.append(shapes == 1 ? "within a shape" : "within \(shapes) shapes") }
    }
    return words
  }
}

extension LargeContent {
  fileprivate var words: String {
    let parts = [title.map { "title “\($0)”" }, symbol.map { "symbol \($0)" }].compactMap(\.self)
    return (parts.isEmpty ? ["nothing"] : parts).joined(separator: ", ")
      + (isReachable ? "" : ", out of reach")
  }
}

extension PointRect {
  package var toThousandths: PointRect {
    PointRect(
      x: x.toThousandths, y: y.toThousandths, width: width.toThousandths,
      height: height.toThousandths)
  }

  /// The rectangle as in the layout text: left, top, width and height.
  package var printed: String { "\(x) \(y) \(width) \(height)" }
}

extension ShapePath {
  /// The rectangle around all points of the shape, control points of curves included; `nil` without
  /// points.
  package var controlBounds: PointRect? {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .cubic(let one, let two, let end): [one, two, end]
      case .close: []
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    return PointRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
