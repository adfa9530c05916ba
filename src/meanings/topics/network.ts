import {
  counter,
  digits,
  entries,
  frequentFirst,
  hexadecimal,
  number,
  numberBehind,
  once,
  oneOf,
  picked,
  pool,
  text,
  weighted,
  words,
} from '../builders/forms.ts';
import { between, listOf, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Networks that documents and private houses use (RFC 5737, RFC 1918). */
const networks = once(() =>
  pool([
    ...words('192.0.2. 198.51.100. 203.0.113.'),
    ...Array.from({ length: 40 }, (_, i) => `192.168.${i}.`),
    ...Array.from({ length: 60 }, (_, i) => `10.${i * 4}.${(i * 37) % 256}.`),
  ]),
);

const addressForms = once(() => [[networks(), number(1, 254)]]);

const uniqueAddresses = once(() => [
  [text('10.'), number(0, 255), text('.'), number(0, 255), text('.'), number(1, 254)],
]);

const sixth = once(() => [[text('2001:db8:'), hexadecimal(4), text(':'), hexadecimal(4), text('::'), hexadecimal(4)]]);

/** What people and offices use, the most frequent first: makers and their models. */
const MODELS = once(() =>
  entries(
    `Apple: iPhone 15, iPhone 14, iPhone 13, iPhone SE, iPad Air, MacBook Air, MacBook Pro | Samsung: Galaxy S23, Galaxy A54, Galaxy S22, Galaxy Tab S9
    | Dell: Latitude 5440, Latitude 7430, XPS 13, OptiPlex 7010 | Lenovo: ThinkPad T14, ThinkPad X1 Carbon, IdeaPad 5, ThinkCentre M70
    | HP: EliteBook 840, ProBook 450, LaserJet Pro 400 | Google: Pixel 8, Pixel 7a | Xiaomi: Redmi Note 12, Mi 11 | Microsoft: Surface Pro 9, Surface Laptop 5
    | Asus: ZenBook 14, VivoBook 15 | Sony: Xperia 5, Xperia 10 | Motorola: Moto G84, Edge 40 | Cisco: Catalyst 9200, Meraki MR46 | Acer: Aspire 5, Swift 3
    | Huawei: MateBook D 15, Nova 11 | Zebra: TC52, ZT411 | Nokia: G42, XR21 | OnePlus: Nord 3 | Ubiquiti: UniFi U6 Pro | Netgear: Nighthawk AX5 | Canon: imageRunner 2630`,
  )
    .flatMap((line) => {
      const [maker = '', models = ''] = line.split(': ');
      return listOf(models).map((model, place) => ({ maker, model, place }));
    })
    // One model of each maker, then the next ones.
    .sort((one, other) => one.place - other.place),
);
const modelOf = (piece: (one: { readonly maker: string; readonly model: string }) => string) =>
  frequentFirst(picked('device', MODELS().map(piece)));

/** Machines and what connects them. */
export const network: readonly MeaningRow[] = [
  {
    name: 'network.mail host',
    names: 'mx|smtp|imap|pop|email host, mx|smtp|imap|incoming|outgoing|email server, mx record, email exchanger',
    texts: once(() => [
      [oneOf('mail mx1 mx2 smtp imap mx'), text('.'), oneOf('example.com example.org example.net')],
      [oneOf('mail mx1 mx2 smtp')],
    ]),
  },
  ...[
    ['name server', '', 'primary|first', number(1, 4)] as const,
    ...['primary|first', 'secondary|second', 'third', 'fourth'].map(
      (word, i) => [`name server ${i + 1}`, ` ${i + 1}`, word, text(String(i + 1))] as const,
    ),
  ].map(
    ([name, behind, word, count]): MeaningRow => ({
      name: `network.${name}`,
      names: listOf('nameserver, name server, ns, dns server, dns')
        .flatMap((server) =>
          behind === '' ? server : [`${server}${behind}`, ...word.split('|').map((first) => `${first} ${server}`)],
        )
        .filter((one) => one !== 'dns' && one !== 'ns')
        .join(', '),
      texts: once(() => [
        [
          text('ns'),
          count,
          text('.'),
          picked('name servers', listOf('cloud-dns, harbor-dns, north-dns, swift-dns, anchor-dns, beacon-dns')),
          text('.example.net'),
        ],
        [text('ns'), count, text('.example.net')],
      ]),
    }),
  ),
  {
    name: 'network.host name',
    names:
      'host|server|computer|node|vm name, host, server, instance|virtual machine/name, server/host name, remote|target|database|proxy|ftp|redis|source|worker|server|broker host, node, workstation, host address, hypervisor',
    texts: once(() => [
      [
        oneOf('web app db cache mail api proxy queue worker backup search auth'),
        text('-'),
        digits(2),
        text('.'),
        oneOf('eu us asia lab prod stage'),
        text('.example.net'),
      ],
      [oneOf('web app db cache mail api'), text('-'), digits(2)],
    ]),
    unique: once(() => [
      [
        oneOf('web app db cache mail api proxy queue worker backup search auth'),
        text('-'),
        counter(1, 999_999, 20),
        text('.example.net'),
      ],
      [oneOf('web app db mail api'), text('-'), counter(1, 99_999, 20)],
    ]),
  },
  {
    name: 'network.ip address',
    names: 'ip, ip|remote|ipv 4|client|peer|gateway|source|destination address, ipv|ip v 4, gateway, ip number',
    texts: addressForms,
    unique: uniqueAddresses,
  },
  {
    name: 'network.ipv6 address',
    names: 'ipv|ip v|ip|address v 6, ipv 6 address',
    texts: sixth,
    unique: sixth,
    family: 6,
  },
  {
    name: 'network.network',
    names: 'cidr, subnet, cidr|ip block, ip|network range, network|subnet address, allowed ip, ip whitelist',
    texts: once(() => [[text('10.'), number(0, 255), text('.'), number(0, 255), oneOf('.0/24 .0/25 .0/26')]]),
    unique: once(() => [
      [
        text('10.'),
        number(0, 255),
        text('.'),
        number(0, 255),
        text('.'),
        oneOf('0 16 32 48 64 80 96 112 128 144 160 176 192 208 224 240'),
        text('/28'),
      ],
    ]),
  },
  {
    name: 'network.network mask',
    names: 'netmask, subnet|network mask',
    texts: once(() => [[weighted({ '255.255.255.0': 6, '255.255.0.0': 2, '255.255.255.128': 1, '255.255.254.0': 1 })]]),
  },
  {
    name: 'network.hardware address',
    names: 'mac|hardware|ethernet|bluetooth|mac address address, mac, bssid, physical address of device',
    texts: once(() => [
      [text('02:00:5e:'), hexadecimal(2), text(':'), hexadecimal(2), text(':'), hexadecimal(2)],
      [text('02005e'), hexadecimal(6)],
    ]),
    unique: once(() => [
      [
        text('02:'),
        hexadecimal(2),
        text(':'),
        hexadecimal(2),
        text(':'),
        hexadecimal(2),
        text(':'),
        hexadecimal(2),
        text(':'),
        hexadecimal(2),
      ],
      [text('02'), hexadecimal(5), hexadecimal(5)],
    ]),
  },
  {
    name: 'network.port',
    names: 'port, port number, tcp|udp port',
    texts: once(() => [
      [weighted({ 443: 30, 80: 20, 8080: 12, 22: 8, 5432: 6, 3306: 6, 6379: 4, 25: 3, 587: 3, 9000: 3, 8443: 3 })],
    ]),
    numbers: {
      first: 1,
      last: 65_535,
      spread: {
        kind: 'weights',
        weights: new Map([
          [443, 30],
          [80, 20],
          [8080, 12],
          [22, 8],
          [5432, 6],
          [3306, 6],
          [6379, 4],
          [25, 3],
          [587, 3],
          [9000, 3],
          [8443, 3],
        ]),
      },
    },
  },
  {
    name: 'network.protocol of a request',
    names: 'protocol, request|http|server protocol, http|protocol version, protocol/name, version of http',
    beside: 'method, verb, referer, referrer, agent, status, path, uri',
    texts: once(() => [
      [weighted({ 'HTTP/1.1': 52, 'HTTP/2': 40, 'HTTP/3': 6, 'HTTP/1.0': 2 })],
      [weighted({ https: 9, http: 1 })],
      [weighted({ '1.1': 52, '2': 40, '3': 6, '1.0': 2 })],
      [weighted({ '1': 5, '2': 4, '3': 1 })],
    ]),
    numbers: between(1, 3, weightsBy({ 1: 5, 2: 4, 3: 1 })),
  },
  {
    name: 'network.protocol',
    names: 'protocol, network|transport|request|connection|ip|http protocol, protocol/name, transport, scheme',
    texts: once(() => [
      [weighted({ https: 40, http: 20, tcp: 12, udp: 8, ssh: 5, sftp: 4, smtp: 4, mqtt: 3, wss: 3 })],
      [oneOf('tcp udp')],
    ]),
  },
  {
    name: 'network.device maker',
    names:
      'handset|phone make, handset|phone brand, handset|phone|hardware manufacturer, device|laptop|computer|workstation|asset/manufacturer, device/manufacturer name, device|laptop|computer|mobile|tablet|asset/brand, device|computer/make, device/maker, device|hardware vendor',
    texts: once(() => [[modelOf(({ maker }) => maker)], [modelOf(({ maker }) => maker.slice(0, 6))]]),
  },
  {
    name: 'network.device model',
    names:
      'device|phone|mobile|handset|hardware|laptop|computer model, device|phone|tablet|workstation|asset/model, device/model name, device model name, handset, device hardware',
    texts: once(() => [[modelOf(({ model }) => model)], [modelOf(({ model }) => model.slice(0, 8).trim())]]),
  },
  {
    name: 'network.name of a device',
    names:
      'device name, device|gateway|camera|printer|appliance|asset|meter/name, device|machine label, equipment, camera, printer',
    texts: once(() => [
      [
        oneOf('Sensor Camera Gateway Printer Thermostat Meter Pump Router Display Scanner'),
        text(' '),
        oneOf('North South East West Lobby Roof Cellar Lab Hall'),
        text(' '),
        number(1, 40),
      ],
      [oneOf('Sensor Camera Pump Meter'), text(' '), number(1, 99)],
    ]),
    unique: once(() => [
      [oneOf('Sensor Camera Gateway Printer Thermostat Meter Pump Router Display Scanner'), ...numberBehind(' ')],
    ]),
  },
  {
    name: 'network.dns record type',
    names: 'record type of dns, dns|dns record type, domain record|zone record/type',
    texts: once(() => [
      [weighted({ A: 40, CNAME: 20, MX: 10, TXT: 15, AAAA: 10, NS: 5 })],
      [weighted({ A: 4, MX: 1, NS: 1 })],
    ]),
  },
  {
    name: 'network.tls version',
    names: 'tls|ssl version, tls, ssl|tls protocol',
    texts: once(() => [[weighted({ 'TLSv1.3': 8, 'TLSv1.2': 2 })], [weighted({ '1.3': 8, '1.2': 2 })]]),
  },
  {
    name: 'network.key fingerprint',
    names: 'ssh|key|certificate fingerprint',
    texts: once(() => [[text('SHA256:'), hexadecimal(7), hexadecimal(7), hexadecimal(7), hexadecimal(7)]]),
    unique: once(() => [[text('SHA256:'), hexadecimal(7), hexadecimal(7), hexadecimal(7), hexadecimal(7)]]),
  },
  {
    name: 'network.network name',
    names:
      'ssid, wifi|network|vlan|wlan|vpc name, network|subnet/name, wireless|wifi|interface name of network, network',
    texts: once(() => [
      [
        oneOf('Office Guest Lab Warehouse Cafe Lobby Home Studio'),
        text('-'),
        oneOf('WiFi Net LAN'),
        text('-'),
        number(1, 60),
      ],
      [oneOf('Office Guest Lab Home')],
    ]),
    unique: once(() => [[oneOf('Office Guest Lab Warehouse Cafe Lobby Home Studio'), ...numberBehind('-')]]),
  },
];
