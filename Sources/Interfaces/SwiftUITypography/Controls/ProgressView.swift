public import Foundation

/// The progress of a task, like SwiftUI's `ProgressView`: a bar, or twelve spokes if there is no
/// value.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let label: Label?
  private let valueLabel: CurrentValueLabel?
  /// The completed part, from 0 to 1; `nil` if it is unknown.
  private let part: Double?

  private init(_ label: Label?, _ valueLabel: CurrentValueLabel?, part: Double?) {
    self.label = label
    self.valueLabel = valueLabel
    self.part = part.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
  }

  /// The bar or the spokes with the labels, or what the environment's style makes of them.
  public var body: some View {
    if let style = EnvironmentValues.current.progressStyle {
      AnyView(
        style.body(
          of: ProgressViewStyleConfiguration(
            fractionCompleted: part, label: label.map { .init(view: $0) },
            currentValueLabel: valueLabel.map { .init(view: $0) }))
      )
      .withDefaultStyle(\.progressStyle)
    } else if let part {
      VStack(alignment: .leading, spacing: 8) {
        if let label { label }
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule().fill(Color.fill)
            Capsule().fill(.tint).frame(width: proxy.size.width * part)
          }
        }
        .frame(height: 4)
        if let valueLabel { valueLabel.font(.caption).foregroundStyle(.secondary) }
      }
    } else {
      VStack(spacing: 8) {
        Spokes().stroke(Color.secondary, lineWidth: 2).frame(width: 20, height: 20)
        if let label { label.foregroundStyle(.secondary) }
      }
    }
  }
}

/// Twelve lines around a point, like the hours of a clock.
private struct Spokes: Shape {
  func path(in rect: CGRect) -> Path {
    // The unit vectors of the twelve hours: a half and half the root of 3.
    let (half, most): (CGFloat, CGFloat) = (0.5, 0.8660254037844386)
    let quarter: [(CGFloat, CGFloat)] = [(0, -1), (half, -most), (most, -half)]
    let half1 = quarter + quarter.map { (-$0.1, $0.0) }
    let all = half1 + half1.map { (-$0.0, -$0.1) }
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for (x, y) in all {
        path.move(to: CGPoint(x: rect.midX + x * radius * 0.5, y: rect.midY + y * radius * 0.5))
        path.addLine(to: CGPoint(x: rect.midX + x * radius, y: rect.midY + y * radius))
      }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with a label. It is drawn as twelve still spokes.
  public init(@ViewBuilder label: () -> Label) { self.init(label(), nil, part: nil) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a spinner. It is drawn as twelve still spokes.
  public init() { self.init(nil, nil, part: nil) }

  /// Creates a bar that is filled to `value / total`, or a spinner if the value is `nil`.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(nil, nil, part: value.map { Double($0 / total) })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a localised title. It is drawn as twelve still spokes.
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, part: nil) }

  /// Creates a spinner with a title. It is drawn as twelve still spokes.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init(Text(title), nil, part: nil) }

  /// Creates a bar with a localised title that is filled to `value / total`, or a spinner if the
  /// value is `nil`.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(Text(titleKey), nil, part: value.map { Double($0 / total) })
  }

  /// Creates a bar with a title that is filled to `value / total`, or a spinner if the value is
  /// `nil`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) {
    self.init(Text(title), nil, part: value.map { Double($0 / total) })
  }
}

extension ProgressView {
  /// Creates a bar that is filled to `value / total`, or a spinner if the value is `nil`. A bar has
  /// both labels.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), part: value.map { Double($0 / total) })
  }

  /// Creates a bar with labels for a time interval. It is full if it counts down, and empty
  /// otherwise.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), part: countsDown ? 1 : 0)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a bar with a label that is filled to `value / total`, or a spinner if the value is
  /// `nil`.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), nil, part: value.map { Double($0 / total) })
  }

  /// Creates a bar with a label for a time interval. It is full if it counts down, and empty
  /// otherwise.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), nil, part: countsDown ? 1 : 0)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a bar for a time interval. It is full if it counts down, and empty otherwise.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(nil, nil, part: countsDown ? 1 : 0)
  }

  /// Creates a bar for the completed fraction of a `Progress` object.
  public init(_ progress: Progress) { self.init(nil, nil, part: progress.fractionCompleted) }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from a style's configuration, so that a style can change the view.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.label, configuration.currentValueLabel, part: configuration.fractionCompleted)
  }
}
