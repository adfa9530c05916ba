import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { meaningsOf } from '../../src/meanings/index.ts';

/* Names in German and in Romance languages. */

const COLUMNS = [
  ['artikel', 'artikelnummer', 'text', 'commerce.sku'],
  ['artikel', 'geaendert_am', 'timestamp', 'time.updated'],
  ['artikel', 'anzahl_bewertungen', 'integer', 'commerce.review count'],
  ['rechnungen', 'rechnungsnummer', 'text', 'number.invoice'],
  ['empleados', 'fecha_nacimiento', 'date', 'time.birth date'],
  ['empleados', 'teléfono_móvil', 'text', 'contact.mobile phone'],
  ['empleados', 'salario_bruto_anual', 'decimal', 'money.salary'],
  ['clients', 'prenom', 'text', 'person.first name'],
  ['clientes', 'cliente_id', 'integer', 'general.id'],
] as const;

for (const [table, name, kind, meaning] of COLUMNS) {
  test(`${table}.${name}`, () => {
    assert.is(meaningsOf(table, [{ name, kind }]).get(name)?.[0]?.meaning.name, meaning);
  });
}

test.run();
