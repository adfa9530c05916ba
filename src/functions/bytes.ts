import { COUNTS } from './number-ranges.ts';
import { ADDRESS, UUID } from './patterns.ts';
import type { Family } from './record.ts';

/** Functions of bytes: digests, encodings, identifiers and addresses. */
export const bytes: Family = {
  unhex: { reads: { pattern: '([3-6][0-9a-f]){1,8}' }, refuses: true },
  from_base64: { reads: { pattern: '([Q-Za-e][E-HU-Xk-n0-3][BFJNRVZdhlptx159][A-Za-z0-9+]){1,4}' }, refuses: true },
  uuid_to_bin: { reads: { pattern: UUID }, refuses: true },
  bin_to_uuid: { refuses: true },
  crc32: { range: COUNTS, isGrowing: true },
  inet_aton: { reads: { pattern: ADDRESS }, isGrowing: true },
  inet6_aton: { reads: { pattern: ADDRESS }, refuses: true },
};
