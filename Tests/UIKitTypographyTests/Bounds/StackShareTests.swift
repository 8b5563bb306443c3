import Foundation
import Testing

@testable import UIKitTypography

/// What the views of a long stack get of its length, worked out by hand.
@Suite struct `The shares of a long stack` {
  private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  private func parts(_ lengths: [CGFloat]) -> [StackShares.Part] {
    lengths.map {
      StackShares.Part(length: $0, hugging: .defaultLow, resistance: .defaultHigh)
    }
  }

  private func lengths(
    _ distribution: UIStackView.Distribution, of lengths: [CGFloat], gaps: [CGFloat],
    room: CGFloat
  ) -> [CGFloat] {
    StackShares(distribution: distribution, gaps: gaps).lengths(of: parts(lengths), room: room)
  }

  private func gaps(
    _ distribution: UIStackView.Distribution, between lengths: [CGFloat], least: [CGFloat],
    room: CGFloat
  ) -> [CGFloat] {
    StackShares(distribution: distribution, gaps: least).gaps(between: lengths, room: room)
  }

  @Test func `need at least the views and the gaps`() {
    // The views have 90 pt. Equal spacing takes the greatest gap twice, equal centring the mean.
    let least: [CGFloat] = Self.distributions.map {
      StackShares(distribution: $0, gaps: [4, 10]).least([20, 40, 30])
    }
    #expect(least == [104, 134, 104, 110, 104])
  }

  @Test func `are nothing without views`() {
    for distribution in Self.distributions {
      let shares = StackShares(distribution: distribution, gaps: [])
      #expect(shares.least([]) == 0, "\(distribution)")
      #expect(shares.lengths(of: [], room: 50).isEmpty, "\(distribution)")
      #expect(shares.gaps(between: [], room: 50).isEmpty, "\(distribution)")
    }
  }

  @Test func `of one view are all of the room where it is to be filled`() {
    for distribution in Self.distributions.prefix(3) {
      #expect(lengths(distribution, of: [10], gaps: [], room: 50) == [50], "\(distribution)")
    }
    for distribution in Self.distributions.suffix(2) {
      #expect(lengths(distribution, of: [10], gaps: [], room: 50) == [10], "\(distribution)")
    }
  }

  @Test func `are alike`() {
    // 80 pt without gaps of 14 pt, in three.
    #expect(lengths(.fillEqually, of: [1, 50, 9], gaps: [4, 10], room: 80) == [22, 22, 22])
  }

  @Test func `are in proportion to the content`() {
    #expect(
      lengths(.fillProportionally, of: [10, 20, 30], gaps: [4, 6], room: 130) == [20, 40, 60])
    // Without a length there is no proportion, and the last view takes what is left.
    #expect(lengths(.fillProportionally, of: [0, 20], gaps: [5], room: 45) == [0, 40])
  }

  @Test func `are nothing where gaps take all of the room`() {
    #expect(lengths(.fillEqually, of: [10, 20, 30], gaps: [10, 10], room: 15) == [0, 0, 0])
    #expect(lengths(.fillProportionally, of: [10, 30], gaps: [20], room: 10) == [0, 0])
    #expect(lengths(.fill, of: [10, 30], gaps: [20], room: 10) == [0, 0])
  }

  @Test func `grow by what is free, however little`() {
    #expect(lengths(.fill, of: [10, 10], gaps: [0], room: 50) == [10, 40])
    #expect(lengths(.fill, of: [10, 10], gaps: [0], room: 20.5) == [10, 10.5])
    #expect(lengths(.fill, of: [10, 10], gaps: [3], room: 23) == [10, 10])
    var parts = parts([10, 10, 10])
    parts[0].hugging = .defaultLow - 1
    parts[1].hugging = .defaultLow - 1
    let shares = StackShares(distribution: .fill, gaps: [0, 0])
    #expect(shares.lengths(of: parts, room: 45) == [10, 25, 10])
  }

  @Test func `shrink by what is missing, the last one first`() {
    for distribution in [UIStackView.Distribution.fill, .equalSpacing, .equalCentering] {
      #expect(lengths(distribution, of: [10, 10], gaps: [0], room: 19) == [10, 9])
      #expect(lengths(distribution, of: [10, 10], gaps: [4], room: 12) == [8, 0])
    }
  }

  @Test func `shrink first where the resistance is less`() {
    var parts = parts([10, 10, 10])
    parts[0].resistance = .defaultHigh - 1
    let shares = StackShares(distribution: .fill, gaps: [0, 0])
    #expect(shares.lengths(of: parts, room: 23) == [3, 10, 10])
    #expect(shares.lengths(of: parts, room: 17) == [0, 10, 7])
  }

  @Test func `leave gaps that are alike, and none less than the greatest`() {
    let views: [CGFloat] = [10, 10, 10]
    #expect(gaps(.equalSpacing, between: views, least: [4, 6], room: 60) == [15, 15])
    #expect(gaps(.equalSpacing, between: views, least: [4, 6], room: 35) == [6, 6])
    #expect(gaps(.fill, between: views, least: [4, 6], room: 60) == [4, 6])
  }

  @Test func `leave gaps between middles that are as far apart as each other`() {
    // Middles from 10 to 170 are 80 pt apart.
    #expect(
      gaps(.equalCentering, between: [20, 40, 60], least: [10, 10], room: 200) == [50, 30])
    // There is no more room than the gaps need.
    #expect(gaps(.equalCentering, between: [10, 10], least: [8], room: 28) == [8])
  }

  @Test func `leave the least gap where middles are too near`() {
    // Middles from 50 to 180 are 43⅓ pt apart, too near for the first two views. 35 pt are left
    // for each of the other distances.
    #expect(
      gaps(.equalCentering, between: [100, 10, 10, 40], least: [5, 5, 5], room: 200)
        == [5, 25, 10])
    // The first gap stays at 5 pt. Then other middles are 30 pt apart, too near for the last two.
    #expect(
      gaps(.equalCentering, between: [100, 10, 10, 60], least: [5, 5, 5], room: 200)
        == [5, 10, 5])
  }
}
