public import Foundation

/// The type of an activity in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person is doing, for other devices. No other device hears of it here.
open class NSUserActivity: NSObject {
  /// The type, as the app calls it.
  public let activityType: String
  /// The title.
  open var title: String?
  /// What the app adds.
  open var userInfo: [AnyHashable: Any]?
  /// The names of what it needs.
  open var requiredUserInfoKeys: Set<String>?
  /// The address of the same in a browser.
  open var webpageURL: URL?
  /// The address that it comes from.
  open var referrerURL: URL?
  /// Words to look for it by.
  open var keywords: Set<String> = []
  /// When it is out of date.
  open var expirationDate: Date?
  /// Whether `userInfo` has to be asked for.
  open var needsSave = false
  /// Whether another device may continue it.
  open var isEligibleForHandoff = true
  /// Whether it may be found by a search.
  open var isEligibleForSearch = false
  /// Whether it may be found by others.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it.
  open var isEligibleForPrediction = false
  /// The name that it can be deleted by.
  open var persistentIdentifier: String?
  /// What the system proposes to say.
  open var suggestedInvocationPhrase: String?
  /// The identifier of what is shown.
  open var targetContentIdentifier: String?

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Says that a person does it now.
  open func becomeCurrent() {}
  /// Says that a person does it no more.
  open func resignCurrent() {}
  /// Ends it.
  open func invalidate() {}
  /// Adds to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
