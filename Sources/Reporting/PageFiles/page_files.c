#include "page_files.h"

/* In the order in which they stand in the page: a file may use what those above it declare while it is
   read, and what any declares once all are. */

const unsigned char typeproof_page_script[] = {
#embed "page/report.js" suffix(,)
#embed "page/words.js" suffix(,)
#embed "page/elements.js" suffix(,)
#embed "page/focus.js" suffix(,)
#embed "page/verdicts.js" suffix(,)
#embed "page/changes.js" suffix(,)
#embed "page/proofs.js" suffix(,)
#embed "page/ramps.js" suffix(,)
#embed "page/address.js" suffix(,)
#embed "page/filter.js" suffix(,)
#embed "page/head.js" suffix(,)
#embed "page/accept-command.js" suffix(,)
#embed "page/groups.js" suffix(,)
#embed "page/matrix.js" suffix(,)
#embed "page/matrix-keys.js" suffix(,)
#embed "page/pictures.js" suffix(,)
#embed "page/difference.js" suffix(,)
#embed "page/places.js" suffix(,)
#embed "page/guides.js" suffix(,)
#embed "page/stage.js" suffix(,)
#embed "page/panes.js" suffix(,)
#embed "page/stage-modes.js" suffix(,)
#embed "page/stage-moves.js" suffix(,)
#embed "page/loupe.js" suffix(,)
#embed "page/facts.js" suffix(,)
#embed "page/curve.js" suffix(,)
#embed "page/happened.js" suffix(,)
#embed "page/viewer.js" suffix(,)
#embed "page/sizes.js" suffix(,)
#embed "page/review.js" suffix(,)
#embed "page/decisions.js" suffix(,)
#embed "page/question.js" suffix(,)
#embed "page/review-bar.js" suffix(,)
#embed "page/keys.js" suffix(,)
#embed "page/help.js" suffix(,)
#embed "page/print.js" suffix(,)
#embed "page/page.js"
};
const size_t typeproof_page_script_size = sizeof typeproof_page_script;

const unsigned char typeproof_page_style[] = {
#embed "page/styles/base.css" suffix(,)
#embed "page/styles/head.css" suffix(,)
#embed "page/styles/matrix.css" suffix(,)
#embed "page/styles/viewer.css" suffix(,)
#embed "page/styles/facts.css" suffix(,)
#embed "page/styles/review.css" suffix(,)
#embed "page/styles/media.css"
};
const size_t typeproof_page_style_size = sizeof typeproof_page_style;

const unsigned char typeproof_page_survey_style[] = {
#embed "page/styles/base.css" suffix(,)
#embed "page/styles/survey.css"
};
const size_t typeproof_page_survey_style_size = sizeof typeproof_page_survey_style;
