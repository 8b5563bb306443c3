import DynamicType
import Imaging
package import JSON
package import Snapshots

extension ChangedCell {
  /// What is known of a changed cell, as it is read.
  package static var jsonForm: JSONForm<ChangedCell> {
    .object("an object with a changed cell") { reader in
      let name = reader.required("name", .snapshotName)
      let title = reader.optional("styleTitle", .text)
      let kind = reader.required("kind", .causeKind)
      let words = reader.required("words", .text)
      let sizes = reader.optional("sizes", .changedSizes)
      let element = reader.optional("element", .changedElement)
      let shape = reader.optional("shape", .findingShape)
      let shapes = reader.required("shapes", .list(of: .findingShape))
      guard let name, let kind, let words, let shapes else { return nil }
      return ChangedCell(
        name: title.map(name.titled) ?? name, kind: kind, words: words, sizes: sizes,
        element: element,
        shape: shape,
        shapes: shapes)
    }
  }
}

extension JSONForm where Value == ChangedCell.Sizes {
  fileprivate static var changedSizes: JSONForm {
    .object("an object with two sizes") { reader in
      let from = reader.required("from", .points)
      let to = reader.required("to", .points)
      let style = reader.optional(
        "style", .choice(TextStyle.allCases.map { ("\($0)", $0) }))
      let sizeAtLarge = reader.optional("sizeAtLarge", .points)
      guard let from, let to else { return nil }
      let curve = style.flatMap { style in
        sizeAtLarge.map { SizeCurve(style: style, sizeAtLarge: $0) }
      }
      return ChangedCell.Sizes(from: from, to: to, curve: curve)
    }
  }
}

extension JSONForm where Value == ChangedCell.Element {
  fileprivate static var changedElement: JSONForm {
    .object("an object with a part of an interface") { reader in
      let name = reader.required("name", .text)
      let sameness = reader.required("sameness", .list(of: .text))
      let isNumber = reader.required("isNumber", .truth)
      guard let name, let sameness, let isNumber else { return nil }
      return ChangedCell.Element(name: name, sameness: sameness, isNumber: isNumber)
    }
  }
}

extension JSONForm where Value == FindingShape {
  fileprivate static var findingShape: JSONForm {
    .object("an object with a finding") { reader in
      let kind = reader.required("kind", .causeKind)
      let amount = reader.required("amount", .findingAmount)
      let elements = reader.required("elements", .list(of: .partName))
      let range = reader.optional("range", .byteRange)
      let text = reader.optional("text", .text)
      guard let kind, let amount, let elements else { return nil }
      return FindingShape(
        kind: kind, characters: range, text: text, elements: elements, amount: amount)
    }
  }
}

extension JSONForm where Value == ElementName {
  fileprivate static var partName: JSONForm {
    .object("an object with the name of a part") { reader in
      let path = reader.required("path", .text)
      let text = reader.required("text", .orNull(.text))
      guard let path, let text else { return nil }
      return ElementName(path: path, text: text)
    }
  }
}

extension JSONForm where Value == FindingAmount {
  fileprivate static var findingAmount: JSONForm {
    .object("an object with an amount") { reader in
      let word = reader.required("of", .text)
      let numbers = reader.required("numbers", .list(of: .number))
      let words = reader.required("words", .list(of: .text))
      guard let word, let numbers, let words else { return nil }
      if let amount = FindingAmount(word, numbers: numbers, words: words) { return amount }
      reader.report("There is no amount of this kind.", at: "of")
      return nil
    }
  }
}

extension FindingAmount {
  /// An amount of a kind; `nil` where there is none with so many numbers and words.
  fileprivate init?(_ kind: String, numbers: [Double], words: [String]) {
    switch (kind, numbers.count, words.count) {
    case ("all", 0, 0): self = .all
    case ("shift", 3, 0): self = .shift(dx: numbers[0], dy: numbers[1], em: numbers[2])
    case ("ratio", 1, 0): self = .ratio(numbers[0])
    case ("length", 2, 0): self = .length(numbers[0], em: numbers[1])
    case ("part", 1, 0): self = .part(numbers[0])
    case ("colors", 0, 2):
      guard let from = RGBAColor(hex: words[0]), let to = RGBAColor(hex: words[1]) else {
        return nil
      }
      self = .colors(from: from, to: to)
    case ("named", 0, _): self = .named(words)
    default: return nil
    }
  }
}
