import DynamicType
import Snapshots
import TextEngine

extension TypeStyle {
  /// The style as it is on a platform, whose own table its text style has where that is not iOS.
  ///
  /// Sizes and weights are those of the table; how far lines stand apart is left to the face.
  ///
  /// - Throws: ``PlatformStyleError`` where the table has no such style.
  func on(_ platform: Platform) throws(PlatformStyleError) -> TypeStyle {
    guard platform != .iOS, case .preferred(let textStyle, let factor) = curve else { return self }
    let rows = platform.typeSizes.filter { !$0.isDeviceDependent }
    guard !rows.isEmpty, platform != .visionOS else { throw .noTable(platform) }
    let own = rows.filter { $0.styleName == textStyle.name }
    guard let first = own.first else {
      var names: [String] = []
      for row in rows where !names.contains(row.styleName) { names.append(row.styleName) }
      throw .noSuchStyle(textStyle, platform, known: names)
    }
    var style = self
    let sizes = own.map { ($0.category ?? .large, $0.pointSize * factor) }
    style.curve = .table(
      SizeTable(Dictionary(sizes, uniquingKeysWith: { first, _ in first }), missing: .nearest))
    if style.attributes.weight == nil { style.attributes.weight = first.weight }
    return style
  }
}

/// Why a style is none of a platform's.
enum PlatformStyleError: Error, Equatable {
  /// Nobody has published the platform's sizes.
  case noTable(Platform)
  /// The platform has other styles.
  case noSuchStyle(TextStyle, Platform, known: [String])
}

extension PlatformStyleError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noTable(let platform):
      "There is no published table of \(platform)’s text styles. Write “sizes”, or “relativeTo” with a "
        + "“size”."
    case .noSuchStyle(let style, let platform, let known):
      "\(platform) has no text style “\(style.name)”. It has \(known.joined(separator: ", "))."
    }
  }
}
