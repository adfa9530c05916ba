import { type BelievableTable, every, most, over } from '../expectation.ts';
import { hash, ipAddress, matching } from '../judges/forms.ts';
import { label, naming, speakable } from '../judges/language.ts';
import { between, past } from '../judges/quantities.ts';
import { inOrder } from '../judges/relations.ts';
import {
  determines,
  distinctAtLeast,
  distinctBetween,
  medianBetween,
  shareMatching,
  uneven,
} from '../judges/statistics.ts';

export const securityEvents: BelievableTable = {
  name: 'security_events',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE security_events (
      id              bigserial PRIMARY KEY,
      occurred_at     timestamptz NOT NULL,
      acknowledged_at timestamptz,
      actor_type      varchar(20) NOT NULL,
      auth_method     varchar(20) NOT NULL,
      platform        varchar(20) NOT NULL,
      os_name         varchar(20) NOT NULL,
      device_model    varchar(60) NOT NULL,
      source_ip       inet NOT NULL,
      source_port     integer NOT NULL,
      dest_port       integer NOT NULL,
      protocol        varchar(8) NOT NULL,
      level           varchar(10) NOT NULL CHECK (level IN ('DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL')),
      facility        varchar(20) NOT NULL,
      thread_name     varchar(60) NOT NULL,
      source_file     varchar(80) NOT NULL,
      line_no         integer NOT NULL,
      rule_name       varchar(100) NOT NULL,
      threat_category varchar(40) NOT NULL,
      resource_name   varchar(100) NOT NULL,
      risk_score      smallint NOT NULL,
      login_attempt   smallint NOT NULL,
      trace_id        char(32) NOT NULL,
      exception       text
    )`,
  expectations: [
    every('occurred_at', past),
    every(['occurred_at', 'acknowledged_at'], inOrder),
    over('actor_type', uneven(3)),
    every('actor_type', label),
    every('auth_method', naming('a way to log in', /password|sso|oauth|saml|key|link|token|mfa|cert/)),
    over('platform', distinctBetween(2, 8)),
    over(['device_model', 'os_name'], determines),
    over(['device_model', 'platform'], determines),
    every('source_ip', ipAddress),
    every('source_port', between(1024, 65_535)),
    over('source_port', distinctAtLeast(100)),
    every('dest_port', between(1, 65_535)),
    every('protocol', matching('a protocol of packets', /^(?:tcp|udp|icmp)$/i)),
    over('level', shareMatching('INFO', /^INFO$/, 0.35, 0.9)),
    over('level', shareMatching('an error', /^(?:ERROR|FATAL)$/, 0, 0.25)),
    every('facility', matching('a facility of syslog', /^[a-z]+\d?$/)),
    every('thread_name', matching('a thread', /^[\w.:-]+$/)),
    every('source_file', matching('the name of a source', /\.(?:java|py|js|ts|go|rb|cs|php)$/)),
    every('line_no', between(1, 5_000)),
    every('rule_name', speakable),
    most(0.9, 'threat_category', label),
    every('resource_name', speakable),
    over('risk_score', medianBetween(3, 40)),
    over('login_attempt', medianBetween(1, 2)),
    every('trace_id', hash(32)),
  ],
};
