/// The look of gauges, like SwiftUI's `GaugeStyle`.
@preconcurrency @MainActor
public protocol GaugeStyle {
  /// The view that shows a gauge.
  associatedtype Body: View
  /// What is known of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Creates the view that shows a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a look knows of a gauge.
public struct GaugeStyleConfiguration {
  /// A label.
  public struct Label: PrimitiveView {
    let view: any View

    func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
  }
  /// A label of the value.
  public typealias CurrentValueLabel = Label
  /// A label of the least value.
  public typealias MinimumValueLabel = Label
  /// A label of the greatest value.
  public typealias MaximumValueLabel = Label

  /// The value as a share of the range, from 0 to 1.
  public let value: Double
  /// The label.
  public let label: Label
  /// The label of the value; `nil` if there is none.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the least value; `nil` if there is none.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the greatest value; `nil` if there is none.
  public let maximumValueLabel: MaximumValueLabel?
}

/// A gauge in the style around it.
nonisolated struct StyledGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  var body: some View { AnyView(style.body(of: configuration)) }
}

/// A line that is filled up to the value, with the labels around it.
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

  /// The look of gauges.
  var gaugeStyle: AnyStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of gauges. Those of the system are the same here.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.gaugeStyle = AnyStyle(style) { $0.makeBody(configuration: $1) } }
  }
}
