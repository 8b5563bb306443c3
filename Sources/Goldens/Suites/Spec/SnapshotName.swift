public import DynamicType

/// The coordinates of one cell, which are also its file name:
/// `<suite>/<style>/<sample>.<category>.<variant…>@<scale>x.png`.
///
/// Only this type prints and parses file names. They are lower case, so that file systems that
/// ignore case can distinguish cells.
public struct SnapshotName: Hashable, Sendable {
  /// The ramp the cell belongs to.
  public let ramp: RampName
  /// The content-size category.
  public let category: ContentSizeCategory

  /// Creates the name of a ramp's cell.
  public init(ramp: RampName, category: ContentSizeCategory) {
    self.ramp = ramp
    self.category = category
  }

  /// The path below the snapshots folder, without an extension.
  public var coordinates: String {
    ([ramp.stem, category.shortName.lowercased()] + ramp.variants).joined(separator: ".")
      + ramp.scaleSuffix
  }

  /// The path of the picture below the snapshots folder.
  public var picturePath: String { coordinates + ".png" }

  /// Reads the path of a picture below the snapshots folder; `nil` where it belongs to no cell.
  public init?(picturePath: String) {
    // But for the ending, a cell's path is that of a ramp with the category for its first variant.
    guard picturePath.hasSuffix(".png"),
      let parsed = RampName(coordinates: String(picturePath.dropLast(4))),
      let category = ContentSizeCategory.allCases.first(where: {
        $0.shortName.lowercased() == parsed.variants.first
      })
    else { return nil }
    ramp = RampName(
      suite: parsed.suite, style: parsed.style, sample: parsed.sample,
      variants: Array(parsed.variants.dropFirst()), scale: parsed.scale)
    self.category = category
  }
}

extension SnapshotName {
  /// Returns the cell with the title's spelling of its style; unchanged where the title is of
  /// another style.
  package func titled(_ title: String) -> SnapshotName {
    let style = StyleName(title)
    guard style == ramp.style else { return self }
    return SnapshotName(
      ramp: RampName(
        suite: ramp.suite, style: style, sample: ramp.sample, variants: ramp.variants,
        scale: ramp.scale),
      category: category)
  }
}

extension Array {
  /// Returns the elements by the positions of their ramps, then by name; those without a position
  /// last.
  package func listed(
    by name: (Element) -> SnapshotName, place: (RampName) -> Int?
  ) -> [Element] {
    let keys = map { element in
      let name = name(element)
      return (place: place(name.ramp) ?? .max, name: name)
    }
    return keys.indices.sorted { (keys[$0].place, keys[$0].name) < (keys[$1].place, keys[$1].name) }
      .map { self[$0] }
  }
}

extension SnapshotName: Comparable {
  /// Orders cells by ramp, then by category from XS to AX5.
  public static func < (left: SnapshotName, right: SnapshotName) -> Bool {
    left.ramp == right.ramp ? left.category < right.category : left.ramp < right.ramp
  }
}
