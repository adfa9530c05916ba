import { COUNTS } from './number-ranges.ts';
import { ADDRESS, UUID } from './patterns.ts';
import type { Family, FunctionRecord } from './record.ts';

const ADDRESSES = [`^${ADDRESS}$`];

const ADDRESSES_OF_6 = ['^2001:db8::[1-9a-f][0-9a-f]{2}$'];

const UUIDS = ['^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$', '^[0-9a-f]{32}$'];

const sha: FunctionRecord = { injective: 'first', keepsMembersApart: true };

/** Functions of bytes: digests, encodings, identifiers and addresses. */
export const bytes: Family = {
  md5: { injective: 'first', keepsMembersApart: true },
  sha,
  sha1: sha,
  sha2: { injective: 'first' },
  sha256: { injective: 'first' },
  hex: { injective: 'first' },
  unhex: {
    reads: { pattern: '([3-6][0-9a-f]){1,8}' },
    refuses: true,
    injective: 'first',
    nullUnless: ['^([0-9A-F][0-9A-F])+$'],
  },
  to_base64: { injective: 'first' },
  from_base64: { reads: { pattern: '([Q-Za-e][E-HU-Xk-n0-3][BFJNRVZdhlptx159][A-Za-z0-9+]){1,4}' }, refuses: true },
  uuid_to_bin: { reads: { pattern: UUID }, refuses: true, injective: 'first', nullUnless: UUIDS },
  bin_to_uuid: { refuses: true, injective: 'first' },
  is_uuid: { trueFor: { patterns: UUIDS } },
  crc32: { range: COUNTS, isGrowing: true },
  inet_aton: { reads: { pattern: ADDRESS }, injective: 'first', isGrowing: true, nullUnless: ADDRESSES },
  inet_ntoa: { injective: 'first' },
  inet6_aton: { reads: { pattern: ADDRESS }, refuses: true, injective: 'first', nullUnless: ADDRESSES },
  inet6_ntoa: { injective: 'first', writesAddress: true },
  is_ipv4: { trueFor: { patterns: ADDRESSES, bytes: 4 } },
  is_ipv6: { trueFor: { patterns: ADDRESSES_OF_6, bytes: 16 } },
  family: { givesFamily: true },
  decode: {
    needs: new Map([
      ['hex', '([0-9a-f]{2}){1,8}'],
      ['base64', '([A-Za-z0-9+/]{4}){1,4}'],
    ]),
  },
};
