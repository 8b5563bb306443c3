import Testing

@testable import SourceLint

@Suite struct `A tree of a source` {
  /// Returns the tree of a source as text: each node with those below it in parentheses.
  private func tree(_ source: String) -> String {
    let root = SourceTree.parsing(Array(source.utf8)).tree.root
    return root.children.map(said).joined(separator: " ")
  }

  private func said(_ node: Node) -> String {
    let text = node.text.isEmpty ? "" : " \(node.text)"
    let below = node.children.map(said).joined(separator: ", ")
    return below.isEmpty ? "\(node.kind)\(text)" : "\(node.kind)\(text) (\(below))"
  }

  @Test(
    arguments: [
      ("a", "name a"), ("a.b", "member b (name a)"), (".b", "member b"),
      ("super.a", "member a (name super)"),
      ("a?.b", "member b (name a)"), ("a!.b", "member b (name a)"), ("(a)", "name a"),
      ("try a", "name a"), ("await a", "name a"), ("a as B", "name a"), ("a as? B", "name a"),
      ("a is B", "name a"), ("1", "number 1"), ("1.5", "number 1.5"), ("true", "boolean true"),
      ("nil", "nothing"), ("\"a\"", "string a"),
      ("\"a\\(b)c\"", "interpolated ac (argument (name b))"),
      ("\\.a", "keyPath \\.a"), ("a[1]", "subscripted (name a, argument (number 1))"),
      ("(a, b: c)", "tuple (argument (name a), argument b (name c))"),
      ("(b: c)", "tuple (argument b (name c))"), ("()", "tuple"),
      ("[a: b]", "dictionary (entry (name a, name b))"), ("[:]", "dictionary"),
      ("-a", "prefix - (name a)"), ("a...", "prefix postfix ... (name a)"),
      ("a + b", "binary + (name a, name b)"), ("a + b - c", "binary + (name a, name b, name c)"),
      ("a ?? b", "binary ?? (name a, name b)"), ("a == b", "binary == (name a, name b)"),
      ("a = b", "assignment = (name a, name b)"),
      ("a.b = c", "assignment = (member b (name a), name c)"),
      ("a = b + c", "assignment = (name a, binary + (name b, name c))"),
      ("a += b", "binary += (name a, name b)"), ("a ? b : c", "ternary (name a, name b, name c)"),
      (
        "a == b ? c : d + e",
        "ternary (binary == (name a, name b), name c, binary + (name d, name e))"
      ),
      ("a = b ? c : d", "assignment = (name a, ternary (name b, name c, name d))"),
      ("a + b as C", "binary + (name a, name b)"), ("#a(b)", "macro a (argument (name b))"),
    ])
  func `has expressions without parentheses, casts and marks`(source: String, expected: String) {
    #expect(tree(source) == expected)
  }

  @Test(
    arguments: [
      ("a()", "call (name a)"),
      ("a(b, c: d)", "call (name a, argument (name b), argument c (name d))"),
      ("a { b }", "call (name a, argument { (closure (name b)))"),
      (
        "a { b } c: { d }",
        "call (name a, argument { (closure (name b)), argument c (closure (name d)))"
      ),
      ("a { b in c }", "call (name a, argument { (closure (closureParameter b, name c)))"),
      (
        "a { (b: B, c d: C) in e }",
        "call (name a, argument { (closure (closureParameter b (typeName B), "
          + "closureParameter d (typeName C), name e)))"
      ),
      ("a.b().c()", "call (member c (call (member b (name a))))"),
    ])
  func `has calls with their arguments and closures`(source: String, expected: String) {
    #expect(tree(source) == expected)
  }

