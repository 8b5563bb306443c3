import Audit
import DynamicType
import Snapshots

extension ProjectMatrix {
  /// The matrix as a call of its initialiser.
  var call: SwiftCall {
    let plain = ProjectMatrix()
    var call = SwiftCall("ProjectMatrix")
    call.add("categories", categories, unless: plain.categories) {
      .list($0.map { .plain("." + $0.name) })
    }
    call.add("widths", widths, unless: plain.widths) {
      .list($0.map { $0?.expression ?? .plain("nil") })
    }
    call.add("scales", scales, unless: plain.scales) { .list($0.map(\.expression)) }
    call.add("appearances", appearances, unless: plain.appearances) {
      .list($0.map { .plain(".\($0)") })
    }
    call.add("legibilityWeights", legibilityWeights, unless: plain.legibilityWeights) {
      .list($0.map { .plain(".\($0)") })
    }
    call.add("pseudoLocales", pseudoLocales, unless: plain.pseudoLocales) {
      .list($0.map { .plain(".\($0)") })
    }
    call.add("coverage", coverage, unless: plain.coverage) { .plain(".\($0)") }
    return call
  }
}

extension DisplayScale {
  fileprivate var expression: SwiftExpression {
    switch self {
    case .x1: .plain(".x1")
    case .x2: .plain(".x2")
    case .x3: .plain(".x3")
    default:
      .call("DisplayScale", [(label: "pixelsPerPoint", value: .number(pixelsPerPoint))])
    }
  }
}

extension ProjectSample {
  /// The sample as a call of its initialiser.
  var expression: SwiftExpression {
    var call = SwiftCall("ProjectSample")
    call.add("", .text(name))
    switch content {
    case .key(let key): call.add("", .call(".key", [(label: "", value: key.expression)]))
    case .texts(let texts):
      if texts.count == 1, let text = texts[Self.noLanguage] {
        call.add("text", .text(text))
      } else {
        call.add(
          "texts",
          .map(
            texts.sorted { $0.key < $1.key }.map { (key: .text($0.key), value: .text($0.value)) }))
      }
    }
    return call.expression
  }
}

extension StringKey {
  fileprivate var expression: SwiftExpression {
    var call = SwiftCall("StringKey")
    call.add("", .text(key))
    call.add("in", .text(file))
    call.add("languages", languages.map { .texts($0) })
    call.add("sourceLanguage", sourceLanguage.map { .text($0) })
    call.add("values", values, unless: []) { .texts($0) }
    return call.expression
  }
}

extension Tolerance {
  /// The tolerance as a call of its initialiser.
  var expression: SwiftExpression {
    let rule: SwiftExpression =
      switch self.rule {
      case .text: .plain(".text")
      case .pixelmatch(let threshold, let pixels):
        .call(
          ".pixelmatch",
          [
            (label: "threshold", value: .number(threshold)),
            (label: "pixels", value: .plain(String(pixels))),
          ])
      }
    return .call(
      "Tolerance", [(label: "", value: rule), (label: "because", value: .text(reason))])
  }
}

extension AuditExemption {
  /// The exemption as a call of its initialiser for programs.
  var expression: SwiftExpression {
    var call = SwiftCall("AuditExemption")
    call.add("", .plain(".\(rule)"))
    call.add("styles", styles.map { .texts($0) })
    call.add("because", .text(reason))
    return call.expression
  }
}
