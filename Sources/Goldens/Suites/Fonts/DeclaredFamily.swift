public import DynamicType
public import Imaging
package import TextEngine

/// A font family that you assemble from files, whatever names the files contain.
///
/// It takes precedence over a family of the same name in the files.
public struct DeclaredFamily: Hashable, Sendable {
  /// A face of the family.
  public struct Face: Hashable, Sendable {
    /// The file below the font folder; `#index` selects a face of a collection.
    public var file: String
    /// The weight the face counts as, 400 being regular; `nil` for the weight in the file.
    public var weight: FontWeight?
    /// Fixed positions on the face's axes. They override what a style asks for.
    public var axes: [VariationSetting]

    /// Creates a face from a file.
    public init(_ file: String, weight: FontWeight? = nil, axes: [VariationSetting] = []) {
      self.file = file
      self.weight = weight
      self.axes = axes
    }
  }

  /// The family's name.
  public var name: String
  /// The faces. If two match a request equally well, the first is used.
  public var faces: [Face]

  /// Creates a family from faces.
  public init(_ name: String, faces: [Face]) {
    self.name = name
    self.faces = faces
  }
}

extension DeclaredFamily.Face {
  /// Returns the fixed weight of the face; `nil` where the face itself determines it, or can have
  /// any.
  package func fixedWeight(of face: FontFace) -> FontWeight? {
    let varies = face.axes.contains { $0.tag == .weight } && !axes.contains { $0.axis == .weight }
    return varies ? nil : weight
  }
}
