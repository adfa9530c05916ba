import { COUNTS } from './number-ranges.ts';
import { ADDRESS, UUID } from './patterns.ts';
import type { Family } from './record.ts';

/** Functions of bytes: digests, encodings, identifiers and addresses. */
export const bytes: Family = {
  md5: { injective: 'first', keepsMembersApart: true },
  sha: { injective: 'first' },
  sha1: { injective: 'first', keepsMembersApart: true },
  sha2: { injective: 'first' },
  sha256: { injective: 'first' },
  hex: { injective: 'first' },
  unhex: { reads: { pattern: '([3-6][0-9a-f]){1,8}' }, refuses: true, injective: 'first' },
  to_base64: { injective: 'first' },
  from_base64: { reads: { pattern: '([Q-Za-e][E-HU-Xk-n0-3][BFJNRVZdhlptx159][A-Za-z0-9+]){1,4}' }, refuses: true },
  uuid_to_bin: { reads: { pattern: UUID }, refuses: true, injective: 'first' },
  bin_to_uuid: { refuses: true, injective: 'first' },
  crc32: { range: COUNTS, isGrowing: true },
  inet_aton: { reads: { pattern: ADDRESS }, isGrowing: true, injective: 'first' },
  inet_ntoa: { injective: 'first' },
  inet6_aton: { reads: { pattern: ADDRESS }, refuses: true, injective: 'first' },
  inet6_ntoa: { injective: 'first' },
};
