import { type BelievableTable, every, most, over } from '../expectation.ts';
import { imei } from '../judges/checksums.ts';
import { hostname, ipAddress, mac, reference, semver } from '../judges/forms.ts';
import { brand, naming, speakable } from '../judges/language.ts';
import { between, memorySize, momentBetween, past, recent } from '../judges/quantities.ts';
import { daysApart, inOrder } from '../judges/relations.ts';
import {
  determines,
  distinctBetween,
  medianBetween,
  trueShare,
  unequalSeconds,
  uneven,
  varied,
} from '../judges/statistics.ts';

export const devices: BelievableTable = {
  name: 'devices',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE devices (
      device_id      uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      serial_no      varchar(24) NOT NULL UNIQUE,
      hostname       varchar(63) NOT NULL,
      mac_address    macaddr NOT NULL UNIQUE,
      ip_address     inet,
      imei           char(15),
      manufacturer   varchar(40) NOT NULL,
      model          varchar(60) NOT NULL,
      os_name        varchar(30),
      os_version     varchar(20),
      battery_level  smallint CHECK (battery_level BETWEEN 0 AND 100),
      storage_gb     integer,
      ram_gb         integer,
      is_online      boolean NOT NULL DEFAULT false,
      purchased_on   date,
      warranty_until date,
      last_seen      timestamptz
    )`,
  expectations: [
    every('serial_no', reference),
    every('hostname', hostname),
    over('hostname', varied(0.3)),
    every('mac_address', mac),
    every('ip_address', ipAddress),
    every('imei', imei),
    every('manufacturer', brand),
    over('manufacturer', distinctBetween(3, 60)),
    over('manufacturer', uneven(1.5)),
    every('model', speakable),
    over(['model', 'manufacturer'], determines),
    most(
      0.9,
      'os_name',
      naming(
        'an operating system',
        /windows|mac|os|ios|android|linux|ubuntu|chrome|debian|fedora|centos|red hat|rhel|freertos|tizen|contiki|zephyr/,
      ),
    ),
    every('os_version', semver),
    over('battery_level', medianBetween(20, 100)),
    every('storage_gb', between(1, 100_000)),
    most(0.9, 'storage_gb', memorySize),
    most(0.9, 'ram_gb', memorySize),
    over('is_online', trueShare(0.1, 0.97)),
    every('purchased_on', recent),
    every('warranty_until', momentBetween('2005-01-01', '2036-12-31')),
    every(['purchased_on', 'warranty_until'], daysApart(80, 3_700)),
    every('last_seen', past),
    every(['purchased_on', 'last_seen'], inOrder),
    over('last_seen', unequalSeconds),
  ],
};
