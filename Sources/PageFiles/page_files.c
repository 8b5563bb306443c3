#include "page_files.h"

const unsigned char typeproof_page_script[] = {
#embed "page/page.js"
};
const size_t typeproof_page_script_size = sizeof typeproof_page_script;

const unsigned char typeproof_page_style[] = {
#embed "page/page.css"
};
const size_t typeproof_page_style_size = sizeof typeproof_page_style;
