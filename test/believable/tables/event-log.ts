import { type BelievableTable, every, most, over } from '../expectation.ts';
import { ipAddress, json } from '../judges/forms.ts';
import { label, prose } from '../judges/language.ts';
import { between, epochSeconds, oneOf, recent } from '../judges/quantities.ts';
import { distinctBetween, shareMatching, unequalSeconds, uneven } from '../judges/statistics.ts';

export const eventLog: BelievableTable = {
  name: 'event_log',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE tbl_event_log (
      evt_id       BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      evt_type     VARCHAR(50) NOT NULL COMMENT 'e.g. user.login, order.created',
      evt_action   VARCHAR(20) NOT NULL,
      evt_level    VARCHAR(10) NOT NULL DEFAULT 'info',
      evt_message  VARCHAR(255) NOT NULL,
      evt_payload  JSON,
      entity_type  VARCHAR(40),
      entity_id    BIGINT,
      user_id      INT,
      ip_addr      VARCHAR(45),
      duration_ms  INT UNSIGNED,
      evt_unix     INT UNSIGNED NOT NULL COMMENT 'unix timestamp',
      occurred_at  DATETIME(3) NOT NULL,
      PRIMARY KEY (evt_id),
      KEY ix_evt (evt_type, occurred_at)
    )`,
  expectations: [
    every('evt_type', label),
    over('evt_type', distinctBetween(3, 100)),
    every('evt_action', label),
    over('evt_action', distinctBetween(2, 60)),
    every(
      'evt_level',
      oneOf(
        'trace',
        'debug',
        'info',
        'notice',
        'warn',
        'warning',
        'error',
        'err',
        'critical',
        'crit',
        'fatal',
        'alert',
        'emergency',
        'low',
        'medium',
        'high',
      ),
    ),
    over('evt_level', shareMatching('info or debug', /^(?:info|debug|trace|notice|low)$/i, 0.35, 0.99)),
    over('evt_level', uneven(2)),
    most(0.95, 'evt_message', prose(2)),
    every('evt_payload', json),
    every('entity_type', label),
    over('entity_type', distinctBetween(2, 40)),
    every('entity_id', between(1, 1e12)),
    every('ip_addr', ipAddress),
    every('duration_ms', between(0, 3_600_000)),
    every('evt_unix', epochSeconds),
    every('occurred_at', recent),
    over('occurred_at', unequalSeconds),
  ],
};
