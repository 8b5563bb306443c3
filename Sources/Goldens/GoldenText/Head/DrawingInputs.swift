import Wording
package import Suites
import DynamicType
import Imaging
import TextEngine

/// All inputs that determine the drawings of a ramp, except libraries.
package struct DrawingInputs: Hashable, Sendable {
  /// The text and its settings.
  package var ramp: RampSpec
  /// The stand-in for the system font, with the fallback for the scripts of the text.
  package var systemFont: SystemFont
  /// The faces that the text is set in or may fall back on, in the order of their names; empty
  /// where they are unknown.
  package var faces: [ChosenFace] = []
  /// The families that the project assembles, if one of the faces was requested by their names.
  package var families: [DeclaredFamily] = []

  /// Creates the inputs of a ramp that is drawn today.
  package init(_ ramp: RampSpec, systemFont: SystemFont, fonts: FontFolder?) {
    self.ramp = ramp
    if let fonts, ramp.subject == .text {
      let faces = TextResolver(fonts: fonts, systemFont: systemFont).faces(of: ramp) ?? []
      self.faces = faces
      families = fonts.families.filter { family in
        faces.contains { $0.asked.hasSameBytes(as: family.name) }
      }
    }
    // The attributes of the whole text go before what the ramp and the sample say.
    self.ramp.color = ramp.attributes.color ?? ramp.color
    self.ramp.sample.language = ramp.language
    (self.ramp.attributes.color, self.ramp.attributes.language) = (nil, nil)
    self.systemFont = systemFont
    if !systemFont.cascade.rules.isEmpty {
      self.systemFont.cascade = systemFont.cascade.restricted(
        to: scriptCodes(in: ramp.sample.text.string))
    }
  }

  /// Creates the inputs of a ramp from its name alone.
  package init(named name: RampName) {
    ramp = RampSpec(
      suite: name.suite, style: name.style.textStyle ?? .body, named: name.style,
      sample: Sample(name.sample, text: AttributedText([])), variants: name.variants)
    ramp.name = name
    systemFont = SystemFont("")
  }
}

/// The inputs of a ramp, with its choice of font divided into parts.
package struct HeadValues: Sendable {
  package var inputs: DrawingInputs
  package var font: FontChoiceParts

  package init(_ inputs: DrawingInputs) {
    self.inputs = inputs
    font = FontChoiceParts(inputs.ramp.font)
  }

  /// The inputs with the font assembled from its parts.
  package var whole: DrawingInputs {
    var inputs = inputs
    inputs.ramp.font = font.font
    return inputs
  }
}

extension HeadField where Root == HeadValues {
  /// Every key of a head, in the order of its lines.
  package static let all: [HeadField] =
    HeadField<DrawingInputs>.ofTexts.map { $0.of(\.inputs) }
    + [.usually(.body, "text style", .curve, \.inputs.ramp.textStyle, .style)]
    + FontChoiceParts.fields.map { $0.of(\.font) }
    + HeadField<DrawingInputs>.ofSettings.map { $0.of(\.inputs) }

  /// The keys of an interface's head. The settings of its texts are in each block.
  package static let ofInterfaces: [HeadField] = HeadField<DrawingInputs>.ofNames.map {
    $0.of(\.inputs)
  }
}

extension HeadField where Root == DrawingInputs {
  fileprivate static let ofTexts: [HeadField] =
    ofNames + [
      HeadField("text", .text, print: { $0.ramp.printedRuns }) { lines, inputs in
        inputs.ramp.readRuns(lines)
      },
      .optional("language", .language, \.ramp.sample.language, .text),
      .usually(
        .natural, "direction", .direction, \.ramp.sample.direction,
        .words(["left to right": .leftToRight, "right to left": .rightToLeft])),
    ]

  fileprivate static let ofSettings: [HeadField] =
    HeadField<TextAttributes>.ofTexts.map { $0.of(\.ramp.attributes) }
    + [
      .usually(.black, "ink", .color, \.ramp.color, .color),
      .usually(.white, "background", .color, \.ramp.background, .color),
      .optional("width", .frameWidth, \.ramp.width, .points),
      .usually(
        .regular, "bold text", .boldText, \.ramp.legibilityWeight, .words(["on": .bold])),
    ] + HeadField<ParagraphStyle>.ofParagraphs.map { $0.of(\.ramp.paragraph) }
    + [
      .usually(
        .adjusted, "update", .update, \.ramp.update,
        .words([
          "adjusted before iOS 11": .adjustedBeforeIOS11, "reapplied": .reapplied, "never": .never,
        ])),
      .optional("tolerance", .tolerance, \.ramp.tolerance, .tolerance),
    ] + ofSystemFont

  fileprivate static let ofNames: [HeadField] = [
    .usually(.text, "picture", .pictureKind, \.ramp.pictureKind, .word),
    HeadField(
      "style", .name,
      print: {
        $0.ramp.name.style.textStyle == nil ? [LineText.escape($0.ramp.name.style.title)] : []
      }
    ) { lines, inputs in
      guard lines.count == 1, let title = LineText.unescape(lines[0][...]) else { return false }
      let name = inputs.ramp.name
      inputs.ramp.name = RampName(
        suite: name.suite, style: StyleName(title), sample: name.sample, variants: name.variants,
        scale: name.scale)
      return StyleName(title) == name.style
    },
    HeadField("sample", .name, print: { [LineText.escape($0.ramp.sample.name)] }) { lines, inputs in
      guard lines.count == 1, let name = LineText.unescape(lines[0][...]) else { return false }
      inputs.ramp.sample.name = name
      return true
    },
  ]

