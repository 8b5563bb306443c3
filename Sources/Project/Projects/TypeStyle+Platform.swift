import DynamicType
import Snapshots
import TextEngine

extension Platform {
  /// The text sizes that the platform's published table has: only Large for a platform with one
  /// size for all, and all for iOS and platforms without a table.
  var printedCategories: [ContentSizeCategory] {
    let rows = typeSizes.filter { !$0.isDeviceDependent }
    guard self != .iOS, self != .visionOS, !rows.isEmpty else {
      return ContentSizeCategory.allCases
    }
    let printed = Set(rows.compactMap(\.category))
    return printed.isEmpty ? [.large] : printed.sorted()
  }
}

extension TypeStyle {
  /// Returns the style on a platform. Where that is not iOS, its text style has the sizes of the
  /// platform's own table.
  ///
  /// Sizes and weights are those of the table; the face determines line heights. A size relative to
  /// a text style grows like that style's leading there. It is fixed where the platform has one
  /// size for all.
  ///
  /// - Throws: ``PlatformStyleError`` where the table has no such style.
  func on(_ platform: Platform) throws(PlatformStyleError) -> TypeStyle {
    guard platform != .iOS else { return self }
    var style = self
    switch curve {
    case .preferred(let textStyle, let factor):
      let rows = try platform.rows(of: textStyle)
      style.curve = .table(SizeTable(rows.bySize { $0.pointSize * factor }, missing: .nearest))
      if style.attributes.weight == nil { style.attributes.weight = rows.first?.weight }
    case .textStyle(let textStyle) where platform != .visionOS:
      let rows = try platform.rows(of: textStyle)
      guard let size, let large = rows.first(where: { $0.category ?? .large == .large })?.leading
      else { return self }
      let sizes = rows.bySize { row in
        SizeRounding.wholePoint.rounded(size * ((row.leading ?? large) / large))
      }
      style.curve = sizes.count == 1 ? .fixed : .table(SizeTable(sizes, missing: .nearest))
      if sizes.count > 1 { style.size = nil }
    case .textStyle, .fixed, .factor, .table, .androidNonLinear, .android: break
    }
    return style
  }
}

extension Platform {
  /// Returns the table's rows of a text style, one for each text size.
  fileprivate func rows(of style: TextStyle) throws(PlatformStyleError) -> [PlatformTypeSize] {
    let rows = typeSizes.filter { !$0.isDeviceDependent }
    guard !rows.isEmpty, self != .visionOS else { throw .noTable(self) }
    let own = rows.filter { $0.styleName == style.name }
    guard own.isEmpty else { return own }
    // Only what can be written: a platform has names of its own besides.
    let known = TextStyle.allCases.map(\.name).filter { name in
      rows.contains { $0.styleName == name }
    }
    throw .noSuchStyle(style, self, known: known)
  }
}

extension [PlatformTypeSize] {
  /// Returns a size for each category.
  fileprivate func bySize(
    _ size: (PlatformTypeSize) -> Points
  ) -> [ContentSizeCategory: Points] {
    Dictionary(
      map { ($0.category ?? .large, size($0)) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Why a platform does not have a style.
enum PlatformStyleError: Error, Equatable {
  /// The platform's sizes are not published.
  case noTable(Platform)
  /// The platform has other styles; `known` are those that can be written.
  case noSuchStyle(TextStyle, Platform, known: [String])
}

extension PlatformStyleError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noTable(let platform):
      "There is no published table of \(platform)’s text styles. Write “sizes”, or “relativeTo” with a "
        + "“size”."
    case .noSuchStyle(let style, let platform, let known):
      "\(platform) has no text style “\(style.name)”. Write “sizes”, or one of "
        + "\(known.joined(separator: ", "))."
    }
  }
}
