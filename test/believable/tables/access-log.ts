import { type BelievableTable, every, over } from '../expectation.ts';
import { hostname, httpMethod, httpStatus, ipAddress, url, urlPath, userAgent, uuid } from '../judges/forms.ts';
import { between, recent } from '../judges/quantities.ts';
import { distinctAtLeast, medianBetween, shareMatching, skewed, uneven } from '../judges/statistics.ts';

export const accessLog: BelievableTable = {
  name: 'access_log',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE access_log (
      ts           timestamptz NOT NULL,
      request_id   uuid NOT NULL,
      remote_addr  inet NOT NULL,
      host         varchar(120) NOT NULL,
      method       varchar(7) NOT NULL,
      path         text NOT NULL,
      protocol     varchar(10) NOT NULL DEFAULT 'HTTP/1.1',
      status_code  smallint NOT NULL,
      bytes_sent   bigint NOT NULL,
      duration_ms  integer NOT NULL,
      referer      text,
      user_agent   text
    )`,
  expectations: [
    every('ts', recent),
    every('request_id', uuid),
    every('remote_addr', ipAddress),
    every('host', hostname),
    every('method', httpMethod),
    over('method', shareMatching('GET', /^GET$/, 0.35, 0.98)),
    over('method', uneven(3)),
    every('path', urlPath),
    over('path', distinctAtLeast(5)),
    over('protocol', shareMatching('HTTP', /^HTTP\/(?:1\.[01]|2(?:\.0)?|3(?:\.0)?)$|^https?$/, 1, 1)),
    every('status_code', httpStatus),
    over('status_code', shareMatching('success', /^2\d\d$/, 0.5, 0.99)),
    every('bytes_sent', between(0, 5e9)),
    over('bytes_sent', skewed),
    every('duration_ms', between(0, 300_000)),
    over('duration_ms', skewed),
    over('duration_ms', medianBetween(1, 3_000)),
    every('referer', url),
    every('user_agent', userAgent),
  ],
};