  private static let ofSystemFont: [HeadField] = [
    HeadField(
      "system font", .font,
      print: { $0.systemFont.name.isEmpty ? [] : [LineText.escape($0.systemFont.name)] }
    ) { lines, inputs in
      guard lines.count == 1, let name = LineText.unescape(lines[0][...]) else { return false }
      inputs.systemFont.name = name
      return true
    },
    .optional("monospaced font", .font, \.systemFont.monospaced, .text),
    HeadField("fallback", .fallback, print: { $0.systemFont.cascade.rules.map(\.printed) }) {
      lines, inputs in
      let rules = lines.compactMap(FontCascade.Rule.init(printed:))
      inputs.systemFont.cascade = FontCascade(rules)
      return rules.count == lines.count
    },
    HeadField("family", .font, print: { $0.families.faceLines }) { lines, inputs in
      guard let families = [DeclaredFamily](faceLines: lines) else { return false }
      inputs.families = families
      return true
    },
    HeadField("face", .font, print: { $0.faces.map(TextForm.face.print) }) { lines, inputs in
      inputs.faces = lines.compactMap(TextForm<ChosenFace>.face.read)
      return inputs.faces.count == lines.count
    },
  ]
}

extension RampSpec {
  /// The lines of the runs: each run's text, then its settings.
  fileprivate var printedRuns: [String] {
    guard case .text = subject else { return [] }
    return sample.text.runs.map { run in
      let columns = HeadField<TextAttributes>.ofRuns.flatMap { field in
        field.print(run.attributes).map { "\(field.key): \($0)" }
      }
      return ([Self.printed(run.text)] + columns).joined(separator: " | ")
    }
  }

  /// Returns a text on one line. A blank at its end, which editors remove, is spelled out.
  private static func printed(_ text: String) -> String {
    let escaped = LineText.escape(text, withBars: true)
    return escaped.last == " " ? escaped.dropLast() + "\\u{20}" : escaped
  }

  fileprivate mutating func readRuns(_ lines: [String]) -> Bool {
    for line in lines {
      guard let run = HeadRun(line) else { return false }
      var attributes = TextAttributes()
      guard run.values.mapValues({ [$0] }).read(by: HeadField.ofRuns, into: &attributes) else {
        return false
      }
      sample.text.runs.append(AttributedText.Run(run.text, attributes))
    }
    return true
  }
}

/// A run, as on a line of a head.
package struct HeadRun {
  /// The text of the run.
  package let text: String
  /// The run's own settings, by their keys.
  package let values: [String: String]

  /// Reads a run from a line; `nil` where the line has another form.
  package init?(_ line: String) {
    let columns = LayoutColumns.columns(line)
    guard let text = LineText.unescape(columns[0]) else { return nil }
    self.text = text
    var values: [String: String] = [:]
    for column in columns.dropFirst() {
      guard let colon = column.utf8.firstIndex(of: UInt8(ascii: ":")),
        column.utf8[colon...].starts(with: ": ".utf8)
      else { return nil }
      let value = String(column.utf8[colon...].dropFirst(2)) ?? ""
      guard values.updateValue(value, forKey: String(column[..<colon])) == nil else { return nil }
    }
    self.values = values
  }
}

extension FontCascade.Rule {
  /// A fallback rule, such as `Arab Hebr | language ur | styles body | Noto/A.ttf | Noto/B.ttf`.
  fileprivate var printed: String {
    var columns = [scripts.map { $0.sorted().joined(separator: " ") } ?? "any script"]
    if let language { columns.append("language \(LineText.escape(language, withBars: true))") }
    if let styles {
      columns.append(
        "styles " + TextStyle.allCases.filter(styles.contains).map(\.name).joined(separator: " "))
    }
    return (columns + fonts.map { "font " + LineText.escape($0, withBars: true) })
      .joined(separator: " | ")
  }

  package init?(printed: String) {
    let columns = LayoutColumns.columns(printed)
    self.init(
      scripts: columns[0] == "any script"
        ? nil : Set(columns[0].split(separator: " ").map(String.init)),
      fonts: [])
    for column in columns.dropFirst() {
      let word = column.prefix { $0 != " " }
      guard let value = LineText.unescape(column.dropFirst(word.count + 1)) else { return nil }
      switch word {
      case "language": language = value
      case "styles":
        let names = value.split(separator: " ")
        styles = Set(TextStyle.allCases.filter { names.contains(Substring($0.name)) })
      case "font": fonts.append(value)
      default: return nil
      }
    }
  }
}

extension TextForm where Value == Tolerance {
  /// A tolerance, such as `text | CI draws with another FreeType.`
  package static let tolerance = TextForm(
    print: { tolerance in
      let rule: [String] =
        switch tolerance.rule {
        case .text: ["text"]
        case .pixelmatch(let threshold, let pixels):
          ["pixelmatch 7.2", "threshold \(Points(threshold))", "at most \(pixels) px"]
        }
      return (rule + [LineText.escape(tolerance.reason)]).joined(separator: " | ")
    },
    read: { text in
      let columns = LayoutColumns.columns(text, atMost: text.hasPrefix("text | ") ? 2 : 4)
      guard let reason = columns.last.flatMap({ LineText.unescape($0) }) else { return nil }
      if columns.count == 2, columns[0] == "text" { return Tolerance(.text, because: reason) }
      guard columns.count == 4, columns[0] == "pixelmatch 7.2",
        columns[1].hasPrefix("threshold "), columns[2].hasPrefix("at most "),
        columns[2].hasSuffix(" px"),
        let threshold = LayoutColumns.number(String(columns[1].dropFirst("threshold ".count))),
        let pixels = Int(columns[2].dropFirst("at most ".count).dropLast(" px".count))
      else { return nil }
      return Tolerance(.pixelmatch(threshold: threshold, pixels: pixels), because: reason)
    })
}
