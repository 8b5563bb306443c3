public import DynamicType
import Imaging

/// How a face meets a request: where it stands on its axes for it, and what it falls short of.
///
/// Italics are a face of their own, or an axis: `ital` at 1, else `slnt` as far to the right as it
/// leans, at most 20° (CSS Fonts 4 takes `oblique` for 14° unless told otherwise).
struct FontMatch {
  private(set) var variations: [VariationSetting] = []
  private(set) var shortfalls: [FontShortfall] = []

  /// - Parameters:
  ///   - fixed: Axes that stand elsewhere whatever is requested. They are no shortfall.
  ///   - weight: The weight it counts as, whatever its file says; `nil` for what that says.
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
  /// Whether it is all that is wished of it.
  public func meets(_ request: FontRequest) -> Bool {
    FontMatch(self, request: request).shortfalls.isEmpty
  }

  /// How far it is from what is wished, the width before the slant before the weight (CSS Fonts 4,
  /// “Font Style Matching”); smaller is nearer. A weight or width that is not said is regular or
  /// normal here.
  ///
  /// - Parameter weight: The weight it counts as, whatever its file says; `nil` for what that says.
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

  /// Where an upright variable face is italic.
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

/// How far a face is from a request.
public struct FontDistance: Comparable, Sendable {
  fileprivate(set) var spacing: Double
  fileprivate(set) var width: Double
  fileprivate(set) var slant: Double
  fileprivate(set) var weight: Double

  /// By spacing, then width, then slant, then weight.
  public static func < (left: FontDistance, right: FontDistance) -> Bool {
    (left.spacing, left.width, left.slant, left.weight)
      < (right.spacing, right.width, right.slant, right.weight)
  }
}
