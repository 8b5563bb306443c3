import Foundation
import SwiftUI
import Testing
import WidgetKit

@Suite struct `The values of a widget` {
  @Test func `tell a widget that asks at the end from one that never asks`() {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    #expect(TimelineReloadPolicy.atEnd != .never)
    #expect(TimelineReloadPolicy.after(day) == .after(day))
    #expect(TimelineReloadPolicy.after(day) != .after(day.addingTimeInterval(1)))
  }

  @Test func `show a background and no label`() {
    let environment = EnvironmentValues()
    #expect(environment.showsWidgetContainerBackground)
    #expect(!environment.showsWidgetLabel)
  }
}
