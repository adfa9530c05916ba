import { Decimal } from '../../runtime/decimal.ts';
import { networkBits, networkText, parseNetwork } from '../../runtime/network-value.ts';
import { type NetworkValue, Refusal, Unevaluable } from '../../runtime/value.ts';
import { count, exact, network, text } from '../../runtime/values-as.ts';
import { bitsOf4 } from '../../values/address.ts';
import type { Implementations } from './implementation.ts';

const widthOf = ({ family }: NetworkValue): number => (family === 4 ? 32 : 128);

/** Whether the first network lies within the second; `proper`: and is smaller. */
function isWithin(one: NetworkValue, other: NetworkValue, proper: boolean): boolean {
  if (one.family !== other.family || one.mask < other.mask || (proper && one.mask === other.mask)) return false;
  return networkBits({ ...one, mask: other.mask }) === networkBits(other);
}

function overlaps(one: NetworkValue, other: NetworkValue): boolean {
  return isWithin(one, other, false) || isWithin(other, one, false);
}

function onlyOwnBits(value: NetworkValue): bigint {
  return (1n << BigInt(widthOf(value) - value.mask)) - 1n;
}

/** An address given as four numbers, as both servers read it. */
function numberOf4(address: string): Decimal {
  const bits = bitsOf4(address);
  if (bits === null) throw new Unevaluable(); // What stands for no address differs between servers.
  return new Decimal(bits, 0);
}

/** Whether a text is an address of the family, as both servers say. */
function isAddress(address: string, family: 4 | 6): boolean {
  if (/[\s/]/.test(address)) return false;
  try {
    return parseNetwork(address).family === family;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Functions and operators of addresses (PostgreSQL manual 9.12, MySQL manual 14.23). */
export const networkFunctions: Implementations = {
  family: ([value]) => Decimal.of(network(value).family),
  masklen: ([value]) => Decimal.of(network(value).mask),
  host: ([value]) => networkText({ ...network(value), mask: widthOf(network(value)) }, true),
  network: ([value]) => ({ ...network(value), bits: networkBits(network(value)) }),
  netmask: ([value]) => {
    const given = network(value);
    const all = (1n << BigInt(widthOf(given))) - 1n;
    return { ...given, bits: all ^ onlyOwnBits(given), mask: widthOf(given) };
  },
  broadcast: ([value]) => ({ ...network(value), bits: network(value).bits | onlyOwnBits(network(value)) }),
  set_masklen: ([value, length]) => {
    const given = network(value);
    const mask = count(length);
    if (mask < -1 || mask > widthOf(given)) throw new Refusal(); // There is no such mask.
    return { ...given, mask: mask === -1 ? widthOf(given) : mask };
  },
  inet_same_family: ([one, other]) => network(one).family === network(other).family,
  'inet.within': ([one, other]) => isWithin(network(one), network(other), true),
  'inet.within_or_same': ([one, other]) => isWithin(network(one), network(other), false),
  'inet.holds': ([one, other]) => isWithin(network(other), network(one), true),
  'inet.holds_or_same': ([one, other]) => isWithin(network(other), network(one), false),
  'inet.overlaps': ([one, other]) => overlaps(network(one), network(other)),
  inet_aton: ([address]) => numberOf4(text(address)),
  inet_ntoa: ([number]) => {
    const bits = exact(number).units;
    if (bits < 0n || bits >= 1n << 32n) throw new Unevaluable(); // What stands for no address differs between servers.
    return networkText({ kind: 'network', family: 4, bits, mask: 32 }, true);
  },
  is_ipv4: ([address]) => isAddress(text(address), 4),
  is_ipv6: ([address]) => isAddress(text(address), 6),
};