  @Test(
    arguments: [
      ("import A.B", "imported A.B"),
      ("class A: B, C<D> {}", "type A (introducer class, inherited B, inherited C)"),
      ("struct A {}", "type A (introducer struct)"), ("enum A {}", "type A (introducer enum)"),
      ("actor A {}", "type A (introducer actor)"),
      ("protocol A {}", "type A (introducer protocol)"),
      ("extension A.B {}", "type A.B (introducer extension)"),
      (
        "@A(b) public final class C {}",
        "type C (introducer class, attribute A (argument (name b)), modifier public, "
          + "modifier final)"
      ),
      (
        "func a(_ b: B = c, d e: E) -> F { g }",
        "function a (parameter (internalName b, typeName B, initializer (name c)), "
          + "parameter d (internalName e, typeName E), returned F, block (name g))"
      ),
      ("class A { init() { b } }", "type A (introducer class, function init (block (name b)))"),
      ("class A { deinit { b } }", "type A (introducer class, function deinit (block (name b)))"),
      (
        "class A { subscript(b: B) -> C { d } }",
        "type A (introducer class, function subscript (parameter b (internalName b, typeName B), "
          + "accessor get (name d)))"
      ),
      ("let a: B = c", "variable a (introducer let, typeName B, initializer (name c))"),
      (
        "var a = b, c = d",
        "variable a (introducer var, initializer (name b)) "
          + "variable c (introducer var, initializer (name d))"
      ),
      ("var a: B { c }", "variable a (introducer var, typeName B, accessor get (name c))"),
      (
        "var a: B { get { c } set { d } }",
        "variable a (introducer var, typeName B, accessor get (block (name c)), "
          + "accessor set (block (name d)))"
      ),
      (
        "enum A: B { case c = \"d\", e }",
        "type A (introducer enum, inherited B, enumCase c (initializer (string d)), enumCase e)"
      ),
      ("typealias A = B", ""),
      (
        "#if A\nb\n#else\nc\n#endif",
        "conditional (clause A (name b), clause else (name c))"
      ),
    ])
  func `has declarations`(source: String, expected: String) {
    #expect(tree(source) == expected)
  }

  @Test(
    arguments: [
      ("A?", "A"), ("A!", "A"), ("any A", "A"), ("some A", "A"), ("A<B>", "A"), ("@B A", "A"),
      ("UIKit.A", "A"), ("SwiftUI.A", "A"), ("Swift.A", "A"), ("B.A", "B.A"), ("[A]", "[A]"),
      ("inout A", "A"),
    ])
  func `has the plain name of a type`(type: String, name: String) {
    #expect(tree("func a(b: \(type))").contains("typeName \(name))"))
  }

  @Test(
    arguments: [
      (
        "if a { b } else if c { d } else { e }",
        "branch (condition (name a), block (name b), "
          + "branch (condition (name c), block (name d), block (name e)))"
      ),
      ("if let a = b, c { d }", "branch (condition (binding a (name b), name c), block (name d))"),
      ("if let a { d }", "branch (condition (binding a (name a)), block (name d))"),
      ("for a in b { c }", "loop a (initializer (name b), block (name c))"),
      (
        "switch a { case .b, .c: d\ndefault: e }",
        "switch (condition (name a), switchCase .b .c (name d), switchCase default (name e))"
      ),
      (
        "func a() { guard let b = c else { return }; return d }",
        "function a (block (binding b (name c), block (returning), returning (name d)))"
      ),
    ])
  func `has statements`(source: String, expected: String) {
    #expect(tree(source) == expected)
  }

  @Test func `goes on behind a condition in a chain of modifiers`() {
    let source = "let a = b\n#if C\n.d()\n#endif\n.e()"
    #expect(tree(source) == "variable a (introducer let, initializer (call (member e (name b))))")
  }

  @Test func `has the position of what a finding shows`() {
    let root = SourceTree.parsing(Array("  a\n  .b(c)\nfunc d() {}".utf8)).tree.root
    #expect(Array(root.children).map(\.offset) == [7, 17])
  }

  @Test func `knows the nodes around and below each one`() throws {
    let root = SourceTree.parsing(Array("a(b)\nc".utf8)).tree.root
    let nodes = Array(root.descendants)
    #expect(nodes.map(\.kind) == [.file, .call, .name, .argument, .name, .name])
    #expect(root.parent == nil)
    #expect(nodes[1].parent == root)
    #expect(Array(nodes[4].ancestors).map(\.kind) == [.argument, .call, .file])
    #expect(nodes[1].contains(nodes[1]) && nodes[1].contains(nodes[4]))
    #expect(!nodes[1].contains(nodes[5]) && !nodes[1].contains(root))
    let other = SourceTree.parsing(Array("a(b)\nc".utf8)).tree.root
    #expect(!root.contains(other) && root != other)
    #expect(nodes[1] != nodes[2] && nodes[2] != nodes[4])
    #expect(Set(nodes).count == 6)
  }

  @Test func `says what it could not read`() {
    func parsed(_ source: String) -> [Bool] {
      let (_, isCut, hasErrors) = SourceTree.parsing(Array(source.utf8))
      return [isCut, hasErrors]
    }
    #expect(parsed("a") == [false, false])
    #expect(parsed("a)") == [false, true])
    #expect(parsed("let a = b" + String(repeating: ".c()", count: 900))[0] == false)
    #expect(parsed("let a = b" + String(repeating: ".c()", count: 1_100))[0])
  }
}
