import Foundation

// Controls that a person changes a value with. They are drawn still, with the value that the binding has. Sizes and
// colours are modelled.

/// A label with buttons to decrease and increase a value, like SwiftUI's `Stepper`. The buttons
/// have the same size at every text size, as on a device.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label

  /// Creates a stepper with a view as its label. The actions never run here.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
  }

  /// Creates a stepper for a value, with a view as its label.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a stepper for a value in a range, with a view as its label.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label, followed by the minus and plus buttons.
  public var body: some View {
    LabelledControl(label: label) {
      HStack(spacing: 0) {
        Image(systemName: "minus").frame(width: 46)
        Rectangle().fill(Color.separator).frame(width: 1, height: 18)
        Image(systemName: "plus").frame(width: 47)
      }
      .font(.system(size: 17))
      .frame(width: 94, height: 32)
      .background(Color.fill, in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localised title. The actions never run here.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    label = Text(titleKey)
  }

  /// Creates a stepper with a title. The actions never run here.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    label = Text(title)
  }

  /// Creates a stepper with a localised title for a value.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) {
    label = Text(titleKey)
  }

  /// Creates a stepper with a title for a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1
  ) {
    label = Text(title)
  }

  /// Creates a stepper with a localised title for a value in a range.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    label = Text(titleKey)
  }

  /// Creates a stepper with a title for a value in a range.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    label = Text(title)
  }
}

/// A line with a knob at the position of a value, like SwiftUI's `Slider`. It does not grow with
/// the text size.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let part: Double
  private let least: ValueLabel?
  private let most: ValueLabel?

  private init<Value: BinaryFloatingPoint>(
    _ value: Value, _ bounds: ClosedRange<Value>, _ least: ValueLabel?, _ most: ValueLabel?
  ) {
    let range = bounds.upperBound - bounds.lowerBound
    part = range > 0 ? min(max(Double((value - bounds.lowerBound) / range), 0), 1) : 0
    self.least = least
    self.most = most
  }

  /// Creates a slider with views at its ends. Its label is for assistive technologies, and is not
  /// drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value.wrappedValue, bounds, minimumValueLabel(), maximumValueLabel())
  }

  /// The line, between the views at its ends.
  public var body: some View {
    HStack(spacing: 8) {
      if let least { least }
      GeometryReader { proxy in
        let length = max(0, proxy.size.width - 27) * part
        ZStack(alignment: .leading) {
          Capsule().fill(Color.fill).frame(height: 4)
          Capsule().fill(.tint).frame(width: length + 13, height: 4)
          Circle().fill(Color.white).frame(width: 27, height: 27)
            .overlay { Circle().strokeBorder(Color.separator, lineWidth: 0.5) }
            .offset(x: length)
        }
        .frame(maxHeight: .infinity)
      }
      .frame(height: 31)
      if let most { most }
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for a value in a range.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value.wrappedValue, bounds, nil, nil)
  }

  /// Creates a slider for a value in a range, with steps, which do not change how it looks here.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value.wrappedValue, bounds, nil, nil)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label for assistive technologies, which is not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value.wrappedValue, bounds, nil, nil)
  }
}

/// A label at the leading edge, and a control at the trailing edge.
struct LabelledControl<Label: View, Control: View>: PrimitiveView {
  let label: Label
  let control: Control
  let isBelowWhenLarge: Bool

  /// Creates a control with a label.
  ///
  /// - Parameter isBelowWhenLarge: Whether the control is below its label at accessibility sizes.
  init(label: Label, isBelowWhenLarge: Bool = false, @ViewBuilder control: () -> Control) {
    self.label = label
    self.isBelowWhenLarge = isBelowWhenLarge
    self.control = control()
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    guard !context.environment.hidesLabels else { return [control.layoutNode(in: context)] }
    if isBelowWhenLarge, context.environment.dynamicTypeSize.isAccessibilitySize {
      let column = VStack(alignment: .leading, spacing: 4) {
        ControlTitle(label: label)
        control
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      return [column.layoutNode(in: context)]
    }
    let row = HStack(spacing: 8) {
      ControlTitle(label: label)
      Spacer(minLength: 0)
      control
    }
    return [row.layoutNode(in: context)]
  }
}

/// The label of a control. If it has several views and the first one is a text, that is the title.
/// The others are subtitles below it, in the footnote style and fainter. (Distance and style are
/// modelled.)
struct ControlTitle<Label: View>: PrimitiveView {
  let label: Label

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let views = label.layoutNodes(in: context)
    guard views.count > 1, views[0] is TextNode else { return views }
    // How many views there are is known only now, so the subtitles are created again.
    let below = context.again().changing {
      $0.stackAxis = .vertical
      $0.font = .footnote
      $0.textChanges.paint = .level(.secondary)
    }
    let subtitles = label.layoutNodes(in: below).dropFirst()
    let column = AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
    return [ContainerNode(column, of: [views[0]] + subtitles, named: "VStack", in: context)]
  }
}

extension EnvironmentValues {
  private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

  /// Whether controls hide their labels.
  var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Hides the labels of the controls in the view. The controls stay.
  public func labelsHidden() -> some View { changingEnvironment { $0.hidesLabels = true } }
}
