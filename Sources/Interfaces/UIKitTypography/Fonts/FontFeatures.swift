public import Foundation

// The types and selectors of Apple's font features, by their published numbers (Apple, “Font Feature Registry”).

/// The feature type for the spacing of digits.
public let kNumberSpacingType = 6
/// The selector for digits of equal width, of ``kNumberSpacingType``.
public let kMonospacedNumbersSelector = 0
/// The selector for digits of different widths, of ``kNumberSpacingType``.
public let kProportionalNumbersSelector = 1
/// The feature type for the height of digits.
public let kNumberCaseType = 21
/// The selector for digits with ascenders and descenders, of ``kNumberCaseType``.
public let kLowerCaseNumbersSelector = 0
/// The selector for digits as high as capitals, of ``kNumberCaseType``.
public let kUpperCaseNumbersSelector = 1
/// The feature type for fractions.
public let kFractionsType = 11
/// The selector for no fractions, of ``kFractionsType``.
public let kNoFractionsSelector = 0
/// The selector for fractions with a slanted line, of ``kFractionsType``.
public let kDiagonalFractionsSelector = 2
/// The feature type for lowercase letters.
public let kLowerCaseType = 37
/// The selector for small capitals in place of lowercase letters, of ``kLowerCaseType``.
public let kLowerCaseSmallCapsSelector = 1
/// The feature type for capitals.
public let kUpperCaseType = 38
/// The selector for small capitals in place of capitals, of ``kUpperCaseType``.
public let kUpperCaseSmallCapsSelector = 1
/// The feature type for stylistic alternatives.
public let kStylisticAlternativesType = 35
/// The selector for the first set of alternatives, of ``kStylisticAlternativesType``.
public let kStylisticAltOneOnSelector = 2
/// The feature type for ligatures.
public let kLigaturesType = 1
/// The selector for common ligatures, of ``kLigaturesType``.
public let kCommonLigaturesOnSelector = 2
/// The selector for no common ligatures, of ``kLigaturesType``.
public let kCommonLigaturesOffSelector = 3

/// Who can use a registered font. It has no effect here.
public enum CTFontManagerScope: Int, Sendable {
  /// The current process.
  case process = 1
  /// All apps of the user, until the font is unregistered.
  case persistent
  /// All apps of the user, until the end of the session.
  case session
}

/// A URL, by its name in Core Foundation.
public typealias CFURL = URL

/// Does nothing, because the fonts of the test's package are registered already.
///
/// - Returns: `true`.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool { true }
