#ifndef TYPEPROOF_CAIRO_SHIM_H
#define TYPEPROOF_CAIRO_SHIM_H

/* By its full path: pkg-config would link Cairo, too. */
#include <cairo/cairo.h>

/* Cairo, loaded when something is first drawn. With it come thirteen other libraries, most of them
   for X11, and loading these takes longer than comparing two pictures. */

/* The functions that are called, without the “cairo_” before their names. */
#define TYPEPROOF_CAIRO_FUNCTIONS(FUNCTION) \
  FUNCTION(clip) \
  FUNCTION(clip_extents) \
  FUNCTION(close_path) \
  FUNCTION(create) \
  FUNCTION(curve_to) \
  FUNCTION(destroy) \
  FUNCTION(image_surface_create) \
  FUNCTION(image_surface_get_data) \
  FUNCTION(image_surface_get_stride) \
  FUNCTION(line_to) \
  FUNCTION(mask_surface) \
  FUNCTION(move_to) \
  FUNCTION(new_path) \
  FUNCTION(paint) \
  FUNCTION(pattern_destroy) \
  FUNCTION(pop_group) \
  FUNCTION(pop_group_to_source) \
  FUNCTION(push_group) \
  FUNCTION(restore) \
  FUNCTION(save) \
  FUNCTION(set_operator) \
  FUNCTION(set_source_rgba) \
  FUNCTION(set_source_surface) \
  FUNCTION(status) \
  FUNCTION(surface_destroy) \
  FUNCTION(surface_flush) \
  FUNCTION(surface_mark_dirty) \
  FUNCTION(surface_status) \
  FUNCTION(surface_write_to_png_stream) \
  FUNCTION(version)

/* Where they are, each of the type that Cairo's header gives it. */
typedef struct {
#define TYPEPROOF_CAIRO_MEMBER(name) __typeof__(cairo_##name) *_Nonnull name;
  TYPEPROOF_CAIRO_FUNCTIONS(TYPEPROOF_CAIRO_MEMBER)
#undef TYPEPROOF_CAIRO_MEMBER
} typeproof_cairo;

/* Cairo, loaded with the first call from any thread; null where it cannot be. */
const typeproof_cairo *_Nullable typeproof_cairo_loaded(void);

/* Why it was not loaded; empty where it was, or where nothing has asked for it. */
const char *_Nonnull typeproof_cairo_complaint(void);

#endif
