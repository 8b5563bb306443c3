public import DynamicType
import TextEngine

/// Sets the texts of interfaces: chooses faces, lays out, and remembers what it did.
///
/// Layout asks for the same text in the same width again and again, so the latest answers are kept.
/// A thread keeps one for itself; it is not shared between threads.
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

  /// The most answers that are kept.
  private static let greatestCount = 20_000

  /// A typesetter for one thread.
  ///
  /// - Throws: `LayoutError.unicodeLibrary` where ICU or its data is not in order.
  public init(_ fonts: InterfaceFonts) throws {
    self.fonts = fonts
    resolver = TextResolver(fonts: fonts.folder, systemFont: fonts.systemFont)
    engine = try TextEngine()
  }

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - traits: The text size and Bold Text; what is unspecified is as on a device as it comes.
  ///   - width: The greatest width of a line; `nil` for no bound. One that is not above zero is as
  ///     small as can be.
  ///   - height: The greatest height. Text that may shrink shrinks to it; lines that do not fit are
  ///     left out as the paragraph's truncation mode says, but for the first.
  /// - Throws: Why a font cannot be had, or the text not be laid out.
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

  /// Sums of heights may miss a bound by their last bits.
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

/// The fonts that an interface is set in: a folder of them, and the stand-in for the system's.
public struct InterfaceFonts: Sendable {
  /// Where fonts come from.
  public var folder: FontFolder
  /// The stand-in for the system font, with what it falls back on.
  public var systemFont: SystemFont

  /// Fonts of a folder.
  public init(folder: FontFolder, systemFont: SystemFont) {
    self.folder = folder
    self.systemFont = systemFont
  }

  /// The fonts in force for the running task; `nil` where nobody named any.
  @TaskLocal public static var current: InterfaceFonts?
}
