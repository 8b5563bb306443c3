public import DynamicType
import TextEngine

/// Sets the texts of interfaces: chooses faces, lays text out, and caches the results.
///
/// Layout sets the same text in the same width many times, so the latest results are kept. Each
/// thread uses its own typesetter.
public final class Typesetter {
  private struct Key: Hashable {
    let styled: StyledText
    let traits: TraitCollection
  }

  private struct FrameKey: Hashable {
    let key: Key
    let width: Points?
    let height: Points?
  }

  /// The fonts that texts are set in.
  public let fonts: InterfaceFonts
  private let resolver: TextResolver
  private let engine: TextEngine
  private var cells: [Key: ResolvedCell] = [:]
  private var frames: [FrameKey: SetText] = [:]

  /// The greatest number of results that are kept.
  private static let greatestCount = 20_000

  /// Creates a typesetter for one thread.
  ///
  /// - Throws: `LayoutError.unicodeLibrary` where ICU or its data cannot be used.
  public init(_ fonts: InterfaceFonts) throws {
    self.fonts = fonts
    resolver = TextResolver(fonts: fonts.folder, systemFont: fonts.systemFont)
    engine = try TextEngine()
  }

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - traits: The text size and Bold Text; an unspecified trait has the default of a new device.
  ///   - width: The greatest width of a line; `nil` for no bound. A width of zero or less is as
  ///     small as possible.
  ///   - height: The greatest height. Text that may shrink shrinks to it; other lines that do not
  ///     fit are left out by the paragraph's truncation mode, except the first.
  /// - Throws: An error where a font cannot be found or the text cannot be laid out.
  public func set(
    _ styled: StyledText, in traits: TraitCollection, width: Points? = nil, height: Points? = nil
  ) throws -> SetText {
    let traits = TraitCollection(
      preferredContentSizeCategory: traits.preferredContentSizeCategory ?? .large,
      legibilityWeight: traits.legibilityWeight ?? .regular)
    let width = width.map { min(max($0, Self.leastWidth), LayoutLimits.greatestWidth) }
    let key = Key(styled: styled, traits: traits)
    // What has room enough is the same in every height, and set once.
    let whole = try frame(of: key, width: width, height: nil)
    guard let height, whole.frame.height > height + Self.tolerance else { return whole }
    return try frame(of: key, width: width, height: height)
  }

  /// The tolerance for sums of heights, which may exceed a bound by rounding errors.
  private static let tolerance: Points = 0.01
  private static let leastWidth: Points = 0.5

  private func frame(
    of key: Key, width: Points?, height: Points?
  ) throws -> SetText {
    let frameKey = FrameKey(key: key, width: width, height: height)
    if let kept = frames[frameKey] { return kept }
    let cell = try cell(for: key)
    let set = SetText(
      styled: key.styled, traits: key.traits, cell: cell,
      frame: try engine.layOut(cell.text, width: width, height: height))
    if frames.count >= Self.greatestCount { frames = [:] }
    frames[frameKey] = set
    return set
  }

  private func cell(for key: Key) throws -> ResolvedCell {
    if let kept = cells[key] { return kept }
    let cell = try resolver.resolve(key.styled, in: key.traits)
    if cells.count >= Self.greatestCount { cells = [:] }
    cells[key] = cell
    return cell
  }
}

/// The fonts for an interface: a folder of them, and the stand-in for the system's.
public struct InterfaceFonts: Sendable {
  /// The folder of the fonts.
  public var folder: FontFolder
  /// The stand-in for the system font, with its fallback fonts.
  public var systemFont: SystemFont

  /// Creates the fonts of a folder.
  public init(folder: FontFolder, systemFont: SystemFont) {
    self.folder = folder
    self.systemFont = systemFont
  }

  /// The fonts of the running task; `nil` where none are set.
  @TaskLocal public static var current: InterfaceFonts?
}
