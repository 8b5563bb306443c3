public import Foundation

/// The activity type of viewing a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity that a person can continue on another device. No other device receives it here.
open class NSUserActivity: NSObject {
  /// The type of the activity, as the app calls it.
  public let activityType: String
  /// The title of the activity; `nil` for none.
  open var title: String?
  /// Values that the app adds; `nil` for none.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that the activity needs; `nil` unless you set them.
  open var requiredUserInfoKeys: Set<String>?
  /// The URL of the same content in a browser; `nil` for none.
  open var webpageURL: URL?
  /// The URL of the page that led to the activity; `nil` for none.
  open var referrerURL: URL?
  /// The words by which a search finds the activity.
  open var keywords: Set<String> = []
  /// The date after which the activity is out of date; `nil` for none.
  open var expirationDate: Date?
  /// Whether ``userInfo`` must be updated before use; no effect here.
  open var needsSave = false
  /// Whether another device may continue the activity; no effect here.
  open var isEligibleForHandoff = true
  /// Whether a search on the device may find the activity; no effect here.
  open var isEligibleForSearch = false
  /// Whether a public search may find the activity; no effect here.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest the activity; no effect here.
  open var isEligibleForPrediction = false
  /// The identifier by which the activity can be deleted; `nil` for none.
  open var persistentIdentifier: String?
  /// The phrase that the system suggests for a voice shortcut; `nil` for none.
  open var suggestedInvocationPhrase: String?
  /// The identifier of the content that the activity shows; `nil` for none.
  open var targetContentIdentifier: String?

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Makes this the current activity; no effect here.
  open func becomeCurrent() {}
  /// Makes this no longer the current activity; no effect here.
  open func resignCurrent() {}
  /// Ends the activity; no effect here.
  open func invalidate() {}
  /// Adds values to ``userInfo``. They replace values that have the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
