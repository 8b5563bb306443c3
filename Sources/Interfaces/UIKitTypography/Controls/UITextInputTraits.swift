/// The keyboard of a field. No keyboard is drawn.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The usual keyboard.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// Addresses of the web.
  case URL
  /// Digits.
  case numberPad
  /// Digits of a telephone.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Addresses of mail.
  case emailAddress
  /// Digits and a decimal sign.
  case decimalPad
  /// Messages with names and topics.
  case twitter
  /// Searches and addresses of the web.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
}

/// When a keyboard writes capitals by itself. No keyboard is drawn.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// Never.
  case none
  /// At the beginning of words.
  case words
  /// At the beginning of sentences.
  case sentences
  /// Always.
  case allCharacters
}

/// Whether a keyboard corrects words. No keyboard is drawn.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the field needs.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether a keyboard marks wrong words. No keyboard is drawn.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As the field needs.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// The look of a keyboard. No keyboard is drawn.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The usual look.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// What the key says that ends a text. No keyboard is drawn.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// What a text means, so that a keyboard can offer it. No keyboard is drawn.
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
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A full postal address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
}

/// What becomes a link by itself in a text view. Nothing does here.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
