public import JSON

/// Why a string catalogue (`.xcstrings`) could not be read.
public enum CatalogueError: Error, Equatable, Sendable {
  /// It is not JSON.
  case syntax(JSONSyntaxError)
  /// It is JSON, but not a string catalogue.
  case content(JSONReadingError)
  /// It has more texts than are read.
  case tooManyTexts
}

extension CatalogueError: CustomStringConvertible {
  /// Each place and problem in a sentence, then the remedy in another, a line each; to stand behind
  /// the name of the file.
  public var description: String {
    switch self {
    case .syntax(let error): error.description
    case .content(let error): error.description
    case .tooManyTexts: "\(SourcePosition.start): \(StringTable.tooManyTexts)"
    }
  }
}
