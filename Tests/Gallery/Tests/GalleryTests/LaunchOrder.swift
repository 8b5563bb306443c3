import Foundation
import Imaging
import Rendering
import Snapshots
import SwiftUITypography
import Testing
import TypeproofTesting
import UIKitTypography

@testable import Controls
@testable import Screens

/// Screens that are started at a text size look the same whatever was started before them, or beside.
@MainActor @Suite struct `The order of launches` {
  private struct Start: Hashable {
    let screen: String
    let category: ContentSizeCategory
  }

  private static let all = ContentSizeCategory.allCases.flatMap { category in
    (Screen.allCases.map { "SwiftUI \($0.rawValue)" }
      + ControlScreen.allCases.map { "UIKit \($0.rawValue)" }).map {
        Start(screen: $0, category: category)
      }
  }

  private let fonts: InterfaceFonts
  private let renderer: Renderer

  init() throws {
    fonts = InterfaceFonts(
      folder: try FontFolder(path: GalleryFonts.folder), systemFont: GalleryFonts.systemFont)
    renderer = try Renderer()
  }

  /// The bytes of a screen's picture.
  private func picture(of start: Start) throws -> [UInt8] {
    let word = start.screen.split(separator: " ").last.map(String.init) ?? ""
    let frame: InterfaceFrame
    if let screen = Screen(rawValue: word), start.screen.hasPrefix("SwiftUI") {
      frame = try launched(at: start.category, height: screen.height) { surroundings, typesetter in
        try screen.view.interface(
          in: InterfaceConfiguration(
            width: 375, height: screen.height, category: start.category),
          typesetter: typesetter)
      }
    } else {
      let screen = try #require(ControlScreen(rawValue: word))
      frame = try launched(at: start.category, height: screen.height) { surroundings, typesetter in
        try screen.make().interface(in: surroundings, typesetter: typesetter)
      }
    }
    return try renderer.render(frame.scene, at: .x1).bytes
  }

  private func launched(
    at category: ContentSizeCategory, height: CGFloat?,
    _ layOut: (InterfaceSurroundings, Typesetter) throws -> InterfaceFrame
  ) throws -> InterfaceFrame {
    let surroundings = InterfaceSurroundings(
      height: height.map { Points(Double($0)) }, category: category)
    return try InterfaceLaunch(in: surroundings, fonts: fonts).run {
      try layOut(surroundings, try Typesetter(fonts))
    }
  }

  @Test func `does not show in any picture, in 200 of them`() throws {
    var expected: [Start: [UInt8]] = [:]
    for seed in UInt64(0)..<200 {
      var random = Numbers(seed: seed)
      for _ in 0..<4 {
        let start = try #require(Self.all.randomElement(using: &random))
        let picture = try picture(of: start)
        let isSame = picture == expected[start, default: picture]
        expected[start] = picture
        #expect(isSame, "\(start.screen) at \(start.category), order \(seed)")
      }
    }
    #expect(expected.count > 150)
  }

  @Test func `does not show where they run side by side`() async throws {
    let some = Self.all.filter { [.xs, .ax3].contains($0.category) }
    let expected = try some.map(picture)
    let tasks = some.map { start in
      Task { @MainActor in
        await Task.yield()
        return try picture(of: start)
      }
    }
    for (task, (start, before)) in zip(tasks, zip(some, expected)) {
      let isSame = try await task.value == before
      #expect(isSame, "\(start.screen) at \(start.category)")
    }
  }
}

/// Numbers that are the same in every run (xorshift64*).
private struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
