import { type BelievableTable, every, most, over } from '../expectation.ts';
import { countryCode, hash, ipAddress, userAgent } from '../judges/forms.ts';
import { naming } from '../judges/language.ts';
import { between, recent } from '../judges/quantities.ts';
import { daysApart, flagOf, inOrder } from '../judges/relations.ts';
import { distinctAtLeast, nullShare, trueShare, unequalSeconds, uneven } from '../judges/statistics.ts';

export const sessions: BelievableTable = {
  name: 'sessions',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE user_sessions (
      token_sha256  char(64) PRIMARY KEY,
      user_id       bigint NOT NULL,
      ip            inet NOT NULL,
      user_agent    text NOT NULL,
      device_type   varchar(15) NOT NULL,
      browser       varchar(30),
      os            varchar(30),
      country       char(2),
      page_views    integer NOT NULL DEFAULT 1,
      is_mobile     boolean NOT NULL,
      is_revoked    boolean NOT NULL DEFAULT false,
      started_at    timestamp(0) with time zone NOT NULL,
      last_seen_at  timestamp(0) with time zone NOT NULL,
      expires_at    timestamp(0) with time zone NOT NULL,
      revoked_at    timestamp(0) with time zone
    )`,
  expectations: [
    every('token_sha256', hash(64)),
    every('user_id', between(1, 1e15)),
    every('ip', ipAddress),
    every('user_agent', userAgent),
    over('user_agent', distinctAtLeast(4)),
    most(
      0.9,
      'device_type',
      naming(
        'a kind of device',
        /desktop|laptop|mobile|phone|tablet|tv|console|wearable|bot|watch|pc|web|ios|android|browser|computer/,
      ),
    ),
    over('device_type', uneven(2)),
    most(
      0.9,
      'browser',
      naming(
        'a browser',
        /chrome|firefox|safari|edge|opera|brave|vivaldi|samsung|explorer|duckduckgo|chromium|webview/,
      ),
    ),
    over('browser', uneven(2)),
    most(0.9, 'os', naming('an operating system', /windows|mac|os x|ios|android|linux|ubuntu|chrome|debian|fedora/)),
    every('country', countryCode),
    every('page_views', between(0, 10_000)),
    over('is_mobile', trueShare(0.15, 0.9)),
    over('is_revoked', trueShare(0, 0.4)),
    every(['is_revoked', 'revoked_at'], flagOf),
    every(['started_at', 'last_seen_at', 'expires_at'], inOrder),
    every(['started_at', 'revoked_at'], inOrder),
    every(['started_at', 'last_seen_at', 'revoked_at'], recent),
    every(['started_at', 'expires_at'], daysApart(0, 800)),
    over('revoked_at', nullShare(0.5, 1)),
    over('started_at', unequalSeconds),
  ],
};
