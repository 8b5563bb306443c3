/// A type of keyboard. No keyboard is drawn here.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The standard keyboard.
  case `default`
  /// A keyboard for ASCII characters.
  case asciiCapable
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard for web addresses.
  case URL
  /// A keypad for digits.
  case numberPad
  /// A keypad for telephone numbers.
  case phonePad
  /// A keyboard for names and telephone numbers.
  case namePhonePad
  /// A keyboard for e-mail addresses.
  case emailAddress
  /// A keypad for digits and a decimal separator.
  case decimalPad
  /// A keyboard with the signs @ and # for short messages.
  case twitter
  /// A keyboard for searches and web addresses.
  case webSearch
  /// A keypad for ASCII digits.
  case asciiCapableNumberPad
}

/// When a keyboard types capital letters by itself. No keyboard is drawn here.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No capital letters.
  case none
  /// A capital letter at the start of each word.
  case words
  /// A capital letter at the start of each sentence.
  case sentences
  /// Only capital letters.
  case allCharacters
}

/// Whether a keyboard corrects words. No keyboard is drawn here.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The system decides.
  case `default`
  /// Words are not corrected.
  case no
  /// Words are corrected.
  case yes
}

/// Whether misspelt words are marked. No keyboard is drawn here.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// The system decides.
  case `default`
  /// Words are not marked.
  case no
  /// Misspelt words are marked.
  case yes
}

/// The look of a keyboard. No keyboard is drawn here.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The standard look.
  case `default`
  /// A dark keyboard.
  case dark
  /// A light keyboard.
  case light
}

/// The label of the return key. No keyboard is drawn here.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// The key says “return”.
  case `default`
  /// The key says “go”.
  case go
  /// The key says “Google”.
  case google
  /// The key says “join”.
  case join
  /// The key says “next”.
  case next
  /// The key says “route”.
  case route
  /// The key says “search”.
  case search
  /// The key says “send”.
  case send
  /// The key says “Yahoo”.
  case yahoo
  /// The key says “done”.
  case done
  /// The key says “emergency call”.
  case emergencyCall
  /// The key says “continue”.
  case `continue`
}

/// The meaning of a text, which a keyboard uses for suggestions. No keyboard is drawn here.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A full postal address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
}

/// The kinds of data that become links in a text view. They have no effect here.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits, which are those of UIKit.
  public let rawValue: UInt
  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times of events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All kinds of data.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
