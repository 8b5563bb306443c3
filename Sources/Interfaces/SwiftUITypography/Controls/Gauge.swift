/// A value in a range, like SwiftUI's `Gauge`: a bar below the label, between the labels of the
/// range's ends. The value's label is below the bar.
///
/// All gauge styles of the system draw a bar here. (Sizes are modelled.)
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

  /// The gauge, drawn in the style around it.
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
  /// Creates a gauge with a label and a label for the current value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label, and labels for the current, lowest and highest value.
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

/// The gauge style of the system: a bar that is filled up to the value.
nonisolated public struct SystemGaugeStyle: GaugeStyle {
  /// Returns the bar with the gauge's labels around it.
  public func makeBody(configuration: Configuration) -> some View { GaugeLine(configuration) }
}

nonisolated extension GaugeStyle where Self == SystemGaugeStyle {
  /// The default style: a bar that is filled up to the value.
  public static var automatic: SystemGaugeStyle { SystemGaugeStyle() }
  /// A bar that is filled up to the value.
  public static var linearCapacity: SystemGaugeStyle { SystemGaugeStyle() }
  /// An open ring with a marker at the value. It is drawn as a filled bar here.
  public static var accessoryCircular: SystemGaugeStyle { SystemGaugeStyle() }
  /// A ring that is filled up to the value. It is drawn as a filled bar here.
  public static var accessoryCircularCapacity: SystemGaugeStyle { SystemGaugeStyle() }
  /// A bar with a marker at the value. It is drawn as a filled bar here.
  public static var accessoryLinear: SystemGaugeStyle { SystemGaugeStyle() }
  /// A bar that is filled up to the value.
  public static var accessoryLinearCapacity: SystemGaugeStyle { SystemGaugeStyle() }
}
