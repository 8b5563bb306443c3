import Imaging

/// A form of the glyphs in a face. A face may have several.
public enum OutlineKind: String, CaseIterable, Sendable {
  /// Quadratic curves (`glyf`).
  case trueType = "TrueType outlines"
  /// Cubic curves (`CFF `).
  case cff = "CFF outlines"
  /// Cubic curves that can vary (`CFF2`).
  case cff2 = "CFF2 outlines"
  /// Layers of outlines in colours (`COLR`).
  case colorLayers = "colour layers"
  /// Pictures, as in Google's emoji fonts (`CBDT`).
  case colorBitmaps = "colour bitmaps"
  /// Pictures, as in Apple's emoji fonts (`sbix`).
  case standardBitmaps = "Apple's bitmaps"
  /// SVG documents (`SVG `).
  case svg = "SVG documents"

  /// The forms in colours.
  static let colored: [OutlineKind] = [.colorLayers, .colorBitmaps, .standardBitmaps, .svg]

  /// The table that contains this form.
  var table: String {
    switch self {
    case .trueType: "glyf"
    case .cff: "CFF"
    case .cff2: "CFF2"
    case .colorLayers: "COLR"
    case .colorBitmaps: "CBDT"
    case .standardBitmaps: "sbix"
    case .svg: "SVG"
    }
  }
}

extension FontFace {
  /// The forms of the glyphs in the face, by its tables.
  public var outlineKinds: [OutlineKind] {
    OutlineKind.allCases.filter { kind in tables.contains { $0.description == kind.table } }
  }
}
