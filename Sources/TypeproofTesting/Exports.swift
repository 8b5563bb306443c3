// What a test says to an assertion comes with it, so that one import is enough.
@_exported public import DynamicType
@_exported public import struct Imaging.RGBAColor
@_exported public import enum Snapshots.FontChoice
@_exported public import class Snapshots.FontFolder
@_exported public import enum Snapshots.RecordMode
@_exported public import struct Snapshots.Sample
@_exported public import struct TextEngine.FeatureSetting
@_exported public import enum TextEngine.WritingDirection
