import SwiftSyntax

extension Lowering {
  /// Lowers a statement; `false` for any other syntax.
  mutating func lowerStatement(_ node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .ifExpr(let syntax):
      add(.branch, at: syntax) { lowering in
        lowering.add(.condition, at: syntax.conditions) { $0.lower(syntax.conditions) }
        lowering.lower(body: syntax.body)
        switch syntax.elseBody {
        case .codeBlock(let block): lowering.lower(body: block)
        case .ifExpr(let other): lowering.lower(other)
        case nil: break
        @unknown default: break
        }
      }
    case .guardStmt(let syntax):
      // What it binds is known behind it.
      lower(syntax.conditions)
      lower(body: syntax.body)
    case .optionalBindingCondition(let syntax):
      let name = syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
      add(.binding, name, at: syntax) { lowering in
        if let value = syntax.initializer?.value {
          lowering.lower(value)
        } else {
          // “if let label” is short for “if let label = label”.
          lowering.add(.name, name, at: syntax.pattern)
        }
      }
    case .forStmt(let syntax):
      let name = syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
      add(.loop, name, at: syntax) { lowering in
        lowering.add(.initializer, at: syntax.sequence) { $0.lower(syntax.sequence) }
        lowering.lower(body: syntax.body)
      }
    case .switchExpr(let syntax):
      add(.switch, at: syntax) { lowering in
        lowering.add(.condition, at: syntax.subject) { $0.lower(syntax.subject) }
        lowering.lower(syntax.cases)
      }
    case .switchCase(let syntax):
      let names = Self.names(of: syntax.label)
      add(.switchCase, names, at: syntax) { $0.lower(syntax.statements) }
    case .returnStmt(let syntax):
      add(.returning, at: syntax) { $0.lower(syntax.expression) }
    default: return false
    }
    return true
  }

  /// The cases that a label names, such as `.body .caption`; `default` for the others.
  private static func names(of label: SwitchCaseSyntax.Label) -> String {
    switch label {
    case .default: "default"
    case .case(let cases):
      cases.caseItems.map(\.pattern.trimmedDescription).joined(separator: " ")
    @unknown default: "default"
    }
  }
}
