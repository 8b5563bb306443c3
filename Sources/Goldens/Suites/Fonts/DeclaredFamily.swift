public import DynamicType
public import Imaging
package import TextEngine

/// A family that somebody put together from files, whatever these call themselves.
///
/// It goes before every family that files name.
public struct DeclaredFamily: Hashable, Sendable {
  /// One of its faces.
  public struct Face: Hashable, Sendable {
    /// The file below the folder of fonts, with `#index` for a face of a collection.
    public var file: String
    /// The weight it counts as; `nil` for what the file says.
    public var weight: FontWeight?
    /// Where it stands on its axes, whatever else is asked of it.
    public var axes: [VariationSetting]

    /// A face in a file.
    public init(_ file: String, weight: FontWeight? = nil, axes: [VariationSetting] = []) {
      self.file = file
      self.weight = weight
      self.axes = axes
    }
  }

  /// What it is called.
  public var name: String
  /// Its faces; of those equally near to what is wished the first is taken.
  public var faces: [Face]

  /// A family of some faces.
  public init(_ name: String, faces: [Face]) {
    self.name = name
    self.faces = faces
  }
}

extension DeclaredFamily.Face {
  /// The weight it counts as; `nil` where the face itself says, or can have any.
  package func fixedWeight(of face: FontFace) -> FontWeight? {
    let varies = face.axes.contains { $0.tag == .weight } && !axes.contains { $0.axis == .weight }
    return varies ? nil : weight
  }
}
