// Combine's name for app sources that stay as they are on Linux.
@_exported public import Publishing
