import SwiftSyntax

/// A comment with an instruction for the linter.
struct SourceComment {
  let text: String
  /// The position of its first byte.
  let offset: Int

  /// The text that marks such a comment.
  static let mark = "typeproof:ignore"

  /// Returns all such comments of a file. A string with the mark is not one.
  static func all(in file: SourceFileSyntax) -> [SourceComment] {
    var found: [SourceComment] = []
    for token in file.tokens(viewMode: .sourceAccurate) {
      found += comments(in: token.leadingTrivia, from: token.position.utf8Offset)
      found += comments(
        in: token.trailingTrivia,
        from: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return found
  }

  private static func comments(in trivia: Trivia, from start: Int) -> [SourceComment] {
    var offset = start
    var found: [SourceComment] = []
    for piece in trivia {
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        if text.contains(mark) { found.append(SourceComment(text: text, offset: offset)) }
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
    return found
  }
}
