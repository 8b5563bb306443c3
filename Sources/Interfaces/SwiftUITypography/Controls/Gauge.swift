/// A value in a range, like SwiftUI's `Gauge`: a line below its label, with the value's label and the ends of the range.
/// All looks are a line here. (Sizes are modelled.)
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

  /// The labels around a line.
  public var body: some View {
    VStack(spacing: 4) {
      label
      HStack(spacing: 8) {
        if let least { least }
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule().fill(Color.fill)
            Capsule().fill(.tint).frame(width: proxy.size.width * part)
          }
        }
        .frame(height: 4)
        if let most { most }
      }
      if let valueLabel { valueLabel }
    }
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

/// The look of gauges. It has no effect here.
public protocol GaugeStyle {}

/// A look of the system's.
public struct SystemGaugeStyle: GaugeStyle {}

extension GaugeStyle where Self == SystemGaugeStyle {
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

nonisolated extension View {
  /// Sets the look of gauges. It has no effect here.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View { self }
}
