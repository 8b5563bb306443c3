@testable import SourceLint

/// Returns the findings in sources, each as `rule line`.
func findings(
  _ source: String, at path: String = "App/View.swift", with others: [String: String] = [:],
  interfaces: [String] = [], notes: Bool = false
) -> [String] {
  var files = [SourceFile(path: path, tree: SourceTree.parsing(Array(source.utf8)).tree)]
  for (path, text) in others.sorted(by: { $0.key < $1.key }) {
    files.append(SourceFile(path: path, tree: SourceTree.parsing(Array(text.utf8)).tree))
  }
  let read = interfaces.compactMap { text in
    (try? InterfaceReader.root(of: Array(text.utf8))).map {
      InterfaceFile(path: "App/View.xib", root: $0)
    }
  }
  let linter = Linter(files: files, outlets: Outlets(read))
  let lines = SourceLines(Array(source.utf8))
  var found: Set<String> = []
  for file in files {
    for one in linter.found(in: file) where one.node.tree === files[0].tree && one.isNote == notes {
      found.insert("\(one.rule.rawValue) \(lines.position(at: one.node.offset).line)")
    }
  }
  return found.sorted()
}

/// Returns the findings in an Interface Builder file with a source beside it, each as `rule line`.
func interfaceFindings(_ interface: String, with source: String = "") throws -> [String] {
  let root = try InterfaceReader.root(of: Array(interface.utf8))
  let file = InterfaceFile(path: "App/View.xib", root: root)
  let tree = SourceTree.parsing(Array(source.utf8)).tree
  let linter = Linter(
    files: [SourceFile(path: "App/View.swift", tree: tree)], outlets: Outlets([file]))
  let lines = SourceLines(Array(interface.utf8))
  return InterfaceRules(receivers: linter.receivers).found(in: file).map {
    "\($0.rule.rawValue) \(lines.position(at: $0.offset).line)"
  }.sorted()
}

extension String {
  /// The text with a capital letter at its start.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
