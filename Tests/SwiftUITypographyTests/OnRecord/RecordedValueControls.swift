import Testing

@testable import SwiftUITypography

@Suite struct `Controls with a value on record` {
  @Test func `that count look as they did`() throws {
    var record = try ViewRecord("steppers")
    let stepper = Stepper("Count", value: .constant(3), in: 0...10)
    record.add("title", stepper)
    record.add("without bounds", Stepper("Count", value: .constant(3)))
    record.add("actions", Stepper("Count", onIncrement: {}, onDecrement: nil))
    record.add("long title", Stepper(RecordedWords.sentence, value: .constant(3), step: 2))
    record.add(
      "view", Stepper(value: .constant(3)) { Label("Three", systemImage: "number") })
    record.add(
      "view and bounds",
      Stepper(value: .constant(3), in: 0...9, step: 3) { Text("Three of nine") })
    record.add("without its label", stepper.labelsHidden())
    record.add("disabled", stepper.disabled(true))
    record.add("tinted", stepper.tint(.red))
    try record.compare()
  }

  @Test func `that slide look as they did`() throws {
    var record = try ViewRecord("sliders")
    for value in [0, 0.25, 1] { record.add("\(value)", Slider(value: .constant(value))) }
    record.add("in bounds", Slider(value: .constant(30.0), in: 20...60))
    record.add("below its bounds", Slider(value: .constant(-3.0), in: 0...10))
    record.add("above its bounds", Slider(value: .constant(11.0), in: 0...10))
    record.add("without a range", Slider(value: .constant(4.0), in: 4...4))
    record.add("steps", Slider(value: .constant(4.0), in: 0...10, step: 2))
    record.add("label", Slider(value: .constant(0.5)) { Text("Volume") })
    let ends = Slider(value: .constant(0.75), in: 0...1) {
      Text("Volume")
    } minimumValueLabel: {
      Image(systemName: "speaker")
    } maximumValueLabel: {
      Image(systemName: "speaker.wave.3")
    }
    record.add("ends", ends)
    record.add("tinted", Slider(value: .constant(0.5)).tint(.orange))
    record.add("disabled", Slider(value: .constant(0.5)).disabled(true))
    record.add("narrow", Slider(value: .constant(0.5)).frame(width: 20))
    try record.compare()
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
        configuration.currentValueLabel
        ProgressView(configuration).progressViewStyle(.automatic)
      }
    }
  }

  @Test func `that progress look as they did`() throws {
    var record = try ViewRecord("progress views")
    record.add("spinner", ProgressView())
    record.add("titled spinner", ProgressView("Loading"))
    record.add("spinner with a view", ProgressView { Label("Loading", systemImage: "arrow.down") })
    record.add("bar", ProgressView(value: 0.25))
    record.add("bar of a total", ProgressView(value: 3, total: 12))
    record.add("titled bar", ProgressView("Loading", value: 0.5))
    record.add("without a value", ProgressView(value: nil as Double?))
    record.add("too much", ProgressView(value: 5, total: 2))
    record.add("less than nothing", ProgressView(value: -1, total: 2))
    record.add("not a number", ProgressView(value: Double.nan))
    let both = ProgressView(value: 0.5) {
      Text("Half of it")
    } currentValueLabel: {
      Text("50 percent")
    }
    record.add("both labels", both)
    record.add("tinted", both.tint(.red))
    record.add("linear", both.progressViewStyle(.linear))
    record.add("circular", both.progressViewStyle(.circular))
    record.add("own style", both.progressViewStyle(Percent()))
    record.add(
      "system's style in an own one",
      VStack { both.progressViewStyle(.automatic) }.progressViewStyle(Percent()))
    try record.compare()
  }

  @Test func `that progress with time look as they did`() throws {
    var record = try ViewRecord("progress views with time", in: [.large, .dark])
    let times = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 60)
    record.add("counting down", ProgressView(timerInterval: times))
    record.add("counting up", ProgressView(timerInterval: times, countsDown: false))
    record.add("label", ProgressView(timerInterval: times) { Text("Waiting") })
    let both = ProgressView(timerInterval: times, countsDown: false) {
      Text("Waiting")
    } currentValueLabel: {
      Text("one minute")
    }
    record.add("both labels", both)
    let progress = Progress(totalUnitCount: 8)
    progress.completedUnitCount = 2
    record.add("object", ProgressView(progress))
    record.add("spinner", ProgressView("Loading"))
    record.add("slider", Slider(value: .constant(0.5)))
    record.add("stepper", Stepper("Count", value: .constant(3)))
    try record.compare()
  }

  private struct Stated: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.currentValueLabel
        HStack {
          configuration.minimumValueLabel
          Text(verbatim: "\(configuration.value)")
          configuration.maximumValueLabel
        }
      }
    }
  }

  @Test func `that gauge look as they did`() throws {
    var record = try ViewRecord("gauges")
    record.add("label", Gauge(value: 0.4) { Text("Speed") })
    record.add("bounds", Gauge(value: 3, in: 0...12) { Text("Speed") })
    record.add("below its bounds", Gauge(value: -3, in: 0...12) { Text("Speed") })
    record.add("above its bounds", Gauge(value: 13, in: 0...12) { Text("Speed") })
    record.add("without a range", Gauge(value: 2, in: 2...2) { Text("Speed") })
    let value = Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("half")
    }
    record.add("value", value)
    let full = Gauge(value: 3, in: 0...4) {
      Text("Speed")
    } currentValueLabel: {
      Text("3")
    } minimumValueLabel: {
      Text("least")
    } maximumValueLabel: {
      Text("most")
    }
    record.add("all labels", full)
    record.add("linear", full.gaugeStyle(.linearCapacity).tint(.green))
    record.add("circular", full.gaugeStyle(.accessoryCircular))
    record.add("own style", full.gaugeStyle(Stated()))
    record.add("own style, one label", value.gaugeStyle(Stated()))
    try record.compare()
  }
}
