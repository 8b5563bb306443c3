import DynamicType
public import Foundation
import TextEngine

extension UIFontDescriptor {
  /// Returns the descriptor with other symbolic traits, which replace its own.
  ///
  /// - Returns: `nil` if the system has no such font: a monospaced text style before iOS 16.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let behavior: FontDescriptor.SystemBehavior =
      UISimulatedDevice.current.system < UISystemVersion(16) ? .beforeIOS16 : .iOS16AndLater
    var traits = symbolicTraits.traits
    // Semibold letters have the trait already.
    if descriptor.plainWeight >= .semibold, !descriptor.symbolicTraits.contains(.bold) {
      traits.remove(.bold)
    }
    guard let changed = descriptor.withSymbolicTraits(traits, behavior: behavior) else {
      return nil
    }
    return replacing(changed) { $0.traits = SymbolicTraits(changed).rawValue }
  }

  /// Returns the descriptor in another family. A text style keeps its family, as in UIKit.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    let changed = descriptor.withFamily(newFamily)
    return UIFontDescriptor(
      changed, features: features, recipe: changed == descriptor ? recipe : nil)
  }

  /// Returns the descriptor with another face of its family. A text style keeps its face, as in
  /// UIKit.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let changed = descriptor.withFace(newFace)
    return UIFontDescriptor(
      changed, features: features, recipe: changed == descriptor ? recipe : nil)
  }

  /// Returns the descriptor at a fixed size. A size of 0 keeps the current one.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    if newPointSize == 0 { return self }
    return UIFontDescriptor(
      descriptor.withSize(UIFont.points(newPointSize)), features: features)
  }

  /// Returns the descriptor in another design of the system font.
  ///
  /// Only the monospaced design has its own face here. Text in the serif and rounded designs uses
  /// the default face.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: withSymbolicTraits(symbolicTraits.subtracting(.traitMonoSpace))
    case .monospaced: withSymbolicTraits(symbolicTraits.union(.traitMonoSpace))
    default: self
    }
  }

  /// Returns the descriptor in another weight.
  func withWeight(_ weight: FontWeight) -> UIFontDescriptor {
    replacing(descriptor.withWeight(weight)) { $0.weight = weight.rawValue }
  }

  private func replacing(
    _ changed: FontDescriptor, _ change: (inout Recipe) -> Void
  ) -> UIFontDescriptor {
    var recipe = recipe
    change(&recipe)
    return UIFontDescriptor(changed, features: features, recipe: recipe)
  }
}
