// As SwiftUI does, this brings Foundation along, and the words of Dynamic Type.
@_exported public import DynamicType
@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKitTypography
@_exported public import protocol Publishing.ObservableObject
@_exported public import class Publishing.ObservableObjectPublisher
@_exported public import struct Publishing.Published
@_exported public import struct TextEngine.FontWidth
