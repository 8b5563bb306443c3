import DynamicType
import Snapshots
import Synchronization

/// Lays out texts with the current fonts, and caches the results. Any thread may call it.
///
/// A result depends only on the text, its traits, its bounds and the fonts. So all devices share
/// the cache.
final class TypesettingDesk: Sendable {
  private let folder: FontFolder
  private let systemFont: SystemFont
  /// The typesetter; `nil` before the first text.
  private let typesetter = Mutex<Typesetter?>(nil)

  private init(_ fonts: InterfaceFonts) {
    folder = fonts.folder
    systemFont = fonts.systemFont
  }

  /// The desks of the fonts used last, the latest last.
  private static let desks = Mutex<[TypesettingDesk]>([])
  private static let greatestCount = 4

  private static func desk(for fonts: InterfaceFonts) -> TypesettingDesk {
    desks.withLock { desks in
      let place = desks.firstIndex {
        $0.folder === fonts.folder && $0.systemFont == fonts.systemFont
      }
      let desk = place.map { desks.remove(at: $0) } ?? TypesettingDesk(fonts)
      desks = desks.suffix(greatestCount - 1) + [desk]
      return desk
    }
  }

  /// Returns a text laid out in a width; see `Typesetter`.
  ///
  /// - Throws: ``UIFontsMissing`` if no fonts are set, and the errors of typesetting.
  static func set(
    _ styled: StyledText, in traits: TraitCollection, width: Points? = nil, height: Points? = nil
  ) throws -> SetText {
    guard let fonts = UIFontRegistry.fonts else { throw UIFontsMissing() }
    return try desk(for: fonts).typesetter.withLock { kept in
      let typesetter = try kept ?? Typesetter(fonts)
      kept = typesetter
      return try typesetter.set(styled, in: traits, width: width, height: height)
    }
  }
}

/// The error for a device without fonts.
public struct UIFontsMissing: Error, Hashable, CustomStringConvertible {
  package init() {}

  /// A message that says how to set fonts.
  public var description: String {
    "There are no fonts for text. Give the device some (UISimulatedDevice.fonts), or run in a "
      + "folder that contains “Fonts”."
  }
}
