// One import for all that there is to do with two pictures.
@_exported public import Imaging
@_exported public import PNGFiles
@_exported public import PictureDiff
@_exported public import TextJudgement
