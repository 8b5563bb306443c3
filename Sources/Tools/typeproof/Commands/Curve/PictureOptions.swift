import Charts
import DynamicType

/// What becomes of a chart or a sheet: where it goes, and how it looks.
struct PictureOptions: ArgumentGroup {
  static let heading: String? = "Picture"

  @Option(
    "The file to write, .png or .svg.", value: "file", completion: .file(endings: [".png", ".svg"]))
  var output: PictureFile
  @Option("Dark on light, or light on dark.") var appearance: PictureAppearance = .light
  @Option("The pixels per point of a png.", value: "n") var scale: DisplayScale = .x2
  @Option(
    "The folder of fonts; of a project's picture, for words that its own fonts lack. The nearest "
      + "Fonts folder, here or above, unless given.",
    value: "folder", completion: .folder)
  var fonts: String?
}

/// Dark on light, or light on dark.
enum PictureAppearance: String, CaseIterable, ArgumentValue {
  case light, dark

  var colors: FigureColors {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
