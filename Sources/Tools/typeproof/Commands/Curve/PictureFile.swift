/// A file that a picture is written to; its name says in which format.
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
        "“\(argument)” ends neither in .png nor in .svg. Name a file that ends in one of them.")
    }
    path = argument
    self.format = format
  }

  var argumentText: String { path }
}
