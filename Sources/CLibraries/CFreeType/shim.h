#ifndef TYPEPROOF_CFREETYPE_SHIM_H
#define TYPEPROOF_CFREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_STROKER_H
#include FT_MODULE_H
#include FT_TRUETYPE_TABLES_H

#endif
