import WidgetKit

// A file as an app has it, with WidgetKit's name alone.

struct HourEntry: TimelineEntry {
  let date: Date
  let words: String
}

struct HourProvider: TimelineProvider {
  func placeholder(in context: Context) -> HourEntry { HourEntry(date: .distantPast, words: "…") }
  func getSnapshot(in context: Context, completion: @escaping (HourEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<HourEntry>) -> Void) {
    let entry = HourEntry(date: .distantPast, words: context.isPreview ? "example" : "now")
    completion(Timeline(entries: [entry], policy: .after(.distantFuture)))
  }
}

struct HourView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  @Environment(\.widgetContentMargins) private var margins
  let entry: HourEntry

  var body: some View {
    VStack {
      Text(verbatim: family == .systemMedium ? "\(entry.words), wide" : entry.words)
      if mode == .vibrant { AccessoryWidgetBackground().widgetAccentable() }
    }
    .padding(margins)
    .containerBackground(.fill.tertiary, for: .widget)
    .containerBackground(for: .widget) { Color.red }
    .widgetURL(URL(string: "https://example.org"))
  }
}

struct HourWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "hour", provider: HourProvider()) { HourView(entry: $0) }
      .configurationDisplayName("Hour")
      .description("What time it is.")
      .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
      .contentMarginsDisabled()
  }
}

struct HourWidgets: WidgetBundle {
  var body: some Widget {
    HourWidget()
    HourWidget()
  }
}

struct HourPreviews: PreviewProvider {
  static var previews: some View {
    HourView(entry: HourEntry(date: .distantPast, words: "now"))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}

func reloadWidgets() {
  WidgetCenter.shared.reloadAllTimelines()
  WidgetCenter.shared.reloadTimelines(ofKind: "hour")
}

#Preview(as: .systemSmall) {
  HourWidget()
} timeline: {
  HourEntry(date: .distantPast, words: "now")
  HourEntry(date: .distantFuture, words: "later")
}

#Preview("provider", as: .systemMedium) {
  HourWidget()
} timelineProvider: {
  HourProvider()
}
