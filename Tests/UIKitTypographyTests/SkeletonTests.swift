import Testing

@testable import UIKitTypography
