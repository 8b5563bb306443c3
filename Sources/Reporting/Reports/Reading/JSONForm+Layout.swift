import DynamicType
import ImageDiff
import JSON
import Snapshots
import TextEngine

extension JSONForm where Value == CellFacts {
  /// What a cell was set in and how it came out.
  static var cellFacts: JSONForm {
    .object("an object with a layout", ignoringUnknownNames: true) { reader in
      let unicode = reader.required("unicode", .text)
      let size = reader.required("size", .points)
      let leading = reader.optional("leading", .points)
      let known = reader.optional(
        "known",
        JSONForm<TypeSize.Provenance>("“published”, “measured” or “modelled”") { node in
          node.string.flatMap(TypeSize.Provenance.named)
        })
      let weight = reader.required("weight", .count)
      let fonts = reader.required("fonts", .list(of: .font))
      let width = reader.optional("width", .points)
      let setting = reader.required("set", .text)
      let runs = reader.required("runs", .list(of: .run))
      let tolerance = reader.optional("tolerance", .text)
      let frame = reader.required("frame", .extent)
      let picture = reader.required("picture", .pixelSize)
      let origin = reader.required("frameAt", .pixelPoint)
      let lines = reader.required("lines", .list(of: .line))
      let flags = reader.required("flags", .list(of: .flag))
      let pixels = reader.required("pixels", .digest)
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
  /// The parts of an interface, as a block of a layout text.
  static var elements: JSONForm {
    JSONForm(
      "a list of lines of a layout text", schema: .list(of: .text(JSONSchema.Text()))
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
      let width = reader.required("width", .points)
      let height = reader.required("height", .points)
      guard let width, let height else { return nil }
      return Extent(width: width, height: height)
    }
  }
}

extension JSONForm where Value == ContentDigest {
  static var digest: JSONForm {
    JSONForm(
      "a digest of 32 hexadecimal digits",
      schema: .text(JSONSchema.Text(pattern: "^[0-9A-Fa-f]{32}$"))
    ) { node in
      node.string.flatMap { ContentDigest($0) }
    }
  }
}

extension JSONForm where Value == SecureDigest {
  static var secureDigest: JSONForm {
    JSONForm(
      "a digest of 64 hexadecimal digits",
      schema: .text(JSONSchema.Text(pattern: "^[0-9A-Fa-f]{64}$"))
    ) { node in
      node.string.flatMap { SecureDigest($0) }
    }
  }
}

extension JSONForm where Value == CellFacts.Font {
  fileprivate static var font: JSONForm {
    .object("an object with a font", ignoringUnknownNames: true) { reader in
      let name = reader.required("name", .text)
      let instance = reader.required("instance", .text)
      let digest = reader.required("digest", .digest)
      guard let name, let instance, let digest else { return nil }
      return CellFacts.Font(name: name, instance: instance, digest: digest)
    }
  }
}

extension JSONForm where Value == CellFacts.Run {
  fileprivate static var run: JSONForm {
    .object("an object with a run", ignoringUnknownNames: true) { reader in
      let range = reader.required("range", .byteRange)
      let setting = reader.required("set", .text)
      guard let range, let setting else { return nil }
      return CellFacts.Run(range: range, setting: setting)
    }
  }
}

extension JSONForm where Value == CellFacts.Line {
  fileprivate static var line: JSONForm {
    .object("an object with a line", ignoringUnknownNames: true) { reader in
      let baseline = reader.required("baseline", .points)
      let left = reader.required("left", .points)
      let width = reader.required("width", .points)
      let top = reader.required("top", .points)
      let bottom = reader.required("bottom", .points)
      let ink = reader.optional("ink", .inkBounds)
      let range = reader.required("range", .byteRange)
      let text = reader.required("text", .text)
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
      let left = reader.required("left", .points)
      let top = reader.required("top", .points)
      let right = reader.required("right", .points)
      let bottom = reader.required("bottom", .points)
      guard let left, let top, let right, let bottom else { return nil }
      return InkBounds(left: left, top: top, right: right, bottom: bottom)
    }
  }
}

extension JSONForm where Value == CellFacts.Flag {
  fileprivate static var flag: JSONForm {
    .object("an object with a flag", ignoringUnknownNames: true) { reader in
      let kind = reader.required(
        "kind", .choice(CellFacts.Flag.Kind.allCases.map { ($0.rawValue, $0) }))
      let line = reader.optional("line", .count)
      let range = reader.optional("range", .byteRange)
      let detail = reader.required("detail", .text)
      guard let kind, let detail else { return nil }
      return CellFacts.Flag(kind: kind, line: line, range: range, detail: detail)
    }
  }
}
