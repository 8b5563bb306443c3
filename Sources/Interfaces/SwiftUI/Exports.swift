// SwiftUI's name for app sources that stay as they are on Linux. As SwiftUI does, it brings Combine and UIKit along.
@_exported public import Combine
@_exported public import SwiftUITypography
@_exported public import UIKit
