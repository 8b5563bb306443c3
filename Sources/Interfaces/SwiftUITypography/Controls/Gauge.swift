/// A value in a range, like SwiftUI's `Gauge`: a line below its label, with the value's label and the ends of the range.
/// All looks of the system's are a line here. (Sizes are modelled.)
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let part: Double
  private let label: Label
  private let valueLabel: CurrentValueLabel?
  private let least: BoundsLabel?
  private let most: BoundsLabel?

  private init<Value: BinaryFloatingPoint>(
    _ value: Value, _ bounds: ClosedRange<Value>, _ label: Label, _ valueLabel: CurrentValueLabel?,
    _ least: BoundsLabel?, _ most: BoundsLabel?
  ) {
    let range = bounds.upperBound - bounds.lowerBound
    part = range > 0 ? min(max(Double((value - bounds.lowerBound) / range), 0), 1) : 0
    self.label = label
    self.valueLabel = valueLabel
    self.least = least
    self.most = most
  }

  /// The gauge as its style shows it.
  public var body: some View {
    StyledGauge(
      configuration: GaugeStyleConfiguration(
        value: part, label: .init(view: label),
        currentValueLabel: valueLabel.map { .init(view: $0) },
        minimumValueLabel: least.map { .init(view: $0) },
        maximumValueLabel: most.map { .init(view: $0) }))
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and a label of the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels, also of the ends of the range.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

/// A look of the system's.
nonisolated public struct SystemGaugeStyle: GaugeStyle {
  /// A line with the labels around it.
  public func makeBody(configuration: Configuration) -> some View { GaugeLine(configuration) }
}

nonisolated extension GaugeStyle where Self == SystemGaugeStyle {
  /// The usual look.
  public static var automatic: SystemGaugeStyle { SystemGaugeStyle() }
  /// A line that is filled up to the value.
  public static var linearCapacity: SystemGaugeStyle { SystemGaugeStyle() }
  /// An open circle with a mark. It is drawn as a line here.
  public static var accessoryCircular: SystemGaugeStyle { SystemGaugeStyle() }
  /// A circle that is filled up to the value. It is drawn as a line here.
  public static var accessoryCircularCapacity: SystemGaugeStyle { SystemGaugeStyle() }
  /// A line with a mark. It is drawn as a filled line here.
  public static var accessoryLinear: SystemGaugeStyle { SystemGaugeStyle() }
  /// A line that is filled up to the value.
  public static var accessoryLinearCapacity: SystemGaugeStyle { SystemGaugeStyle() }
}
