import Charts
import DynamicType

/// The options for the file and look of a chart or sheet.
struct PictureOptions: ArgumentGroup {
  static let heading: String? = "Picture"

  @Option(
    "The file to write, .png or .svg.", value: "file", completion: .file(endings: [".png", ".svg"]))
  var output: PictureFile
  @Option("The colours: dark on light, or light on dark.") var appearance: PictureAppearance =
    .light
  @Option("The pixels per point of a png.", value: "n") var scale: DisplayScale = .x2
  @Option(
    "The folder of fonts. For a project it supplies characters that the project's fonts lack. By "
      + "default the nearest Fonts folder, here or above.",
    value: "folder", completion: .folder)
  var fonts: String?
}

/// The colours of a picture: dark on light, or light on dark.
enum PictureAppearance: String, CaseIterable, ArgumentValue {
  case light, dark

  var colors: FigureColors {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The file for a picture. Its extension sets the format.
struct PictureFile: ArgumentValue, Equatable {
  enum Format: String, CaseIterable {
    case png, svg
  }

  let path: String
  let format: Format

  init(argument: String) throws(ArgumentValueError) {
    let name = argument.lowercased()
    guard let format = Format.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else {
      throw .explained(
        "“\(argument)” does not end in .png or .svg. Name a file that does.")
    }
    path = argument
    self.format = format
  }

  var argumentText: String { path }
}
