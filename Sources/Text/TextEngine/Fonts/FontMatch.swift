public import DynamicType
import Imaging

/// The match of a face with a request: its axis positions, and its shortfalls.
///
/// Italics are a face of their own, or an axis: `ital` at 1, else `slnt` as far to the right as
/// possible, at most 20°. (The default of CSS Fonts 4 for `oblique` is 14°.)
struct FontMatch {
  private(set) var variations: [VariationSetting] = []
  private(set) var shortfalls: [FontShortfall] = []

  /// - Parameters:
  ///   - fixed: Axis positions that are set whatever is requested. They are not shortfalls.
  ///   - weight: The weight that the face counts as, whatever its file says; `nil` for the file's.
  init(
    _ face: FontFace, request: FontRequest, fixed: [VariationSetting] = [],
    countingAs weight: FontWeight? = nil
  ) {
    let isFixed = { (tag: OpenTypeTag) in fixed.contains { $0.axis == tag } }
    if let weight {
      if let wanted = request.weight, wanted != weight {
        shortfalls.append(.weight(wanted: wanted, got: weight))
      }
    } else if !isFixed(.weight) {
      let got = place(
        on: .weight, of: face, wanted: Double((request.weight ?? .regular).rawValue),
        otherwise: Double(face.weightClass))
      if let wanted = request.weight, got != Double(wanted.rawValue) {
        shortfalls.append(.weight(wanted: wanted, got: FontWeight(rawValue: Int(got.rounded()))))
      }
    }
    if !isFixed(.width) {
      let got = place(
        on: .width, of: face, wanted: (request.width ?? .normal).rawValue,
        otherwise: face.width.rawValue)
      if let wanted = request.width, got != wanted.rawValue {
        shortfalls.append(.width(wanted: wanted, got: FontWidth(rawValue: got)))
      }
    }
    if request.isItalic, !face.isItalic, !isFixed(.italic), !isFixed(.slant) {
      if let slanted = face.italicSetting {
        variations.append(slanted)
      } else {
        shortfalls.append(.italic)
      }
    }
    if request.isMonospaced, !face.isMonospaced { shortfalls.append(.monospaced) }
    // Pictures have no weight, width or slant to miss.
    if face.isColored { shortfalls = [] }
  }

  private mutating func place(
    on tag: OpenTypeTag, of face: FontFace, wanted: Double, otherwise: Double
  ) -> Double {
    guard let axis = face.axes.first(where: { $0.tag == tag }) else { return otherwise }
    let setting = axis.setting(nearestTo: wanted)
    variations.append(setting)
    return setting.value
  }
}

extension FontFace {
  /// Returns whether the face has everything that is requested.
  public func meets(_ request: FontRequest) -> Bool {
    FontMatch(self, request: request).shortfalls.isEmpty
  }

  /// Returns the distance of the face from a request. The width counts more than the slant, and the
  /// slant more than the weight (CSS Fonts 4, “Font Style Matching”). A weight or width that is not
  /// requested counts as regular or normal.
  ///
  /// - Parameter weight: The weight that the face counts as, whatever its file says; `nil` for the
  ///   file's.
  public func distance(
    to request: FontRequest, countingAs weight: FontWeight? = nil
  ) -> FontDistance {
    var distance = FontDistance(spacing: 0, width: 0, slant: 0, weight: 0)
    var request = request
    request.weight = request.weight ?? .regular
    request.width = request.width ?? .normal
    let match = FontMatch(self, request: request, countingAs: weight)
    for shortfall in match.shortfalls {
      switch shortfall {
      case .width(let wanted, let got): distance.width = abs(wanted.rawValue - got.rawValue)
      case .monospaced: distance.spacing = 1
      case .italic: distance.slant = 1
      case .weight(let wanted, let got):
        distance.weight = abs(Double(wanted.rawValue) - Double(got.rawValue))
      }
    }
    if !request.isItalic, isItalic { distance.slant = 1 }
    return distance
  }

  /// The axis position at which an upright variable face is italic; `nil` if there is none.
  fileprivate var italicSetting: VariationSetting? {
    if let axis = axes.first(where: { $0.tag == .italic }), axis.range.upperBound > 0 {
      return axis.setting(nearestTo: 1)
    }
    if let axis = axes.first(where: { $0.tag == .slant }), axis.range.lowerBound < 0 {
      return axis.setting(nearestTo: -20)
    }
    return nil
  }
}

/// The distance of a face from a request.
public struct FontDistance: Comparable, Sendable {
  fileprivate(set) var spacing: Double
  fileprivate(set) var width: Double
  fileprivate(set) var slant: Double
  fileprivate(set) var weight: Double

  /// Returns whether the first distance is smaller: by spacing, then width, then slant, then
  /// weight.
  public static func < (left: FontDistance, right: FontDistance) -> Bool {
    (left.spacing, left.width, left.slant, left.weight)
      < (right.spacing, right.width, right.slant, right.weight)
  }
}
