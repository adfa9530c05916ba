import type { Grammar } from '../builders/sentences.ts';

/** What programs write about themselves. */
export const logLines: Grammar = {
  templates: [
    'User {n} {did} from 192.0.2.{octet}',
    '{job} finished in {ms} ms',
    '{job} failed after {few} attempts',
    'Connection to {host} {link}',
    'GET /{path} returned {status} in {ms} ms',
    'POST /{path} returned {status} in {ms} ms',
    'Cache {cache} for {entity} {n}',
    '{entity2} {n} {done}',
    'Retry of {entity} {n} in {few} minutes',
    'Queue {queue} holds {few} messages',
    'Loaded {few}{few} rows from {entity}s',
    'Configuration reloaded from {host}',
    'Health check of {host} passed',
    'Disk usage of {host} is at {percent} percent',
  ],
  words: {
    n: '1042|1187|2093|2231|3308|3514|4127|4480|5219|5736|6045|6621|7350|7914|8226|8873|9101|9464',
    did: 'signed in|signed out|changed the password|updated the profile|requested a token',
    octet: '4|17|23|58|71|96|104|133|150|187|201|219|240',
    job: 'Import|Export|Nightly backup|Report generation|Index rebuild|Data sync|Cleanup|Mail delivery|Image resize',
    ms: '8|12|19|27|34|48|61|75|92|118|143|187|246|310|402|655|918|1204',
    few: '2|3|4|5|7|9|12|18|25',
    host: 'db-01|db-02|cache-01|mail-01|search-01|queue-02|web-03|api-01|storage-02',
    link: 'established|closed|lost|restored|timed out',
    path: 'orders|users|login|products|search|cart|reports|invoices|health|sessions',
    status: '200|201|204|301|304|400|401|404|500',
    cache: 'hit|miss|refreshed|expired|invalidated',
    entity: 'order|user|product|invoice|session|ticket|payment|document',
    entity2: 'Order|User|Product|Invoice|Session|Ticket|Payment|Document',
    done: 'was created|was updated|was deleted|was archived|was approved|was canceled|was exported|was assigned',
    queue: 'default|mailers|imports|exports|webhooks',
    percent: '41|53|62|68|74|79|85|91',
  },
};
