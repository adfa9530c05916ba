import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';

/** Whether an address belongs to a proxy of ours, which tells the truth about its client. */
export type TrustProxy = (address: string) => boolean;

/** Trusts the addresses within these ranges, such as `10.0.0.0/8`. Throws TypeError for one that is none. */
export function trustProxies(ranges: readonly string[]): TrustProxy {
  const trust = proxyAddr.compile([...ranges]);
  return (address) => trust(address, 0);
}

/**
 * The address that a request comes from: its socket's or, where that is a trusted proxy, the rightmost address of
 * X-Forwarded-For that is none. Where a proxy wrote something else there, the address of that proxy.
 */
export function clientAddress(request: IncomingMessage, trust: TrustProxy): string {
  const hops = proxyAddr.all(request, (hop: string | undefined) => trust(plainAddress(hop) ?? ''));
  const addresses = hops.map(plainAddress).filter((address) => address !== undefined);
  return addresses.at(-1) ?? 'unknown';
}

/** An address without the port, brackets and zone that some write, IPv4 within IPv6 as IPv4; undefined where it is none. */
export function plainAddress(text = ''): string | undefined {
  const [, bracketed, withPort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  const [address = ''] = (bracketed ?? withPort ?? text).split('%');
  if (isIP(address) === 0) return undefined;
  const [, mapped = address] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  return mapped;
}

/**
 * What requests from an address are counted under: an IPv4 address by itself, written as IPv4 or within IPv6 (::ffff:0:0/96);
 * an IPv6 address by its /64, the least that a subscriber gets (RFC 6177).
 */
export function rateKey(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':').flatMap(numbersOf);
  const after = tail === undefined || tail === '' ? [] : tail.split(':').flatMap(numbersOf);
  const zeros = Array.from({ length: Math.max(8 - before.length - after.length, 0) }, () => 0);
  return [...before, ...zeros, ...after];
}

/** One group is a number; the IPv4 form at the end is two. */
function numbersOf(group: string): readonly number[] {
  if (!isIPv4(group)) return [Number.parseInt(group, 16)];
  const [first = 0, second = 0, third = 0, fourth = 0] = group.split('.').map(Number);
  return [first * 256 + second, third * 256 + fourth];
}
