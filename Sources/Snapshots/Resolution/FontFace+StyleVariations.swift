package import DynamicType
package import Imaging
package import TextEngine

extension FontFace {
  /// Where a variable face stands for a weight and a size: as far as its axes reach.
  package func variations(for weight: FontWeight, pointSize: Points) -> [VariationSetting] {
    axes.compactMap { axis in
      switch axis.tag {
      case .weight: axis.setting(nearestTo: Double(weight.rawValue))
      case .opticalSize: axis.setting(nearestTo: pointSize.value)
      default: nil
      }
    }
  }
}
