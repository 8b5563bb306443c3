/// Why a project cannot be written as `typeproof.json`.
public enum ProjectPrintingError: Error, Equatable {
  /// Two of its styles, samples and the like have one name; `part` is where.
  case sameName(String, part: String)
  /// A number is infinite or undefined.
  case notFinite
  /// The file would be refused; each problem in a sentence with what to do.
  case refused([String])
  /// The file has no words for some of it; each part by the names that lead to it.
  case unsayable([String])
}

extension ProjectPrintingError: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another; one problem a line.
  public var description: String {
    switch self {
    case .sameName(let name, let part):
      "Two of the project's \(part) are called “\(name)”. Rename one."
    case .notFinite: "A number of the project is infinite or undefined. Give another."
    case .refused(let sentences): sentences.joined(separator: "\n")
    case .unsayable(let parts):
      parts.map {
        "\($0): \(ProjectFile.name) has no words for what it says. Say it otherwise, or keep it in "
          + "Swift."
      }.joined(separator: "\n")
    }
  }
}
