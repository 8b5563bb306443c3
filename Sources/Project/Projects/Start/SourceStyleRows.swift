import DesignTokens
import DynamicType
import JSON
import Snapshots
import TextEngine

/// The styles of a first project, from an app's source.
struct SourceStyleRows {
  /// The greatest number of styles, as nobody would review more.
  private static let mostStyles = 40
  /// The greatest number of listed places whose font cannot be determined.
  private static let mostGaps = 50

  /// The lines below “styles”, with comments.
  let text: String
  /// The families that are not in the folder of fonts.
  let missing: [String]
  /// What the project leaves out, in words.
  let troubles: [String]

  /// - Parameter system: The family that stands in for the system font.
  init(_ source: SourceFonts, in folder: FontFolder, system: SurveyedFamily) {
    var fonts = TokenFonts(ProjectFonts(system: SystemFont(system.name)), in: folder)
    let chosen = source.styles.prefix(Self.mostStyles)
    // In the order of a hierarchy, the largest first.
    let sorted = chosen.enumerated().sorted {
      (Self.size(of: $1.element), $0.offset) < (Self.size(of: $0.element), $1.offset)
    }.map(\.element)
    var names: Set<String> = []
    var missing: [String] = []
    var lines: [String] = []
    for style in sorted {
      let found = fonts.font(of: style)
      if let family = found.missing, !missing.contains(family) { missing.append(family) }
      let name = Self.unused(Self.name(of: style), &names)
      let uses = style.uses == 1 ? "" : ", \(style.uses) uses"
      let members = Self.members(of: style, found, system).joined(separator: ", ")
      lines.append("    // \(Self.inLine(style.path)):\(style.line)\(uses)")
      lines.append("    \(Self.quoted(name)): {\(members)},")
    }
    let gaps = source.gaps.prefix(Self.mostGaps).map { gap in
      "    //   \(Self.inLine(gap.path)):\(gap.line): \(Self.inLine(gap.source))"
    }
    if !gaps.isEmpty {
      let others = source.gaps.count - gaps.count
      lines.append("    // The fonts of these places could not be followed:")
      lines += gaps
      if others > 0 {
        lines.append("    //   and of \(others) other place\(others == 1 ? "" : "s")")
      }
    }
    text = lines.joined(separator: "\n")
    self.missing = missing
    var troubles: [String] = []
    let left = source.styles.count - chosen.count
    if left > 0 {
      troubles.append("Left out the \(left) least used of \(source.styles.count) fonts.")
    }
    if let first = source.gaps.first {
      let count = source.gaps.count
      troubles.append(
        "The fonts of \(count) place\(count == 1 ? "" : "s") could not be followed, such as "
          + "\(first.path):\(first.line). \(ProjectFile.name) lists them.")
    }
    if !missing.isEmpty {
      troubles.append(
        "These fonts are not here, so their styles are set in \(system.name): "
          + missing.joined(separator: ", "))
    }
    self.troubles = troubles
  }

  /// Returns the size at Large.
  private static func size(of style: SourceFonts.Style) -> Double {
    style.size
      ?? style.textStyle.map { SystemTypeTable.size(for: $0, at: .large).pointSize.value } ?? 0
  }

  private static func members(
    of style: SourceFonts.Style, _ font: TokenFont, _ system: SurveyedFamily
  ) -> [String] {
    var members: [String] = []
    if let family = font.family { members.append("\"font\": \(quoted(family))") }
    if let textStyle = style.textStyle {
      members.append("\"textStyle\": \(quoted(textStyle.name))")
    } else if let size = style.size {
      members.append("\"size\": \(Points(size))")
      members.append(
        style.relativeTo.map { "\"relativeTo\": \(quoted($0.name))" } ?? "\"fixed\": true")
      if let maximum = style.maximum, maximum >= size {
        members.append("\"maximum\": \(Points(maximum))")
      }
    }
    let wished = style.weight.map(FontWeight.init) ?? font.words?.weight
    // What stands in for the system font may have fewer weights.
    let weight = font.family == nil ? wished.flatMap(system.weight) : wished
    if let weight, weight != .regular { members.append("\"weight\": \(weight.rawValue)") }
    if font.family == nil, let heavier = weight.flatMap(system.heavier) {
      members.append("\"boldTextWeight\": \(heavier.rawValue)")
    }
    if style.isItalic || font.words?.isItalic == true { members.append("\"italic\": true") }
    return members
  }

  // MARK: Names

  /// Returns the name of a style in the source, or else a description.
  private static func name(of style: SourceFonts.Style) -> String {
    if let name = style.name { return name }
    let size = style.textStyle?.name ?? style.size.map { "\(Points($0))" } ?? ""
    let weight = style.weight.flatMap { wanted in weights.first { $0.weight == wanted }?.name }
    let parts: [String?] = [
      style.family, style.family == nil && style.textStyle == nil ? "System" : nil, size,
      style.isMonospaced ? "mono" : nil, style.relativeTo?.name,
      style.maximum.map { "up to \(Points($0))" }, weight == "regular" ? nil : weight,
      style.isItalic ? "italic" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private static let weights: [(name: String, weight: Int)] = [
    ("ultralight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
    ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  /// Returns a name whose files no other style has.
  private static func unused(_ name: String, _ names: inout Set<String>) -> String {
    var free = name
    var number = 2
    while !names.insert(RampName.clean(free)).inserted {
      free = "\(name) \(number)"
      number += 1
    }
    return free
  }

  /// Returns a text for a comment, without line breaks, which would end it.
  private static func inLine(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  private static func quoted(_ text: String) -> String { JSONValue.string(text).text }
}

extension TokenFonts {
  /// Returns the font of a style in an app's source.
  fileprivate mutating func font(of style: SourceFonts.Style) -> TokenFont {
    if let family = style.family { return font(of: [family]) }
    guard style.isMonospaced else { return TokenFont(family: nil) }
    return TokenFont(family: font(of: ["monospace"]).family)
  }
}
