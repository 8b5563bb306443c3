import SwiftSyntax

extension Lowering {
  /// Lowers an expression; `false` for any other syntax.
  mutating func lowerExpression(_ node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .declReferenceExpr(let syntax): add(.name, syntax.baseName.text, at: syntax)
    case .superExpr(let syntax): add(.name, "super", at: syntax)
    case .memberAccessExpr(let syntax):
      add(.member, syntax.declName.baseName.text, at: syntax.declName) { $0.lower(syntax.base) }
    case .functionCallExpr(let syntax):
      add(.call, at: Self.place(of: syntax.calledExpression)) { lowering in
        lowering.lower(syntax.calledExpression)
        lowering.lower(syntax.arguments)
        lowering.lower(syntax.trailingClosure, syntax.additionalTrailingClosures)
      }
    case .subscriptCallExpr(let syntax):
      add(.subscripted, at: syntax) { lowering in
        lowering.lower(syntax.calledExpression)
        lowering.lower(syntax.arguments)
      }
    case .labeledExpr(let syntax):
      add(.argument, syntax.label?.text ?? "", at: syntax) { $0.lower(syntax.expression) }
    case .closureExpr(let syntax): lower(closure: syntax)
    case .tupleExpr(let syntax):
      if let only = syntax.elements.first, syntax.elements.count == 1, only.label == nil {
        lower(only.expression)
      } else {
        add(.tuple, at: syntax) { $0.lower(syntax.elements) }
      }
    case .stringLiteralExpr(let syntax): lower(string: syntax)
    case .integerLiteralExpr(let syntax): add(.number, syntax.literal.text, at: syntax)
    case .floatLiteralExpr(let syntax): add(.number, syntax.literal.text, at: syntax)
    case .booleanLiteralExpr(let syntax): add(.boolean, syntax.literal.text, at: syntax)
    case .nilLiteralExpr(let syntax): add(.nothing, at: syntax)
    case .arrayExpr(let syntax): add(.array, at: syntax) { $0.lower(syntax.elements) }
    case .dictionaryExpr(let syntax): add(.dictionary, at: syntax) { $0.lower(syntax.content) }
    case .dictionaryElement(let syntax):
      add(.entry, at: syntax) { lowering in
        lowering.lower(syntax.key)
        lowering.lower(syntax.value)
      }
    case .keyPathExpr(let syntax): add(.keyPath, syntax.trimmedDescription, at: syntax)
    case .ternaryExpr(let syntax):
      add(.ternary, at: syntax) { lowering in
        lowering.lower(syntax.condition)
        lowering.lower(syntax.thenExpression)
        lowering.lower(syntax.elseExpression)
      }
    case .prefixOperatorExpr(let syntax):
      add(.prefix, syntax.operator.text, at: syntax) { $0.lower(syntax.expression) }
    case .postfixOperatorExpr(let syntax):
      add(.prefix, "postfix \(syntax.operator.text)", at: syntax) { $0.lower(syntax.expression) }
    case .asExpr(let syntax): lower(syntax.expression)
    case .sequenceExpr(let syntax): lower(elements: Array(syntax.elements)[...])
    case .macroExpansionExpr(let syntax):
      lowerMacro(
        syntax.macroName.text, at: syntax, syntax.arguments, syntax.trailingClosure,
        syntax.additionalTrailingClosures)
    case .postfixIfConfigExpr(let syntax):
      // Modifiers below #if go on from the expression before it.
      lower(syntax.base)
    default: return false
    }
    return true
  }

  /// The position at which findings show a call: that of the called name, not of the first line of
  /// its chain.
  private static func place(of called: ExprSyntax) -> Int {
    called.as(MemberAccessExprSyntax.self).map { offset(of: $0.declName) } ?? offset(of: called)
  }

  mutating func lower(
    _ closure: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) {
    if let closure { add(.argument, "{", at: closure) { $0.lower(closure) } }
    for other in others {
      add(.argument, other.label.text, at: other) { $0.lower(other.closure) }
    }
  }

  mutating func lowerMacro(
    _ name: String, at place: some SyntaxProtocol, _ arguments: LabeledExprListSyntax,
    _ closure: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) {
    add(.macro, name, at: place) { lowering in
      lowering.lower(arguments)
      lowering.lower(closure, others)
    }
  }

  private mutating func lower(closure syntax: ClosureExprSyntax) {
    add(.closure, at: syntax) { lowering in
      switch syntax.signature?.parameterClause {
      case .simpleInput(let parameters):
        for parameter in parameters {
          lowering.add(.closureParameter, parameter.name.text, at: parameter)
        }
      case .parameterClause(let clause):
        for parameter in clause.parameters {
          lowering.add(
            .closureParameter, (parameter.secondName ?? parameter.firstName).text, at: parameter
          ) { lowering in
            if let type = parameter.type {
              lowering.add(.typeName, Lowering.name(of: type), at: type)
            }
          }
        }
      case nil: break
      @unknown default: break
      }
      lowering.lower(syntax.statements)
    }
  }

  private mutating func lower(string syntax: StringLiteralExprSyntax) {
    let plain = syntax.segments.compactMap { segment in
      segment.as(StringSegmentSyntax.self)?.content.text
    }.joined()
    let inner = syntax.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) }
    add(inner.isEmpty ? .string : .interpolated, plain, at: syntax) { lowering in
      for segment in inner { lowering.lower(segment.expressions) }
    }
  }

  /// Lowers operands with operators between them. Assignments bind weakest, then ternary
  /// expressions.
  private mutating func lower(elements: ArraySlice<ExprSyntax>) {
    guard let first = elements.first else { return }
    if elements.count == 1 { return lower(first) }
    if let assignment = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      return add(.assignment, "=", at: first) { lowering in
        lowering.lower(elements: elements[..<assignment])
        lowering.lower(elements: elements[(assignment + 1)...])
      }
    }
    if let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let middle = elements[mark].as(UnresolvedTernaryExprSyntax.self)
    {
      return add(.ternary, at: first) { lowering in
        lowering.lower(elements: elements[..<mark])
        lowering.lower(middle.thenExpression)
        lowering.lower(elements: elements[(mark + 1)...])
      }
    }
    // “as” and “is” stand before a type, which is an element, too.
    let operands = elements.filter {
      !$0.is(BinaryOperatorExprSyntax.self) && !$0.is(UnresolvedAsExprSyntax.self)
        && !$0.is(UnresolvedIsExprSyntax.self) && !$0.is(TypeExprSyntax.self)
        && !$0.is(ArrowExprSyntax.self)
    }
    if operands.count == 1 { return lower(operands[0]) }
    let signs = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    add(.binary, signs.first ?? "", at: first) { lowering in
      for operand in operands { lowering.lower(operand) }
    }
  }
}
