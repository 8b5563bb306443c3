import DynamicType
import Foundation
import Imaging
import TextEngine

extension UIFontDescriptor {
  /// A descriptor in a form that can be encoded, from which the descriptor can be made again.
  struct Recipe: Codable, Hashable, Sendable {
    struct Feature: Codable, Hashable, Sendable {
      let tag: UInt32
      let value: UInt32
    }

    /// The raw value of the text style; `nil` without a style.
    var textStyle: String?
    /// The raw value of the content size category that the size belongs to.
    var category: String?
    /// The family of a custom font; `nil` for the system font.
    var family: String?
    /// The face within the family; `nil` if none is named.
    var face: String?
    /// The size in points.
    var size: Double
    /// The symbolic traits as UIKit's bits.
    var traits: UInt32
    /// The weight class, if the app asked for one.
    var weight: Int?
    /// The OpenType features.
    var features: [Feature] = []

    init(_ descriptor: FontDescriptor) {
      size = descriptor.pointSize.value
      traits = SymbolicTraits(descriptor).rawValue
      switch descriptor.origin {
      case .preferred(let style):
        textStyle = style.rawName
        // A style has a size once for each category, or is as good as the smallest that has it.
        category =
          ContentSizeCategory.allCases.first {
            SystemTypeTable.size(for: style, at: $0).pointSize == descriptor.pointSize
          }?.rawName
      case .system: weight = descriptor.weight.rawValue
      case .custom(let family, let face):
        self.family = family
        self.face = face
        weight = descriptor.weight == .regular ? nil : descriptor.weight.rawValue
      }
    }

    var descriptor: FontDescriptor {
      var descriptor: FontDescriptor
      if let textStyle {
        descriptor = .preferredFontDescriptor(
          withTextStyle: UIFont.TextStyle(rawValue: textStyle).style,
          compatibleWith: TraitCollection(
            preferredContentSizeCategory: category.flatMap {
              UIContentSizeCategory(rawValue: $0).category
            }))
      } else if let family {
        descriptor = .custom(family: family, size: Points(size))
        if let face { descriptor = descriptor.withFace(face) }
      } else {
        descriptor = .system(size: Points(size))
      }
      if let weight { descriptor = descriptor.withWeight(FontWeight(rawValue: weight)) }
      let symbolic = SymbolicTraits(rawValue: traits).traits
      return symbolic.isEmpty ? descriptor : descriptor.withSymbolicTraits(symbolic) ?? descriptor
    }
  }

  convenience init(recipe: Recipe) {
    self.init(
      recipe.descriptor,
      features: recipe.features.map {
        FeatureSetting(OpenTypeTag(rawValue: $0.tag), value: $0.value)
      }, recipe: recipe)
  }
}
