/// By what two pictures are compared: what may differ between them without being a change.
public enum Metric: Hashable, Sendable {
  /// Nothing: each pixel counts. Right where the same program draws both pictures.
  case exact
  /// What another rasteriser does to the same text; see ``judge(expected:actual:)``. Right for text
  /// drawn on another machine.
  case text
  /// What the rule of pixelmatch lets pass, unless a letter or a mark is lost, new or another. The rule by
  /// itself overlooks accents, and pale text. For those who come from tools that use it.
  case pixelmatch(PixelmatchRule)
}

extension Metric: CustomStringConvertible {
  /// The metric by name, with what sets it apart, such as `pixelmatch, threshold 0.1`.
  public var description: String {
    switch self {
    case .exact: "exact"
    case .text: "text"
    case .pixelmatch(let rule): "pixelmatch, threshold \(rule.threshold)"
    }
  }
}
