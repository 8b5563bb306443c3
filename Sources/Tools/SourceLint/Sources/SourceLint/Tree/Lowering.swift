import SwiftSyntax

/// Turns the syntax of a file into a tree.
///
/// Parentheses, `try`, `await`, casts, and `?` and `!` after an expression do not become nodes: the
/// rules see through them. Other files of this name have the parts for declarations, expressions
/// and statements.
struct Lowering {
  private var builder = TreeBuilder()
  private var depth = 0
  /// Whether parts were left out because they are nested too deeply.
  private(set) var isCut = false

  /// The deepest nesting that is lowered. The stacks of the threads suffice for it.
  private static let mostDepth = 2000

  /// Returns the tree of a file.
  static func tree(
    of file: SourceFileSyntax, comments: [SourceComment]
  ) -> (tree: SourceTree, isCut: Bool) {
    var lowering = Lowering()
    lowering.add(.file, at: 0) { lowering in
      lowering.lower(file.statements)
      for comment in comments { lowering.add(.comment, comment.text, at: comment.offset) }
    }
    return (lowering.builder.tree(), lowering.isCut)
  }

  mutating func add(
    _ kind: SourceTree.Kind, _ text: String = "", at offset: Int,
    below: (inout Lowering) -> Void = { _ in }
  ) {
    builder.open(kind, text, at: offset)
    below(&self)
    builder.close()
  }

  mutating func add(
    _ kind: SourceTree.Kind, _ text: String = "", at syntax: some SyntaxProtocol,
    below: (inout Lowering) -> Void = { _ in }
  ) {
    add(kind, text, at: Self.offset(of: syntax), below: below)
  }

  static func offset(of syntax: some SyntaxProtocol) -> Int {
    syntax.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  mutating func lower(_ syntax: (some SyntaxProtocol)?) {
    guard let syntax else { return }
    guard depth < Self.mostDepth else {
      isCut = true
      return
    }
    depth += 1
    defer { depth -= 1 }
    let node = Syntax(syntax)
    if lowerDeclaration(node) || lowerStatement(node) || lowerExpression(node) { return }
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      lower(child)
    }
  }
}
