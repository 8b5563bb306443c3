public import UIKitTypography

/// Names the class that receives an app's life, like SwiftUI's `@UIApplicationDelegateAdaptor`.
///
/// No app is started here, so the object is not made. The test that reads it sets `UIApplication.shared.delegate` first.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIResponder & UIApplicationDelegate>:
  DynamicProperty
{
  /// Names the class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate of the app. The test ends if it has none of the class.
  public var wrappedValue: DelegateType {
    guard let delegate = UIApplication.shared.delegate as? DelegateType else {
      preconditionFailure(
        "The app has no delegate of the class \(DelegateType.self). Set UIApplication.shared.delegate first."
      )
    }
    return delegate
  }
}
