/// How gauges look, like SwiftUI's `GaugeStyle`.
@preconcurrency @MainActor
public protocol GaugeStyle {
  /// The type of the view that represents a gauge.
  associatedtype Body: View
  /// The value and labels of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the view that represents a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The value and labels of a gauge, which its style makes a view from.
public struct GaugeStyleConfiguration {
  /// The view of a gauge's label.
  public struct Label: PrimitiveView {
    let view: any View

    func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
  }
  /// The view of the label for the current value.
  public typealias CurrentValueLabel = Label
  /// The view of the label for the lowest value.
  public typealias MinimumValueLabel = Label
  /// The view of the label for the highest value.
  public typealias MaximumValueLabel = Label

  /// The position of the value in the range, from 0 (lowest) to 1 (highest).
  public let value: Double
  /// The label of the gauge.
  public let label: Label
  /// The label for the current value; `nil` if there is none.
  public let currentValueLabel: CurrentValueLabel?
  /// The label for the lowest value; `nil` if there is none.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label for the highest value; `nil` if there is none.
  public let maximumValueLabel: MaximumValueLabel?
}

/// A gauge, drawn in the style of its environment.
nonisolated struct StyledGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  var body: some View {
    AnyView(style.body(of: configuration)).withDefaultStyle(\.gaugeStyle)
  }
}

/// A bar that is filled up to the value, with the labels around it.
nonisolated struct GaugeLine: View {
  private let configuration: GaugeStyleConfiguration

  init(_ configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule().fill(Color.fill)
            Capsule().fill(.tint).frame(width: proxy.size.width * configuration.value)
          }
        }
        .frame(height: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

extension EnvironmentValues {
  private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<GaugeStyleConfiguration> {
      AnyStyle(SystemGaugeStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  /// The style of gauges.
  var gaugeStyle: AnyStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the gauges in the view. All styles of the system look the same here.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.gaugeStyle = AnyStyle(style) { $0.makeBody(configuration: $1) } }
  }
}
