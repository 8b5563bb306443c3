import Imaging
import Testing

@testable import SwiftUITypography

@Suite struct `Drawings on record` {
  private let rect = CGRect(x: 5, y: 6, width: 20, height: 10)

  private func drawing(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> some View {
    Canvas { draw(&$0, $1) }.frame(width: 100, height: 60)
  }

  @Test func `of paths look as they did`() throws {
    let rect = rect
    let gradient = Gradient(colors: [.red, .blue])
    let shadings: [(String, GraphicsContext.Shading)] = [
      ("colour", .color(.red)), ("style", .style(.tint)), ("foreground", .foreground),
      ("backdrop", .backdrop),
      ("linear gradient", .linearGradient(gradient, startPoint: .zero, endPoint: .zero)),
      (
        "radial gradient",
        .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 9)
      ),
      ("conic gradient", .conicGradient(gradient, center: .zero)),
    ]
    var record = try ViewRecord("drawn paths", in: [.large, .dark])
    for (name, shading) in shadings {
      record.add(name, drawing { context, _ in context.fill(Path(rect), with: shading) })
    }
    record.add(
      "line", drawing { context, _ in context.stroke(Path(rect), with: .color(.red)) })
    record.add(
      "thick line",
      drawing { context, _ in
        context.stroke(Path(ellipseIn: rect), with: .foreground, lineWidth: 3)
      })
    record.add(
      "styled line",
      drawing { context, _ in
        context.stroke(Path(rect), with: .foreground, style: StrokeStyle(lineWidth: 2.5))
      })
    record.add(
      "empty path", drawing { context, _ in context.fill(Path { _ in }, with: .foreground) })
    record.add(
      "size",
      drawing { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
      })
    try record.compare()
  }

  @Test func `that are moved and scaled look as they did`() throws {
    let rect = rect
    var record = try ViewRecord("moved drawings", in: [.large, .large.turned])
    record.add(
      "moved",
      drawing { context, _ in
        context.translateBy(x: 7, y: 8)
        context.fill(Path(rect), with: .foreground)
        context.draw(Text("A"), at: .zero, anchor: .topLeading)
      })
    record.add(
      "scaled",
      drawing { context, _ in
        context.scaleBy(x: 2, y: 3)
        context.translateBy(x: 1, y: 1)
        context.stroke(Path(rect), with: .foreground, lineWidth: 2)
        context.draw(Text("A"), in: rect)
      })
    record.add(
      "mirrored",
      drawing { context, _ in
        context.translateBy(x: 50, y: 0)
        context.scaleBy(x: -1, y: 1)
        context.stroke(Path(rect), with: .foreground, lineWidth: 2)
      })
    record.add(
      "layer",
      drawing { context, _ in
        context.drawLayer { layer in
          layer.opacity = 0.5
          layer.translateBy(x: 9, y: 9)
          layer.fill(Path(rect), with: .foreground)
        }
        context.fill(Path(rect), with: .foreground)
      })
    record.add(
      "without effect",
      drawing { context, _ in
        context.rotate(by: .degrees(90))
        context.addFilter(.blur(radius: 3))
        context.clip(to: Path(rect))
        context.blendMode = .multiply
        context.fill(Path(rect), with: .foreground)
      })
    try record.compare()
  }

  @Test func `of texts, pictures and views look as they did`() throws {
    let rect = rect
    let bitmap = Bitmap(
      width: 8, height: 4, format: .gray8, bytes: Array(repeating: 90, count: 32))
    var record = try ViewRecord("drawn views")
    let anchors: [(String, UnitPoint)] = [
      ("center", .center), ("top leading", .topLeading), ("bottom", .bottom),
      ("trailing", .trailing),
    ]
    for (name, anchor) in anchors {
      record.add(
        name,
        drawing { context, _ in
          context.draw(Text("Words"), at: CGPoint(x: 50, y: 30), anchor: anchor)
          context.draw(Image(systemName: "star"), at: CGPoint(x: 20, y: 30), anchor: anchor)
          context.draw(Image(bitmap, scale: 2), at: CGPoint(x: 80, y: 30), anchor: anchor)
        })
    }
    record.add(
      "in a rectangle",
      drawing { context, _ in
        context.draw(Text("Words that wrap"), in: rect)
        context.draw(Image(bitmap), in: rect)
      })
    record.add(
      "measured",
      drawing { context, size in
        let text = context.resolve(Text("Words that wrap"))
        let (ideal, fitted) = (text.size, text.measure(in: size))
        context.stroke(Path(CGRect(origin: .zero, size: ideal)), with: .foreground)
        context.stroke(Path(CGRect(origin: .zero, size: fitted)), with: .color(.red))
        context.draw(text, in: CGRect(origin: .zero, size: size))
      })
    let tagged = Canvas { context, _ in
      if let symbol = context.resolveSymbol(id: 2) {
        context.draw(symbol, at: CGPoint(x: 50, y: 30))
        context.draw(symbol, in: rect)
      }
      if context.resolveSymbol(id: 9) == nil { context.draw(Text("none"), at: .zero) }
    } symbols: {
      Text("One").tag(1)
      Box("two", 10, 6).tag(2)
    }
    record.add("by its tag", height: 60, tagged)
    record.add(
      "environment",
      drawing { context, _ in
        let size = context.environment.dynamicTypeSize
        context.draw(Text(verbatim: "\(size)"), at: .zero, anchor: .topLeading)
      })
    record.add("ideal", Canvas { context, _ in context.draw(Text("A"), at: .zero) })
    try record.compare()
  }
}
