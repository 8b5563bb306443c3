// A file that imports both Testing and UIKit also imports this module, by the compiler's own doing. Apple's has
// attachments of images. Swift has none on Linux, so there must be one for such a file to compile. It is empty.
