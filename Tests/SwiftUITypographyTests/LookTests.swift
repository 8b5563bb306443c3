import Foundation
import Testing
import UIKitTypography

@testable import SwiftUITypography

/// What an app's own types say how controls look and move.
@MainActor @Suite struct `Looks of an app's own` {
  private enum Place: Hashable { case home, basket }

  private struct Dial: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label.font(.caption)
        Text("\(Int(configuration.value * 100)) %")
        configuration.maximumValueLabel
      }
    }
  }

  @Test func `of a gauge shows its value and labels`() throws {
    let gauge = Gauge(value: 3, in: 0...4) {
      Text("Speed")
    } currentValueLabel: {
      Text("3")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("4")
    }
    #expect(try StandingBench(gauge).texts() == ["Speed", "0", "4", "3"])
    #expect(try StandingBench(gauge.gaugeStyle(Dial())).texts() == ["Speed", "75 %", "4"])
  }

  private struct Tabs: View {
    @State private var place = Place.basket

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
        Tab("Basket", systemImage: "basket", value: .basket) { Text("three things") }
          .badge(3)
          .customizationID("basket")
        if place == .home { Text("old").tabItem { Text("Old") }.tag(Place.home) }
      }
    }
  }

  @Test func `of tabs take values of the choice's type by their short names`() throws {
    let texts = try StandingBench(Tabs()).texts()
    #expect(texts.contains("three things") && !texts.contains("at home"), "\(texts)")
  }

  private struct Bend: ViewModifier {
    let degrees: Double
    func body(content: Content) -> some View { content }
  }

  private struct Motion {
    var (scale, height) = (1.0, 10.0)
  }

  private struct Moving: View {
    @State private var ended = 0
    @State private var pointer = HoverPhase.ended

    private var place: String {
      if case .active(let point) = pointer { "\(point)" } else { "none" }
    }

    var body: some View {
      Text("\(ended) \(place)")
        .transition(.modifier(active: Bend(degrees: 90), identity: Bend(degrees: 0)))
        .animation(.spring(bounce: 0.3), value: ended)
        .onContinuousHover { pointer = $0 }
        .keyframeAnimator(initialValue: Motion(), repeating: false) { view, motion in
          view.frame(height: motion.height)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(2, duration: 1, timingCurve: .easeIn)
            SpringKeyframe(1, duration: 1, spring: .bouncy)
          }
          KeyframeTrack(\.height) { CubicKeyframe(5, duration: 0.5) }
        }
        .onAppear {
          withAnimation(.spring()) {
            ended += 1
          } completion: {
            ended += 10
          }
        }
    }
  }

  @Test func `of motion change what they should at once`() throws {
    #expect(try StandingBench(Moving()).texts() == ["11 none"])
  }

  @Test func `of a bar that is hidden stay so when another is hidden`() throws {
    let screen = NavigationStack {
      Text("content").navigationTitle("Title")
        .toolbar(.hidden, for: .navigationBar)
        .toolbar(.hidden, for: .tabBar)
    }
    #expect(try StandingBench(screen).texts() == ["content"])
    let automatic = NavigationStack { Text("content").navigationTitle("Title").toolbar(.hidden) }
    #expect(try StandingBench(automatic).texts() == ["content"])
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {}

  @MainActor private struct OwnApp {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    @UIApplicationDelegateAdaptor private var other: Delegate
  }

  @Test func `of an app's start read the delegate that the test sets`() {
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    #expect(OwnApp().delegate === delegate)
  }

  @Test func `of levels are fainter than their style`() {
    let environment = EnvironmentValues()
    let full = AnyShapeStyle(.red).color(in: environment)
    let levels = [
      AnyShapeStyle(Color.red.secondary), AnyShapeStyle(Color.red.tertiary),
      AnyShapeStyle(Color.red.quaternary), AnyShapeStyle(.tint.quinary),
    ].map { $0.color(in: environment) }
    #expect(levels[0] == full.opacity(0.8) && levels[2] == full.opacity(0.4))
    #expect(levels[3] == environment.tint.opacity(0.3))
  }
}
