import DynamicType
import ImageDiff
import JSON
import Snapshots
import TextEngine

extension JSONForm where Value == CellFacts {
  /// The JSON form of a cell's input and layout.
  static var cellFacts: JSONForm {
    .object("an object with a layout", ignoringUnknownNames: true) { reader in
      let unicode = reader.required("unicode", .text, from: \.unicode)
      let size = reader.required("size", .points, from: \.pointSize)
      let leading = reader.optional("leading", .points, from: \.leading)
      let known = reader.optional(
        "known",
        JSONForm<TypeSize.Provenance>(
          "“published”, “measured” or “modelled”", print: { .string($0.name) }
        ) { node in
          node.string.flatMap(TypeSize.Provenance.named)
        }, from: \.provenance)
      let weight = reader.required("weight", .count, from: \.weight.rawValue)
      let fonts = reader.required("fonts", .list(of: .font), from: \.fonts)
      let width = reader.optional("width", .points, from: \.boundedWidth)
      let setting = reader.required("set", .text, from: \.setting)
      let runs = reader.required("runs", .list(of: .run), from: \.runs)
      let tolerance = reader.optional("tolerance", .text, from: \.tolerance)
      let frame = reader.required(
        "frame", .extent, from: { Extent(width: $0.frameWidth, height: $0.frameHeight) })
      let picture = reader.required(
        "picture", .pixelSize, from: { PixelSize(width: $0.pictureWidth, height: $0.pictureHeight) }
      )
      let origin = reader.required("frameAt", .pixelPoint, from: \.frameOrigin)
      let lines = reader.required("lines", .list(of: .line), from: \.lines)
      let flags = reader.required("flags", .list(of: .flag), from: \.flags)
      let pixels = reader.required("pixels", .digest, from: \.pixels)
      guard let unicode, let size, let weight, let fonts, let setting, let runs, let frame,
        let picture, let origin, let lines, let flags, let pixels
      else { return nil }
      return CellFacts(
        unicode: unicode, pointSize: size, leading: leading, provenance: known,
        weight: FontWeight(rawValue: weight), fonts: fonts, boundedWidth: width, setting: setting,
        runs: runs, tolerance: tolerance, frameWidth: frame.width, frameHeight: frame.height,
        pictureWidth: picture.width, pictureHeight: picture.height, frameOrigin: origin,
        lines: lines, flags: flags, pixels: pixels)
    }
  }
}

extension JSONForm where Value == CellFacts {
  /// The JSON form of the parts of an interface, as a block of a layout text.
  static var elements: JSONForm {
    JSONForm(
      "a list of lines of a layout text", schema: .list(of: .text(JSONSchema.Text())),
      print: { .array($0.blockLines.map(JSONValue.string)) }
    ) { node in
      let lines = node.elements?.compactMap(\.string)
      guard let lines, lines.count == node.elements?.count else { return nil }
      return CellFacts(blockLines: lines)
    }
  }
}

/// A width and a height in points.
private struct Extent {
  let width: Points
  let height: Points
}

extension JSONForm where Value == Extent {
  fileprivate static var extent: JSONForm {
    .object("an object with a width and a height", ignoringUnknownNames: true) { reader in
      let width = reader.required("width", .points, from: \.width)
      let height = reader.required("height", .points, from: \.height)
      guard let width, let height else { return nil }
      return Extent(width: width, height: height)
    }
  }
}

extension JSONForm where Value == CellFacts.Font {
  fileprivate static var font: JSONForm {
    .object("an object with a font", ignoringUnknownNames: true) { reader in
      let name = reader.required("name", .text, from: \.name)
      let instance = reader.required("instance", .text, from: \.instance)
      let digest = reader.required("digest", .digest, from: \.digest)
      guard let name, let instance, let digest else { return nil }
      return CellFacts.Font(name: name, instance: instance, digest: digest)
    }
  }
}

extension JSONForm where Value == CellFacts.Run {
  fileprivate static var run: JSONForm {
    .object("an object with a run", ignoringUnknownNames: true) { reader in
      let range = reader.required("range", .byteRange, from: \.range)
      let setting = reader.required("set", .text, from: \.setting)
      guard let range, let setting else { return nil }
      return CellFacts.Run(range: range, setting: setting)
    }
  }
}

extension JSONForm where Value == CellFacts.Line {
  fileprivate static var line: JSONForm {
    .object("an object with a line", ignoringUnknownNames: true) { reader in
      let baseline = reader.required("baseline", .points, from: \.baseline)
      let left = reader.required("left", .points, from: \.left)
      let width = reader.required("width", .points, from: \.width)
      let top = reader.required("top", .points, from: \.top)
      let bottom = reader.required("bottom", .points, from: \.bottom)
      let ink = reader.optional("ink", .inkBounds, from: \.ink)
      let range = reader.required("range", .byteRange, from: \.range)
      let text = reader.required("text", .text, from: \.text)
      guard let baseline, let left, let width, let top, let bottom, let range, let text else {
        return nil
      }
      return CellFacts.Line(
        baseline: baseline, left: left, width: width, top: top, bottom: bottom, ink: ink,
        range: range, text: text)
    }
  }
}

extension JSONForm where Value == InkBounds {
  fileprivate static var inkBounds: JSONForm {
    .object("an object with four edges", ignoringUnknownNames: true) { reader in
      let left = reader.required("left", .points, from: \.left)
      let top = reader.required("top", .points, from: \.top)
      let right = reader.required("right", .points, from: \.right)
      let bottom = reader.required("bottom", .points, from: \.bottom)
      guard let left, let top, let right, let bottom else { return nil }
      return InkBounds(left: left, top: top, right: right, bottom: bottom)
    }
  }
}

extension JSONForm where Value == CellFacts.Flag {
  fileprivate static var flag: JSONForm {
    .object("an object with a flag", ignoringUnknownNames: true) { reader in
      let kind = reader.required(
        "kind", .rawValue, from: \.kind)
      let line = reader.optional("line", .count, from: \.line)
      let range = reader.optional("range", .byteRange, from: \.range)
      let detail = reader.required("detail", .text, from: \.detail)
      guard let kind, let detail else { return nil }
      return CellFacts.Flag(kind: kind, line: line, range: range, detail: detail)
    }
  }
}
