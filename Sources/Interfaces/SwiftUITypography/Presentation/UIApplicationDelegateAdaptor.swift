public import UIKitTypography

/// Provides the app's delegate to a SwiftUI view or app, like SwiftUI's
/// `@UIApplicationDelegateAdaptor`.
///
/// Typeproof starts no app, so it does not create the object. A test that reads the property must
/// set `UIApplication.shared.delegate` first.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIResponder & UIApplicationDelegate>:
  DynamicProperty
{
  /// Creates a reference to the app's delegate.
  ///
  /// - Parameter delegateType: The class of the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The app's delegate. Reading it ends the test if the app has no delegate of the class.
  public var wrappedValue: DelegateType {
    guard let delegate = UIApplication.shared.delegate as? DelegateType else {
      preconditionFailure(
        "The app has no delegate of the class \(DelegateType.self). Set UIApplication.shared.delegate first."
      )
    }
    return delegate
  }
}
