import Snapshots

/// Why words are not set: boxes would say nothing.
package enum NoFontHere: Error, Equatable {
  /// No font at hand has these characters of a word of the picture itself.
  case forLabel(String, lacking: [Unicode.Scalar])
  /// No font at hand has these characters of what a font file calls its family.
  case forFamily(file: String, lacking: [Unicode.Scalar])
  /// The fonts of a style lack these characters of the sample that is to be shown in it.
  case forSample(style: String, lacking: [Unicode.Scalar])
}

extension NoFontHere: CustomStringConvertible {
  package var description: String {
    switch self {
    case .forLabel(let label, let lacking):
      "No font here has \(Self.list(lacking)) of “\(Self.beginning(of: label))”. Put one that does "
        + "into the folder of fonts."
    case .forFamily(let file, let lacking):
      "\(file) has \(Self.list(lacking)) in the name of its family, which no font here has. Put one "
        + "that does into the folder of fonts, or give the family another name."
    case .forSample(let style, let lacking):
      "No font here of the style “\(style)” has \(Self.list(lacking)). Change the text, or give "
        + "the style a font that has them."
    }
  }

  private static func list(_ characters: [Unicode.Scalar]) -> String {
    let more = characters.count - 10
    return characters.prefix(10).map(\.codePoint).joined(separator: " ")
      + (more > 0 ? " and \(more) more" : "")
  }

  private static func beginning(of label: String) -> String {
    label.count > 40 ? label.prefix(40) + "…" : label
  }
}
