/// The functions of the files that set the font of a view, either their receiver or a parameter.
struct FontHelpers {
  /// Methods in extensions of views of UIKit, such as `label.applyBodyStyle()`.
  private(set) var methods: Set<String> = []
  /// Functions by name, with the parameter that is the view.
  private(set) var functions: [String: [(function: Node, parameter: String)]] = [:]

  /// The properties whose values set the font of a view.
  private static let members: Set = ["font", "configuration", "titleFont", "attributedText"]

  /// A call inside a function, which may be a call of a helper.
  private struct Call {
    let method: String
    /// The view that it is called on; `nil` for the view of the extension itself.
    let base: Node?
    let function: Node
  }

  init(names: Names) {
    var calls: [Call] = []
    for file in names.files {
      for node in file.tree.root.descendants {
        switch node.kind {
        case .assignment:
          guard let side = node.children.first, Self.members.contains(side.text),
            let function = Self.function(around: node)
          else { continue }
          learn(setting: Self.view(of: side), in: function, names)
        case .call:
          guard let callee = node.children.first,
            callee.kind == .name || callee.kind == .member,
            let function = Self.function(around: node)
          else { continue }
          calls.append(
            Call(method: callee.text, base: Self.view(of: callee), function: function))
        default: break
        }
      }
    }
    // Helpers call others.
    var count = -1
    while count != methods.count {
      count = methods.count
      for call in calls where methods.contains(call.method) {
        learn(setting: call.base, in: call.function, names)
      }
    }
  }

  private static func function(around node: Node) -> Node? {
    node.ancestors.first { $0.kind == .function }
  }

  /// The view that a member belongs to: that of `label.titleLabel?.font` is `label`, and `nil`
  /// means `self`.
  private static func view(of member: Node) -> Node? {
    guard member.kind == .member, var base = member.children.first else { return nil }
    while base.kind == .member, let inner = base.children.first { base = inner }
    return base.kind == .name && ["self", "titleLabel"].contains(base.text) ? nil : base
  }

  private mutating func learn(setting view: Node?, in function: Node, _ names: Names) {
    guard let view else {
      if let type = Names.enclosingType(of: function), !names.declares(Names.fullName(of: type)) {
        methods.insert(function.text)
      }
      return
    }
    let isParameter = function.all(.parameter).contains {
      $0.first(.internalName)?.text == view.text
    }
    let isKnown = functions[function.text]?.contains {
      $0.function == function && $0.parameter == view.text
    }
    guard view.kind == .name, isParameter, isKnown != true else { return }
    functions[function.text, default: []].append((function, view.text))
  }
}
