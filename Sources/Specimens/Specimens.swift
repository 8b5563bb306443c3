@_exported public import DynamicType
@_exported public import Foundation
