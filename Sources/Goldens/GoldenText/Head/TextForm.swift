package import DynamicType
package import Imaging
package import TextEngine

/// The form of a value in the head of a layout text: the printed text reads back as the same value.
package struct TextForm<Value>: Sendable {
  package let print: @Sendable (Value) -> String
  /// Reads a value; `nil` for text that is not printed so.
  package let read: @Sendable (String) -> Value?
}

extension TextForm where Value == String {
  /// Any text, on one line and without bars.
  package static let text = TextForm(
    print: { LineText.escape($0, withBars: true) }, read: { LineText.unescape($0[...]) })
}

extension TextForm where Value == Double {
  /// An exact number.
  package static let number = TextForm(
    print: { Points($0).description }, read: LayoutColumns.number)
}

extension TextForm where Value == Int {
  package static let integer = TextForm(print: { String($0) }, read: { Int($0) })
}

extension TextForm where Value == Points {
  /// An exact length, such as `17 pt`.
  package static let points = TextForm(print: { "\($0) pt" }, read: LayoutColumns.points)
}

extension TextForm where Value == RGBAColor {
  package static let color = TextForm(print: { "\($0)" }, read: { RGBAColor(hex: $0) })
}

extension TextForm where Value == FontWeight {
  package static let weight = TextForm(
    print: { "\($0.rawValue)" }, read: { Int($0).map(FontWeight.init(rawValue:)) })
}

extension TextForm where Value == FontWidth {
  package static let width = TextForm(
    print: { TextForm<Double>.number.print($0.rawValue) + " %" },
    read: { text in
      text.hasSuffix(" %")
        ? LayoutColumns.number(String(text.dropLast(2))).map(FontWidth.init(rawValue:)) : nil
    })
}

extension TextForm where Value: RawRepresentable<String>, Value: SendableMetatype {
  package static var word: TextForm {
    TextForm(print: { $0.rawValue }, read: { Value(rawValue: $0) })
  }
}

extension TextForm where Value == TextStyle {
  package static let style = TextForm(
    print: { $0.name }, read: { name in TextStyle.allCases.first { $0.name == name } })
}

extension TextForm where Value: Hashable & Sendable {
  /// One of several values, each with its words.
  package static func words(_ words: KeyValuePairs<String, Value>) -> TextForm {
    let pairs = words.map { (words: $0.key, value: $0.value) }
    return TextForm(
      print: { value in pairs.first { $0.value == value }?.words ?? "" },
      read: { text in pairs.first { $0.words == text }?.value })
  }
}

extension TextForm {
  /// Several values, separated by blanks.
  package static func list<Element>(of form: TextForm<Element>) -> TextForm
  where Value == [Element] {
    TextForm(
      print: { $0.map(form.print).joined(separator: " ") },
      read: { text in
        let parts = text.split(separator: " ")
        let values = parts.compactMap { form.read(String($0)) }
        return values.count == parts.count ? values : nil
      })
  }
}

extension TextForm where Value == VariationSetting {
  /// A position on an axis, such as `wght=612.5`.
  package static let axis = TextForm(
    print: { "\($0.axis)=\(Points($0.value))" },
    read: { text in
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let tag = OpenTypeTag(String(parts[0])),
        let value = LayoutColumns.number(String(parts[1]))
      else { return nil }
      return VariationSetting(axis: tag, value: value)
    })
}

extension TextForm where Value == FeatureSetting {
  /// A feature, such as `tnum=1`.
  package static let feature = TextForm(
    print: { "\($0.tag)=\($0.value)" },
    read: { text in
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let tag = OpenTypeTag(String(parts[0])), let value = UInt32(parts[1])
      else { return nil }
      return FeatureSetting(tag, value: value)
    })
}

extension TextForm where Value == OpticalSizing {
  package static let opticalSizing = TextForm(
    print: { sizing in
      switch sizing {
      case .automatic: "automatic"
      case .off: "none"
      case .fixed(let size): TextForm<Points>.points.print(size)
      }
    },
    read: { text in
      switch text {
      case "automatic": .automatic
      case "none": .off
      default: LayoutColumns.points(text).map(OpticalSizing.fixed)
      }
    })
}

extension TextForm where Value == Tracking {
  package static let tracking = TextForm(
    print: { tracking in
      switch tracking {
      case .points(let distance): "\(distance) pt"
      case .em(let part): "\(Points(part)) em"
      }
    },
    read: { text in
      text.hasSuffix(" em")
        ? LayoutColumns.number(String(text.dropLast(3))).map(Tracking.em)
        : LayoutColumns.points(text).map(Tracking.points)
    })
}

extension TextForm where Value == TextDecoration {
  package static let decoration = TextForm(
    print: { decoration in
      decoration.style.rawValue + (decoration.color.map { " \($0)" } ?? "")
    },
    read: { text in
      let parts = text.split(separator: " ", omittingEmptySubsequences: false)
      guard parts.count <= 2, let style = TextDecoration.Style(rawValue: String(parts[0])) else {
        return nil
      }
      guard parts.count == 2 else { return TextDecoration(style) }
      return RGBAColor(hex: String(parts[1])).map { TextDecoration(style, color: $0) }
    })
}

extension TextForm where Value == FontDescriptor.SymbolicTraits {
  private static let names: [(name: String, trait: FontDescriptor.SymbolicTraits)] = [
    ("bold", .bold), ("italic", .italic), ("condensed", .condensed), ("expanded", .expanded),
    ("monospaced", .monoSpace), ("tight-leading", .tightLeading),
    ("loose-leading", .looseLeading),
  ]

  package static let traits = TextForm(
    print: { traits in names.filter { traits.contains($0.trait) }.map(\.name).joined(separator: " ")
    },
    read: { text in
      var traits: FontDescriptor.SymbolicTraits = []
      for word in text.split(separator: " ") {
        guard let trait = names.first(where: { $0.name == word })?.trait else { return nil }
        traits.insert(trait)
      }
      return traits
    })
}

extension TextForm where Value == TabStops {
  package static let tabs = TextForm(
    print: { tabs in
      (tabs.places.map(\.description) + ["every \(tabs.interval) pt"]).joined(separator: " ")
    },
    read: { text in
      let halves = text.split(separator: "every ", omittingEmptySubsequences: false)
      guard halves.count == 2, let interval = LayoutColumns.points(String(halves[1])) else {
        return nil
      }
      let places = TextForm<[Double]>.list(of: .number).read(String(halves[0]))
      return places.map { TabStops(places: $0.map { Points($0) }, interval: interval) }
    })
}
