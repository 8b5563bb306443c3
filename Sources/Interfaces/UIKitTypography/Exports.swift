// As UIKit does. Nothing of ours is exported: its names, such as `Font` and `TraitCollection`, would
// stand in the way of an app's own.
@_exported public import Foundation
