// What a project says in Swift comes with it, so that one import is enough.
@_exported public import DynamicType
@_exported public import struct Imaging.OpenTypeTag
@_exported public import struct Imaging.RGBAColor
@_exported public import struct Imaging.VariationSetting
@_exported public import struct Audit.AuditExemption
@_exported public import enum Audit.AuditRule
@_exported public import struct Suites.DeclaredFamily
@_exported public import struct Suites.FontCascade
@_exported public import struct Suites.SystemFont
@_exported public import struct Suites.Tolerance
@_exported public import struct Suites.TypeStyle
@_exported public import struct TextEngine.AttributedText
@_exported public import struct TextEngine.FeatureSetting
@_exported public import struct TextEngine.FontWidth
@_exported public import struct TextEngine.ParagraphStyle
@_exported public import struct TextEngine.TextAttributes
@_exported public import enum TextEngine.Tracking
@_exported public import enum TextEngine.TruncationMode
