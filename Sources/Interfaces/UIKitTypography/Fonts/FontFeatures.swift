public import Foundation

// The types and selectors of Apple's font features, by their published numbers (Apple, “Font Feature Registry”).

/// The type of number spacing.
public let kNumberSpacingType = 6
/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The type of number case.
public let kNumberCaseType = 21
/// Digits with ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals.
public let kUpperCaseNumbersSelector = 1
/// The type of fractions.
public let kFractionsType = 11
/// No fractions.
public let kNoFractionsSelector = 0
/// Fractions with a slanted line.
public let kDiagonalFractionsSelector = 2
/// The type of lower case.
public let kLowerCaseType = 37
/// Small capitals in place of lower case.
public let kLowerCaseSmallCapsSelector = 1
/// The type of upper case.
public let kUpperCaseType = 38
/// Small capitals in place of capitals.
public let kUpperCaseSmallCapsSelector = 1
/// The type of stylistic alternatives.
public let kStylisticAlternativesType = 35
/// The first set of alternatives.
public let kStylisticAltOneOnSelector = 2
/// The type of ligatures.
public let kLigaturesType = 1
/// The usual ligatures.
public let kCommonLigaturesOnSelector = 2
/// No usual ligatures.
public let kCommonLigaturesOffSelector = 3

/// How far fonts are registered.
public enum CTFontManagerScope: Int, Sendable {
  /// For the process.
  case process = 1
  /// For the person.
  case persistent
  /// For the session.
  case session
}

/// An address, by Core Foundation's name.
public typealias CFURL = URL

/// Registers a font's file. The fonts of the test's package are registered already, so it does nothing.
///
/// - Returns: `true`.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool { true }
