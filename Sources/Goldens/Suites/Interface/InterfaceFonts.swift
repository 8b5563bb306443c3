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
