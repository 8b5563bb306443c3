/* The lines that Pango divides a text into, for scripts/checks/pango.

   Reads the text from standard input, and writes a row for each line: the bytes where what it shows
   starts and ends, and the advances of that in points. White space at a line's end is not shown. */

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>

static char **fonts, **whole;
static char *configuration, *language, *variations;
static double size, width;

static const GOptionEntry options[] = {
    {"configuration", 0, 0, G_OPTION_ARG_FILENAME, &configuration, "fontconfig's file", "FILE"},
    {"font", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &fonts, "one font, the preferred first", "FILE"},
    {"variations", 0, 0, G_OPTION_ARG_STRING, &variations, "places on axes", "AXIS=VALUE,..."},
    {"size", 0, 0, G_OPTION_ARG_DOUBLE, &size, "the size in points", "PT"},
    {"language", 0, 0, G_OPTION_ARG_STRING, &language, "the language", "TAG"},
    {"width", 0, 0, G_OPTION_ARG_DOUBLE, &width, "the width in points", "PT"},
    {"whole", 0, 0, G_OPTION_ARG_STRING_ARRAY, &whole, "a word's bytes, kept whole", "START-END"},
    G_OPTION_ENTRY_NULL};

_Noreturn static void give_up(const char *reason, const char *thing) {
  g_printerr("lines: %s: %s\n", thing, reason);
  exit(2);
}

/* A font map of the fonts given alone. */
static PangoFontMap *font_map(void) {
  FcConfig *config = FcConfigCreate();
  if (!FcConfigParseAndLoad(config, (const FcChar8 *)configuration, FcTrue))
    give_up("fontconfig does not take it", configuration);
  for (char **font = fonts; *font; font++)
    if (!FcConfigAppFontAddFile(config, (const FcChar8 *)*font))
      give_up("fontconfig does not take it", *font);
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  return map;
}

/* The families of the fonts given, in their order, at one size and place on their axes. */
static PangoFontDescription *description(void) {
  GString *families = g_string_new(NULL);
  for (char **font = fonts; *font; font++) {
    int count;
    FcChar8 *family;
    FcPattern *pattern = FcFreeTypeQuery((const FcChar8 *)*font, 0, NULL, &count);
    if (!pattern || FcPatternGetString(pattern, FC_FAMILY, 0, &family) != FcResultMatch)
      give_up("it has no family", *font);
    g_string_append_printf(families, "%s%s", families->len ? "," : "", family);
    FcPatternDestroy(pattern);
  }
  PangoFontDescription *description = pango_font_description_new();
  pango_font_description_set_family(description, families->str);
  /* An absolute size counts device units: a point is one of them here. */
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  if (variations) pango_font_description_set_variations(description, variations);
  g_string_free(families, TRUE);
  return description;
}

/* A context in which nothing is hinted or rounded. */
static PangoContext *context(void) {
  PangoContext *context = pango_font_map_create_context(font_map());
  cairo_font_options_t *exact = cairo_font_options_create();
  cairo_font_options_set_hint_style(exact, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(exact, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, exact);
  cairo_font_options_destroy(exact);
  pango_context_set_round_glyph_positions(context, FALSE);
  if (language) pango_context_set_language(context, pango_language_from_string(language));
  return context;
}

static PangoAttrList *attributes(void) {
  PangoAttrList *list = pango_attr_list_new();
  for (char **word = whole; word && *word; word++) {
    PangoAttribute *keep = pango_attr_allow_breaks_new(FALSE);
    if (sscanf(*word, "%u-%u", &keep->start_index, &keep->end_index) != 2)
      give_up("it is not START-END", *word);
    pango_attr_list_insert(list, keep);
  }
  return list;
}

static void print_line(const char *text, const PangoLayoutLine *line) {
  const char *end = text + line->start_index + line->length;
  for (const char *before; end > text + line->start_index; end = before) {
    before = g_utf8_prev_char(end);
    if (!g_unichar_isspace(g_utf8_get_char(before))) break;
  }
  int advance = 0;
  for (GSList *run = line->runs; run; run = run->next) {
    const PangoGlyphItem *item = run->data;
    for (int glyph = 0; glyph < item->glyphs->num_glyphs; glyph++)
      if (text + item->item->offset + item->glyphs->log_clusters[glyph] < end)
        advance += item->glyphs->glyphs[glyph].geometry.width;
  }
  g_print("%d %d %.4f\n", line->start_index, (int)(end - text), pango_units_to_double(advance));
}

int main(int count, char **arguments) {
  GError *error = NULL;
  GOptionContext *parser = g_option_context_new(NULL);
  g_option_context_add_main_entries(parser, options, NULL);
  if (!g_option_context_parse(parser, &count, &arguments, &error))
    give_up(error->message, "arguments");
  if (!configuration || !fonts || size <= 0 || width <= 0)
    give_up("a file, a font, the size or the width is missing", "arguments");

  GString *text = g_string_new(NULL);
  char block[4096];
  for (size_t read; (read = fread(block, 1, sizeof block, stdin)) > 0;)
    g_string_append_len(text, block, read);

  PangoLayout *layout = pango_layout_new(context());
  pango_layout_set_font_description(layout, description());
  pango_layout_set_text(layout, text->str, text->len);
  pango_layout_set_attributes(layout, attributes());
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_auto_dir(layout, TRUE);
  pango_layout_set_width(layout, pango_units_from_double(width));
  for (GSList *line = pango_layout_get_lines_readonly(layout); line; line = line->next)
    print_line(text->str, line->data);
}
