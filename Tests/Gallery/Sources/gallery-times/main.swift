// Says how long each screen takes to be laid out and drawn at all twelve text sizes, on this thread:
// its name, processor seconds of layout and of drawing, with tabs between. What is kept from size to size
// is what a test keeps; each screen begins with nothing.

import Controls
import Foundation
import Rendering
import Screens
import Snapshots
import SwiftUITypography
import UIKitTypography

let fonts = InterfaceFonts(
  folder: try FontFolder(path: CommandLine.arguments.dropFirst().first ?? "Fonts"),
  systemFont: SystemFont(
    "Inter/InterVariable.ttf", monospaced: "JetBrainsMono/JetBrainsMono-Regular.ttf",
    cascade: FontCascade([
      FontCascade.Rule(scripts: ["Arab"], fonts: ["NotoSansArabic/NotoSansArabic-Regular.ttf"])
    ])))

/// Seconds that this thread has had of a processor, which other programs do not lengthen.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func measure(_ name: String, _ layOut: (ContentSizeCategory) throws -> InterfaceFrame) throws {
  let renderer = try Renderer()
  var (layout, drawing) = (0.0, 0.0)
  for category in ContentSizeCategory.allCases {
    let start = processorSeconds()
    let scene = try layOut(category).scene
    let middle = processorSeconds()
    _ = try renderer.render(scene, at: .x2)
    layout += middle - start
    drawing += processorSeconds() - middle
  }
  print(name, layout, drawing, separator: "\t")
}

/// A screen started at a text size.
func launch<Result>(
  at category: ContentSizeCategory, height: CGFloat?,
  _ action: (InterfaceSurroundings) throws -> Result
) rethrows -> Result {
  let surroundings = InterfaceSurroundings(
    height: height.map { Points(Double($0)) }, category: category)
  return try InterfaceLaunch(in: surroundings, fonts: fonts).run { try action(surroundings) }
}

for screen in Screen.allCases {
  let typesetter = try Typesetter(fonts)
  try measure("SwiftUI \(screen.rawValue)") { category in
    try launch(at: category, height: screen.height) { _ in
      try screen.view.interface(
        in: InterfaceConfiguration(width: 375, height: screen.height, category: category),
        typesetter: typesetter)
    }
  }
}
for screen in ControlScreen.allCases {
  let typesetter = try Typesetter(fonts)
  try measure("UIKit \(screen.rawValue)") { category in
    try launch(at: category, height: screen.height) { surroundings in
      try screen.make().interface(in: surroundings, typesetter: typesetter)
    }
  }
}
