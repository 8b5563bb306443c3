public import DynamicType
import Imaging

/// The space added after each letter of a run, except at the end of a line.
///
/// Tracking turns optional ligatures off, as CSS Text requires and Apple's frameworks do. Letters
/// of joined scripts such as Arabic do not move, as CSS Text requires too.
public enum Tracking: Hashable, Sendable {
  /// A distance in points. A negative value moves letters together.
  case points(Points)
  /// A fraction of the point size: 0.05 adds 1 pt at 20 pt.
  case em(Double)

  /// No extra space.
  public static let none = Tracking.points(0)

  /// Returns the distance at a point size.
  public func distance(at pointSize: Points) -> Points {
    switch self {
    case .points(let distance): distance
    case .em(let part): pointSize * part
    }
  }

  func scaled(by factor: Double) -> Tracking {
    switch self {
    case .points(let distance): .points(distance * factor)
    case .em: self
    }
  }
}

extension TextSpan {
  /// The features for shaping. The span's own features override the others.
  var shapedFeatures: [FeatureSetting] {
    guard tracking.distance(at: pointSize) != .zero else { return features }
    return Self.withoutLigatures + features
  }

  /// `liga` and `clig` off.
  private static let withoutLigatures = [0x6C69_6761, 0x636C_6967].map {
    FeatureSetting(OpenTypeTag(rawValue: $0), value: 0)
  }
}
