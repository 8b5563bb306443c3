// The name of SwiftUITypography in programs that were written before it had its own.
@_exported public import SwiftUITypography
