import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientAddress, rateKey, trustProxies } from '../../src/http/client.ts';

for (const [address, key] of [
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1::9', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
] as const) {
  test(`counts ${address} under ${key}`, () => assert.is(rateKey(address), key));
}

const proxies = ['10.0.0.0/8', '2001:db8:ffff::/48'];

for (const [name, from, forwarded, trusted, client] of [
  ['no proxy is trusted', '10.0.0.1', '192.0.2.9', [], '10.0.0.1'],
  ['the client is no proxy', '192.0.2.1', '198.51.100.7', proxies, '192.0.2.1'],
  ['a proxy names its client', '10.0.0.1', '192.0.2.9', proxies, '192.0.2.9'],
  ['an IPv4 proxy comes in over IPv6', '::ffff:10.0.0.1', '192.0.2.9', proxies, '192.0.2.9'],
  ['an IPv6 proxy names an IPv6 client', '2001:db8:ffff::1', '2001:db8:1::7', proxies, '2001:db8:1::7'],
  ['a client invents addresses', '10.0.0.1', '1.1.1.1, 2.2.2.2,192.0.2.9', proxies, '192.0.2.9'],
  ['there are two proxies', '10.0.0.1', '1.1.1.1, 192.0.2.9, 10.9.9.9', proxies, '192.0.2.9'],
  ['a proxy adds a port', '10.0.0.1', '192.0.2.9:5060', proxies, '192.0.2.9'],
  ['a proxy adds brackets', '10.0.0.1', '[2001:db8:1::7]:443', proxies, '2001:db8:1::7'],
  ['a proxy with a port is in between', '10.0.0.1', '192.0.2.9, 10.0.0.2:99', proxies, '192.0.2.9'],
  ['a proxy hides its client', '10.0.0.1', '1.1.1.1, unknown', proxies, '10.0.0.1'],
  ['a proxy says nothing', '10.0.0.1', '', proxies, '10.0.0.1'],
  ['all are proxies', '10.0.0.1', '10.0.0.3, 10.0.0.2', proxies, '10.0.0.3'],
  ['there is a zone', 'fe80::1%eth0', '', proxies, 'fe80::1'],
] as const) {
  test(`finds the client where ${name}`, () => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: from });
    const request = new IncomingMessage(socket);
    request.headers['x-forwarded-for'] = forwarded;
    assert.is(clientAddress(request, trustProxies(trusted)), client);
  });
}

test('has a name for a client that is gone', () => {
  assert.is(clientAddress(new IncomingMessage(new Socket()), trustProxies([])), 'unknown');
});

test('refuses ranges that are none', () => {
  for (const range of ['10.0.0.0/33', 'proxy', '']) assert.throws(() => trustProxies([range]), TypeError);
});

test.run();
