import Wording

/// Why it is not clear which styles a picture should show.
enum StyleSourceError: Error, Equatable {
  case noSuchStyle(String, available: [String])
  /// A text style is named beside a project's file.
  case textStyleOfProject(String)
  case baseWithProject
  /// Nothing to set words in.
  case noFontsFolder
}

extension StyleSourceError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noSuchStyle(let name, let available):
      if let nearest = nearestSpelling(to: name, in: available) {
        "The project has no style “\(name)”. Did you mean “\(nearest)”?"
      } else {
        "The project has no style “\(name)”. Its styles are "
          + "\(available.map { "“\($0)”" }.joined(separator: ", "))."
      }
    case .textStyleOfProject(let name):
      "“\(name)” is a text style of Apple's, and the picture is of a project. "
        + "Name the project's styles with --style, or leave --config and --style out."
    case .baseWithProject:
      "--base is a size of your own for text styles, and a project has sizes. Leave it out."
    case .noFontsFolder:
      "There is no folder called Fonts here or above. Name a folder of fonts with --fonts."
    }
  }
}
