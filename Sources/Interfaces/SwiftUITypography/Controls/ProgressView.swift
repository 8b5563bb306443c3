public import Foundation

/// How far a task has come, like SwiftUI's `ProgressView`: a line, or twelve spokes if there is no value.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let label: Label?
  private let valueLabel: CurrentValueLabel?
  /// `nil` where nobody knows.
  private let part: Double?

  private init(_ label: Label?, _ valueLabel: CurrentValueLabel?, part: Double?) {
    self.label = label
    self.valueLabel = valueLabel
    self.part = part.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
  }

  /// What the style of the surroundings makes of it: the line or the spokes, with the label.
  public var body: some View {
    if let style = EnvironmentValues.current.progressStyle {
      AnyView(
        style.body(
          of: ProgressViewStyleConfiguration(
            fractionCompleted: part, label: label.map { .init(view: $0) },
            currentValueLabel: valueLabel.map { .init(view: $0) })))
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

/// Twelve lines around a point.
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
  /// Creates spokes with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(label(), nil, part: nil) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates spokes.
  public init() { self.init(nil, nil, part: nil) }

  /// Creates a line; spokes if there is no value.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(nil, nil, part: value.map { Double($0 / total) })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates spokes with a title.
  public init<Title: StringProtocol>(_ title: Title) { self.init(Text(title), nil, part: nil) }

  /// Creates a line with a title; spokes if there is no value.
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) {
    self.init(Text(title), nil, part: value.map { Double($0 / total) })
  }
}

extension ProgressView {
  /// Creates a line with a label and a label of the value; spokes if there is no value.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), part: value.map { Double($0 / total) })
  }

  /// Creates a line for the time between two dates, with a label and a label of the value. It is at its beginning.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), part: countsDown ? 1 : 0)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a line with a label; spokes if there is no value.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), nil, part: value.map { Double($0 / total) })
  }

  /// Creates a line for the time between two dates, with a label. It is at its beginning.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), nil, part: countsDown ? 1 : 0)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a line for the time between two dates. It is at its beginning.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(nil, nil, part: countsDown ? 1 : 0)
  }

  /// Creates a line for the progress of a task.
  public init(_ progress: Progress) { self.init(nil, nil, part: progress.fractionCompleted) }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates what a look shows.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.label, configuration.currentValueLabel, part: configuration.fractionCompleted)
  }
}
