import Files
import DynamicType
import ImageDiff
import Imaging

extension LayoutDocumentParser {
  /// Reads the facts of an interface.
  package mutating func interface(unicode: String) throws(LayoutDocumentError) -> CellFacts {
    let window = try value(of: "window: ", as: "“window:” and two lengths") { text in
      LayoutColumns.pair(text, unit: " pt", LayoutColumns.number)
    }
    let setting = try value(of: "set: ", as: "“set:” and words") { LineText.unescape($0[...]) }
    let tolerance =
      startsNext(with: "tolerance: ")
      ? try value(of: "tolerance: ", as: "“tolerance:” and words") { LineText.unescape($0[...]) }
      : nil
    let picture = try value(of: "picture: ", as: "“picture:” and two lengths") { text in
      LayoutColumns.pair(text, unit: " px") { Int($0) }
    }
    var fonts: [ExactPath: ContentDigest] = [:]
    while startsNext(with: "font: ") {
      let font = try value(of: "font: ", as: "“font:”, a file and a digest", LayoutColumns.font)
      fonts[ExactPath(font.name)] = font.digest
    }
    var elements: [ElementFacts] = []
    while startsNext(with: "element: ") { elements.append(try element(setIn: fonts)) }
    let pixels = try value(of: "pixels: ", as: "“pixels:” and a digest") { ContentDigest($0) }
    var facts = CellFacts(
      unicode: unicode, pointSize: .zero, leading: nil, provenance: nil, weight: .regular,
      fonts: [], boundedWidth: nil, setting: setting, runs: [], tolerance: tolerance,
      frameWidth: Points(window.0), frameHeight: Points(window.1), pictureWidth: picture.0,
      pictureHeight: picture.1, frameOrigin: PixelPoint(x: 0, y: 0), lines: [], flags: [],
      pixels: pixels)
    facts.subject = .interface(elements)
    return facts
  }

  private mutating func element(
    setIn fonts: [ExactPath: ContentDigest]
  ) throws(LayoutDocumentError) -> ElementFacts {
    var element = try value(of: "element: ", as: "“element:”, a path and a box", Self.head)
    if startsNext(with: "  at: ") {
      element.content = .text(try text(setIn: fonts))
    } else if startsNext(with: "  fill: ") {
      element.content = try value(of: "  fill: ", as: "“fill:”, a colour and a place") { text in
        let parts = LayoutColumns.columns(text)
        guard parts.count == 2, let rect = LayoutColumns.rect(parts[1]) else { return nil }
        return .fill(String(parts[0]), in: rect)
      }
    } else if startsNext(with: "  stroke: ") {
      element.content = try value(
        of: "  stroke: ", as: "“stroke:”, a colour, a width and a place"
      ) { text in
        let parts = LayoutColumns.columns(text)
        guard parts.count == 3, let width = LayoutColumns.points(String(parts[1])),
          let rect = LayoutColumns.rect(parts[2])
        else { return nil }
        return .stroke(String(parts[0]), width: width, in: rect)
      }
    } else if startsNext(with: "  symbol: ") {
      element.content = try value(
        of: "  symbol: ", as: "“symbol:”, a name, a colour and a place"
      ) { text in
        let parts = LayoutColumns.columns(text)
        guard parts.count == 3, let name = LineText.unescape(parts[0]),
          let rect = LayoutColumns.rect(parts[2])
        else { return nil }
        return .symbol(name, color: String(parts[1]), in: rect)
      }
    } else if startsNext(with: "  image: ") {
      element.content = try value(of: "  image: ", as: "“image:”, a digest and a place") { text in
        let parts = LayoutColumns.columns(text)
        guard parts.count == 2, let digest = ContentDigest(String(parts[0])),
          let rect = LayoutColumns.rect(parts[1])
        else { return nil }
        return .picture(digest, in: rect)
      }
    }
    if startsNext(with: "  large: ") {
      element.largeContent = try value(of: "  large: ", as: "“large:” and words") {
        LineText.unescape($0[...])
      }
    }
    return element
  }

  private static func head(_ text: String) -> ElementFacts? {
    let parts = LayoutColumns.columns(text)
    guard parts.count >= 2, let path = LineText.unescape(parts[0]),
      let box = LayoutColumns.rect(parts[1], after: "box ")
    else { return nil }
    return ElementFacts(path: path, box: box, traits: parts.dropFirst(2).map(String.init))
  }

  private mutating func text(
    setIn fonts: [ExactPath: ContentDigest]
  ) throws(LayoutDocumentError) -> ElementFacts.Text {
    let place = try value(of: "  at: ", as: "“at:” and a place") { text -> [Double]? in
      LayoutColumns.numbers(text[...], after: "").flatMap { $0.count == 2 ? $0 : nil }
    }
    let size = try value(of: "  size: ", as: "“size:”, a length and a weight", Self.size)
    let setting = try value(of: "  set: ", as: "“set:” and words") { LineText.unescape($0[...]) }
    var text = ElementFacts.Text(
      x: Points(place[0]), y: Points(place[1]), pointSize: size.points, leading: size.leading,
      weight: size.weight, fonts: [], setting: setting, runs: [], lines: [], flags: [])
    while startsNext(with: "  face: ") {
      text.fonts.append(
        try value(of: "  face: ", as: "“face:” and the name of a font above") { words in
          let parts = LayoutColumns.columns(words)
          guard parts.count <= 2, let name = LineText.unescape(parts[0]),
            let digest = fonts[ExactPath(name)]
          else { return nil }
          return CellFacts.Font(
            name: name, instance: parts.count == 2 ? String(parts[1]) : "", digest: digest)
        })
    }
    while startsNext(with: "  run: ") {
      text.runs.append(
        try value(of: "  run: ", as: "“run:”, a range and words", LayoutColumns.run))
    }
    while startsNext(with: "  line: ") {
      text.lines.append(
        try value(
          of: "  line: ", as: "“line:”, its places, from the left and the top, and a text",
          LayoutColumns.line))
    }
    while startsNext(with: "  flag: ") {
      text.flags.append(
        try value(of: "  flag: ", as: "“flag:”, its kind and place", LayoutColumns.flag))
    }
    return text
  }

  private static func size(
    _ text: String
  ) -> (points: Points, leading: Points?, weight: FontWeight)? {
    let parts = LayoutColumns.columns(text)
    guard let size = LayoutColumns.points(String(parts[0])), let last = parts.last,
      last.hasPrefix("weight "), let weight = Int(last.dropFirst("weight ".count))
    else { return nil }
    switch parts.count {
    case 2: return (size, nil, FontWeight(rawValue: weight))
    case 3:
      guard parts[1].hasPrefix("leading "),
        let leading = LayoutColumns.points(String(parts[1].dropFirst("leading ".count)))
      else { return nil }
      return (size, leading, FontWeight(rawValue: weight))
    default: return nil
    }
  }
}
