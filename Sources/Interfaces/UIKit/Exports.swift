// UIKit's name for app sources that stay as they are on Linux. As UIKit does by way of Foundation, it brings Combine
// along.
@_exported public import Combine
@_exported public import UIKitTypography
