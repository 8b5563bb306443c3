import SwiftSyntax

extension Lowering {
  /// Lowers a declaration; `false` for any other syntax.
  mutating func lowerDeclaration(_ node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .importDecl(let syntax):
      add(.imported, syntax.path.trimmedDescription, at: syntax)
    case .classDecl(let syntax): lower(syntax, named: syntax.name.text, as: "class")
    case .structDecl(let syntax): lower(syntax, named: syntax.name.text, as: "struct")
    case .enumDecl(let syntax): lower(syntax, named: syntax.name.text, as: "enum")
    case .actorDecl(let syntax): lower(syntax, named: syntax.name.text, as: "actor")
    case .protocolDecl(let syntax): lower(syntax, named: syntax.name.text, as: "protocol")
    case .extensionDecl(let syntax):
      lower(syntax, named: Self.name(of: syntax.extendedType), as: "extension")
    case .functionDecl(let syntax):
      add(.function, syntax.name.text, at: syntax.name) { lowering in
        lowering.lower(syntax.attributes, syntax.modifiers)
        lowering.lower(syntax.signature)
        lowering.lower(body: syntax.body)
      }
    case .initializerDecl(let syntax):
      add(.function, "init", at: syntax.initKeyword) { lowering in
        lowering.lower(syntax.attributes, syntax.modifiers)
        lowering.lower(syntax.signature)
        lowering.lower(body: syntax.body)
      }
    case .deinitializerDecl(let syntax):
      add(.function, "deinit", at: syntax) { $0.lower(body: syntax.body) }
    case .subscriptDecl(let syntax):
      add(.function, "subscript", at: syntax.subscriptKeyword) { lowering in
        for parameter in syntax.parameterClause.parameters { lowering.lower(parameter: parameter) }
        lowering.lower(syntax.accessorBlock)
      }
    case .variableDecl(let syntax):
      for binding in syntax.bindings { lower(binding, of: syntax) }
    case .accessorBlock(let syntax):
      switch syntax.accessors {
      case .getter(let items): add(.accessor, "get", at: syntax) { $0.lower(items) }
      case .accessors(let accessors):
        for accessor in accessors {
          add(.accessor, accessor.accessorSpecifier.text, at: accessor) {
            $0.lower(body: accessor.body)
          }
        }
      @unknown default: break
      }
    case .enumCaseDecl(let syntax):
      for element in syntax.elements {
        add(.enumCase, element.name.text, at: element) { lowering in
          if let value = element.rawValue?.value {
            lowering.add(.initializer, at: value) { $0.lower(value) }
          }
        }
      }
    case .ifConfigDecl(let syntax):
      add(.conditional, at: syntax) { lowering in
        for clause in syntax.clauses {
          lowering.add(.clause, clause.condition?.trimmedDescription ?? "else", at: clause) {
            $0.lower(clause.elements)
          }
        }
      }
    case .macroExpansionDecl(let syntax):
      lowerMacro(
        syntax.macroName.text, at: syntax, syntax.arguments, syntax.trailingClosure,
        syntax.additionalTrailingClosures)
    case .typeAliasDecl, .associatedTypeDecl, .operatorDecl, .precedenceGroupDecl: break
    default: return false
    }
    return true
  }

  private mutating func lower(
    _ syntax: some DeclGroupSyntax, named name: String, as introducer: String
  ) {
    add(.type, name, at: syntax.introducer) { lowering in
      lowering.add(.introducer, introducer, at: syntax.introducer)
      for inherited in syntax.inheritanceClause?.inheritedTypes ?? [] {
        lowering.add(.inherited, Self.name(of: inherited.type), at: inherited)
      }
      lowering.lower(syntax.attributes, syntax.modifiers)
      for member in syntax.memberBlock.members { lowering.lower(member.decl) }
    }
  }

  private mutating func lower(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    for case .attribute(let attribute) in attributes {
      add(.attribute, Self.name(of: attribute.attributeName), at: attribute) {
        $0.lower(attribute.arguments)
      }
    }
    for modifier in modifiers { add(.modifier, modifier.name.text, at: modifier) }
  }

  private mutating func lower(_ signature: FunctionSignatureSyntax) {
    for parameter in signature.parameterClause.parameters { lower(parameter: parameter) }
    if let returned = signature.returnClause {
      add(.returned, Self.name(of: returned.type), at: returned)
    }
  }

  private mutating func lower(parameter: FunctionParameterSyntax) {
    let label = parameter.firstName.text
    add(.parameter, label == "_" ? "" : label, at: parameter.firstName) { lowering in
      lowering.add(
        .internalName, (parameter.secondName ?? parameter.firstName).text, at: parameter.firstName)
      lowering.add(.typeName, Self.name(of: parameter.type), at: parameter.type)
      if let value = parameter.defaultValue?.value {
        lowering.add(.initializer, at: value) { $0.lower(value) }
      }
    }
  }

  mutating func lower(body: CodeBlockSyntax?) {
    guard let body else { return }
    add(.block, at: body) { $0.lower(body.statements) }
  }

  private mutating func lower(_ binding: PatternBindingSyntax, of declaration: VariableDeclSyntax) {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
    add(.variable, name, at: binding) { lowering in
      lowering.add(.introducer, declaration.bindingSpecifier.text, at: declaration.bindingSpecifier)
      lowering.lower(declaration.attributes, declaration.modifiers)
      if let type = binding.typeAnnotation?.type {
        lowering.add(.typeName, Self.name(of: type), at: type)
      }
      if let value = binding.initializer?.value {
        lowering.add(.initializer, at: value) { $0.lower(value) }
      }
      lowering.lower(binding.accessorBlock)
    }
  }

  /// The name of a type without `?`, `!`, `any`, `some`, generic arguments and its module.
  static func name(of type: TypeSyntax) -> String {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let syntax): name(of: syntax.wrappedType)
    case .implicitlyUnwrappedOptionalType(let syntax): name(of: syntax.wrappedType)
    case .someOrAnyType(let syntax): name(of: syntax.constraint)
    case .attributedType(let syntax): name(of: syntax.baseType)
    case .identifierType(let syntax): syntax.name.text
    case .memberType(let syntax):
      ["UIKit", "SwiftUI", "Swift"].contains(name(of: syntax.baseType))
        ? syntax.name.text : "\(name(of: syntax.baseType)).\(syntax.name.text)"
    default: type.trimmedDescription
    }
  }
}
