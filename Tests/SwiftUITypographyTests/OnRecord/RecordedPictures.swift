import Imaging
import Testing

@testable import SwiftUITypography

@Suite struct `Pictures on record` {
  private let star = Image(systemName: "star.fill")
  private let bitmap = Bitmap(
    width: 20, height: 10, format: .gray8, bytes: (0..<200).map { UInt8($0) })

  @Test func `that are symbols look as they did`() throws {
    var record = try ViewRecord("symbols")
    record.add("plain", star)
    record.add("font", star.font(.largeTitle))
    record.add("font around", VStack { star }.font(.caption))
    record.add("size", star.font(.system(size: 40)))
    for scale in Image.Scale.allCases { record.add("\(scale)", star.imageScale(scale)) }
    record.add("bold", star.bold())
    record.add("weight", star.fontWeight(.thin))
    record.add("colour", star.foregroundColor(.orange))
    record.add("style", star.foregroundStyle(.tint))
    record.add("unknown", Image(systemName: "no.such.symbol"))
    record.add("turning", Image(systemName: "chevron.forward"))
    record.add("not turning", Image(systemName: "chevron.right"))
    let row = HStack(alignment: .firstTextBaseline) {
      star
      Text("Beside")
      Text("Small").font(.caption)
    }
    record.add("baseline", row)
    record.add("rendering mode", star.renderingMode(.original).symbolRenderingMode(.palette))
    try record.compare()
  }

  @Test func `that are resized symbols look as they did`() throws {
    var record = try ViewRecord("resized symbols", in: RecordedWindow.usual)
    let free = star.resizable()
    record.add("frame", free.frame(width: 60, height: 30))
    record.add("to fit", free.scaledToFit().frame(width: 60, height: 30))
    record.add("to fill", free.scaledToFill().frame(width: 60, height: 30))
    record.add("window", height: 50, free)
    record.add("ideal", free.fixedSize())
    record.add("nothing", free.frame(width: 0, height: 20))
    record.add("not resizable", star.frame(width: 60, height: 60))
    record.add("heavy", free.fontWeight(.black).frame(width: 60, height: 60))
    try record.compare()
  }

  @Test func `in variants look as they did`() throws {
    var record = try ViewRecord("variants of symbols", in: [.large])
    let variants: [(String, SymbolVariants)] = [
      ("none", .none), ("circle", .circle), ("square", .square), ("rectangle", .rectangle),
      ("fill", .fill), ("slash", .slash), ("filled circle", .circle.fill),
      ("slashed fill", .fill.slash), ("square and slash", .square.slash),
    ]
    for (name, variant) in variants {
      for symbol in ["heart", "bell", "person.fill", "no.such.symbol"] {
        record.add("\(name), \(symbol)", Image(systemName: symbol).symbolVariant(variant))
      }
    }
    record.add(
      "nested",
      VStack { Image(systemName: "heart").symbolVariant(.circle) }.symbolVariant(.square.fill))
    try record.compare()
  }

  @Test func `of pixels look as they did`() throws {
    var record = try ViewRecord("pictures of pixels", in: [.large, .large.turned])
    let image = Image(bitmap)
    record.add("plain", image)
    record.add("two pixels per point", Image(bitmap, scale: 2))
    record.add("no scale", Image(bitmap, scale: 0))
    record.add("scale without an end", Image(bitmap, scale: .infinity))
    record.add("resizable", image.resizable().frame(width: 50, height: 50))
    record.add("not resizable", image.frame(width: 50, height: 50))
    record.add("to fit", image.resizable().scaledToFit().frame(width: 50, height: 50))
    record.add("to fill", image.resizable().scaledToFill().frame(width: 50, height: 50))
    record.add("ideal", image.resizable().fixedSize())
    record.add("template", image.renderingMode(.template).foregroundColor(.red))
    record.add("original", image.renderingMode(.original).foregroundColor(.red))
    record.add("faded", image.opacity(0.5).clipShape(Circle()))
    record.add("in a text", Text("Tap \(Image(bitmap, scale: 2)) now"))
    record.add("in a text as a template", Text("\(image.renderingMode(.template)) red"))
    record.add("unreadable", Image(png: [1, 2, 3]))
    record.add("label", Label("Plain", image: "missing"))
    record.add("missing", Image("missing").resizable().frame(width: 20, height: 20))
    try record.compare()
  }

  @Test func `of UIKit look as they did`() throws {
    var record = try ViewRecord("pictures of UIKit", in: RecordedWindow.usual)
    let configuration = UIImage.SymbolConfiguration(pointSize: 40)
    let fixed = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    let free = try #require(UIImage(systemName: "star"))
    record.add("fixed", Image(uiImage: fixed))
    record.add("free", Image(uiImage: free))
    record.add(
      "coloured", Image(uiImage: free.withTintColor(.red, renderingMode: .alwaysOriginal)))
    record.add("fixed in a font", Image(uiImage: fixed).font(.caption))
    try record.compare()
  }

  @Test func `that are shown large look as they did`() throws {
    var record = try ViewRecord("large content", in: [.large, .ax3, .ax3.turned])
    let tab = Button("Home", systemImage: "house") {}.accessibilityShowsLargeContentViewer()
    record.add("offered", tab)
    record.add("pressed", height: 480, pressing: "Home", tab)
    let other = Image(systemName: "gear").accessibilityShowsLargeContentViewer {
      Label("Settings", systemImage: "gearshape")
    }
    record.add("another view", height: 480, pressing: "Settings", other)
    record.add(
      "title alone", height: 480, pressing: "Words",
      Text("Words").accessibilityShowsLargeContentViewer())
    record.add(
      "symbol alone", height: 480, pressing: "star",
      star.accessibilityIdentifier("star").accessibilityShowsLargeContentViewer())
    record.add(
      "long title", height: 480, pressing: RecordedWords.sentence,
      Text(RecordedWords.sentence).accessibilityShowsLargeContentViewer())
    record.add("nothing pressed", height: 480, pressing: "Nowhere", tab)
    record.add("nothing to show", height: 480, pressing: "Text", Text("Plain"))
    let bar = NavigationStack {
      Text("Row").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    record.add("title of a bar", height: 480, pressing: "Title", bar)
    try record.compare()
  }
}
