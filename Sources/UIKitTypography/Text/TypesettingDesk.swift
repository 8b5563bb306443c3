import DynamicType
import Snapshots
import Synchronization

/// Sets texts for whoever asks, from any thread, and remembers what it did.
final class TypesettingDesk: Sendable {
  private struct State {
    var folder: FontFolder?
    var systemFont: SystemFont?
    var typesetter: Typesetter?
  }

  private let state = Mutex(State())

  /// A text set in a width; see `Typesetter`.
  ///
  /// - Throws: ``UIFontsMissing`` where there are no fonts, and whatever typesetting throws.
  func set(
    _ styled: StyledText, in traits: TraitCollection, width: Points? = nil, height: Points? = nil
  ) throws -> SetText {
    guard let fonts = UIFontRegistry.fonts else { throw UIFontsMissing() }
    return try state.withLock { state in
      if state.folder !== fonts.folder || state.systemFont != fonts.systemFont {
        state.typesetter = nil
        state.folder = fonts.folder
        state.systemFont = fonts.systemFont
      }
      let typesetter = try state.typesetter ?? Typesetter(fonts)
      state.typesetter = typesetter
      return try typesetter.set(styled, in: traits, width: width, height: height)
    }
  }
}

/// There is no font to set anything in.
public struct UIFontsMissing: Error, Hashable, CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    "There are no fonts to set text in. Give the device some (UISimulatedDevice.fonts), "
      + "or run where the folder “Fonts” is."
  }
}
