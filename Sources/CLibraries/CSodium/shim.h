#ifndef TYPEPROOF_CSODIUM_SHIM_H
#define TYPEPROOF_CSODIUM_SHIM_H

#include <sodium/core.h>
#include <sodium/crypto_generichash_blake2b.h>
#include <sodium/crypto_hash_sha256.h>

#endif
