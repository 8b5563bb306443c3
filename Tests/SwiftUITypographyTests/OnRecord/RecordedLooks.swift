import Testing

@testable import SwiftUITypography

/// Modifiers that add nothing to a picture leave their view as it is.
@Suite struct `Views with what is not drawn on record` {
  private let text = Text("Words")
  @Namespace private var space

  @Test func `that is presented look as they did`() throws {
    var record = try ViewRecord("presentations", in: [.large])
    let on = Binding.constant(true)
    record.add("sheet", text.sheet(isPresented: on) { Text("Sheet") })
    record.add("cover", text.fullScreenCover(isPresented: on) { Text("Cover") })
    record.add("popover", text.popover(isPresented: on) { Text("Popover") })
    record.add("alert", text.alert("Title", isPresented: on) { Button("OK") {} })
    record.add("older alert", text.alert(isPresented: on) { Alert(title: Text("Title")) })
    record.add("dialog", text.confirmationDialog("Title", isPresented: on) { Button("OK") {} })
    record.add("menu", text.contextMenu { Button("Copy") {} })
    record.add("inspector", text.inspector(isPresented: on) { Text("Inspector") })
    record.add("detents", text.presentationDetents([.medium]).presentationCornerRadius(9))
    record.add("help", text.help("Help").draggable("words"))
    try record.compare()
  }

  @Test func `of pixels look as they did`() throws {
    var record = try ViewRecord("effects", in: [.large])
    record.add("shadow", text.shadow(radius: 4).blur(radius: 3))
    record.add("colours", text.brightness(0.5).contrast(2).grayscale(1).saturation(0))
    record.add("hues", text.colorMultiply(.red).hueRotation(.degrees(90)).colorInvert())
    record.add("blending", text.blendMode(.multiply).compositingGroup().drawingGroup())
    record.add("scale", text.scaleEffect(x: 2, y: 3).scaleEffect(CGSize(width: 1, height: 2)))
    record.add("rotation", text.rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0)))
    record.add("mask", text.mask { Circle() }.luminanceToAlpha())
    record.add("glass", text.glassEffect().glassEffect(.regular, in: .capsule))
    record.add("animation", text.animation(.default, value: 1).transition(.opacity))
    record.add("inner animation", text.animation(.easeIn) { $0.padding(9) })
    record.add("geometry", text.geometryGroup().matchedGeometryEffect(id: 1, in: space))
    record.add("shape", text.contentShape(Circle()).containerShape(.rect))
    record.add("mirrored", text.flipsForRightToLeftLayoutDirection(true))
    record.add("symbols", Image(systemName: "star").symbolEffect(.bounce, value: 1))
    try record.compare()
  }

  @Test func `for people look as they did`() throws {
    var record = try ViewRecord("views for people", in: [.large])
    record.add("label", text.accessibilityLabel("a").accessibilityValue("b"))
    record.add("hidden", text.accessibilityHidden(true).accessibilityAddTraits(.isHeader))
    record.add("identifier", text.accessibilityIdentifier("name"))
    record.add("identifier with a slash", text.accessibilityIdentifier("one/two"))
    record.add("older identifier", text.accessibility(identifier: "older"))
    record.add("identifier around", VStack { text }.accessibilityIdentifier("column"))
    record.add("tap", text.onTapGesture {})
    record.add("taps", HStack { text.onTapGesture(count: 2) {} }.onTapGesture {})
    record.add("long press", text.onLongPressGesture {})
    record.add("gesture", text.gesture(TapGesture()).allowsHitTesting(false))
    record.add("appearance", text.onAppear {}.onDisappear {})
    record.add("change", text.onChange(of: 1) {}.task {})
    record.add("preference", text.coordinateSpace(name: "space").onHover { _ in })
    record.add("key", Button("Go") {}.keyboardShortcut(.defaultAction))
    record.add("paths", twoOfEach)
    try record.compare()
  }

  /// Siblings with the same names.
  private var twoOfEach: some View {
    VStack {
      text
      text
      Button("One") {}
      Button("Two") {}
      Label("Three", systemImage: "star")
      Label("Four", systemImage: "star")
      text.accessibilityIdentifier("name")
      text.accessibilityIdentifier("name")
    }
  }
}
