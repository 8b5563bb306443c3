import DynamicType
import Imaging
import Snapshots
import TextEngine
import Wording

extension ProjectStyle {
  /// The style as a call of its initialiser.
  var expression: SwiftExpression {
    var call = SwiftCall("ProjectStyle")
    call.add("", style.expression)
    call.add("colors", colors, unless: [:], Projects.expression(of:))
    call.add("samples", samples.map { .texts($0) })
    return call.expression
  }
}

extension TypeStyle {
  fileprivate var expression: SwiftExpression {
    var call = SwiftCall("TypeStyle")
    call.add("", .text(name))
    call.add("family", family.map { .text($0) })
    call.add("size", size?.expression)
    call.add("curve", curve.expression)
    call.add("minimum", minimum?.expression)
    call.add("maximum", maximum?.expression)
    call.add("lineHeight", lineHeight?.expression)
    call.add("boldTextWeight", boldTextWeight?.expression)
    call.add("overrides", overrides, unless: [:]) { overrides in
      .map(
        overrides.sorted { $0.key < $1.key }.map {
          (key: .plain("." + $0.key.name), value: $0.value.expression)
        })
    }
    call.add("attributes", unlessEmpty: attributes.call)
    call.add("paragraph", unlessEmpty: paragraph.call)
    call.add("update", update, unless: .adjusted) { .plain(".\($0)") }
    return call.expression
  }
}

extension TypeStyle.LineHeight {
  fileprivate var expression: SwiftExpression {
    switch self {
    case .multiple(let multiple): .call(".multiple", [(label: "", value: .number(multiple))])
    case .scaled(let height): .call(".scaled", [(label: "", value: height.expression)])
    case .fixed(let height): .call(".fixed", [(label: "", value: height.expression)])
    }
  }
}

extension TypeStyle.Override {
  fileprivate var expression: SwiftExpression {
    var call = SwiftCall("TypeStyle.Override")
    call.add("family", family.map { .text($0) })
    call.add("weight", weight?.expression)
    return call.expression
  }
}

extension ScaleCurve {
  fileprivate var expression: SwiftExpression {
    switch self {
    case .fixed: return .plain(".fixed")
    case .android: return .plain(".android")
    case .textStyle(let style): return .plain(".textStyle(.\(style.name))")
    case .preferred(let style, let factor):
      var call = SwiftCall(".preferred")
      call.add("", .plain("." + style.name))
      call.add("factor", factor, unless: 1) { .number($0) }
      return call.expression
    case .table(let table): return .call(".table", [(label: "", value: table.expression)])
    case .factor(let factor): return .call(".factor", [(label: "", value: .number(factor))])
    case .androidNonLinear(let scale):
      return .call(".androidNonLinear", [(label: "fontScale", value: .number(scale))])
    }
  }
}

extension SizeTable {
  fileprivate var expression: SwiftExpression {
    let pairs = sizes.sorted { $0.key < $1.key }.map {
      (key: SwiftExpression.plain("." + $0.key.name), value: $0.value.expression)
    }
    let missing: SwiftExpression =
      switch self.missing {
      case .useDefault(let size): .call(".useDefault", [(label: "", value: size.expression)])
      case .refuse: .plain(".refuse")
      case .nearest: .plain(".nearest")
      }
    return .call(
      "SizeTable",
      [
        (label: "", value: pairs.isEmpty ? .plain("[:]") : .map(pairs)),
        (label: "missing", value: missing),
      ])
  }
}

extension Points {
  /// Its number, which a literal is.
  var expression: SwiftExpression { .number(value) }
}

extension FontWeight {
  /// Its name, or its class where it has none.
  var expression: SwiftExpression {
    name == String(rawValue) ? .plain("FontWeight(rawValue: \(rawValue))") : .plain("." + name)
  }
}

extension VariationSetting {
  /// The position by its axis' tag.
  var expression: SwiftExpression {
    .call(
      "VariationSetting",
      [(label: "axis", value: .text(axis.description)), (label: "value", value: .number(value))])
  }
}

extension TextAttributes {
  fileprivate var call: SwiftCall {
    var call = SwiftCall("TextAttributes")
    call.add("weight", weight?.expression)
    call.add("traits", traits, unless: []) { _ in .plain(".italic") }
    call.add("width", width.map { .plain("FontWidth(rawValue: \(shortestDecimal($0.rawValue)))") })
    call.add("variations", variations, unless: []) { .list($0.map(\.expression)) }
    call.add("features", features, unless: []) { .list($0.map(\.expression)) }
    switch tracking {
    case .em(let part): call.add("tracking", .call(".em", [(label: "", value: .number(part))]))
    case .points(let distance):
      call.add("tracking", .call(".points", [(label: "", value: distance.expression)]))
    case nil: break
    }
    return call
  }
}

extension FeatureSetting {
  fileprivate var expression: SwiftExpression {
    var call = SwiftCall("FeatureSetting")
    call.add("", .text(tag.description))
    call.add("value", value, unless: 1) { .plain(String($0)) }
    return call.expression
  }
}

extension ParagraphStyle {
  fileprivate var call: SwiftCall {
    var call = SwiftCall("ParagraphStyle")
    call.add("lineLimit", lineLimit.map { .plain(String($0)) })
    call.add("truncationMode", truncationMode, unless: .tail) { .plain("." + $0.rawValue) }
    call.add("minimumScaleFactor", minimumScaleFactor, unless: 1) { .number($0) }
    call.add("allowsTightening", allowsTightening, unless: false) { .plain(String($0)) }
    call.add("lineSpacing", lineSpacing, unless: 0, \.expression)
    call.add("paragraphSpacing", paragraphSpacing, unless: 0, \.expression)
    return call
  }
}
