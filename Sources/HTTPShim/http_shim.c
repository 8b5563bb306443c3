#include "http_shim.h"

typedef int typeproof_nothing_yet;
