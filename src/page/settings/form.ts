import type { OptionFields } from '../../options/kind.ts';
import { COLUMN_OPTIONS, TABLE_OPTIONS, VALUE_OPTIONS } from '../../options/value-options.ts';
import { element } from '../dom.ts';
import type { Mark, Reading } from '../messages.ts';
import { SETTINGS } from '../settings.ts';
import type { PageState, Store } from '../state.ts';
import { type Field, fieldOf } from './field.ts';
import { type Path, settingAt, withSetting } from './paths.ts';

/** The controls of all that can be asked for. */
export interface SettingsForm {
  readonly node: HTMLElement;
  /** Shows the tables of a text, and what is wrong with settings. */
  read(reading: Reading): void;
}

/** Stands for all columns of a table in the choice of one. */
const NO_COLUMN = '';

/** Shown without a click, in the order of the definitions. */
const { rows, seed } = SETTINGS;

/** The rest: the dialect is chosen beside the text, and what is by names of tables and columns is asked for below. */
const { dialect: _dialect, rows: _rows, seed: _seed, columns: _columns, tables: _tables, ...OTHERS } = SETTINGS;
const { columns: _ofTable, ...OF_TABLE } = TABLE_OPTIONS;

/** Makes the form of the settings, of the definitions of the options. */
export function settingsForm(store: Store): SettingsForm {
  const first = fieldsOf(store, 'setting', { rows, seed }, () => []);
  const isOfValues = ([name]: readonly [string, unknown]): boolean => Object.hasOwn(VALUE_OPTIONS, name);
  const others = Object.entries(OTHERS);
  const values = fieldsOf(store, 'setting', Object.fromEntries(others.filter(isOfValues)), () => []);
  const outputs = fieldsOf(
    store,
    'setting',
    Object.fromEntries(others.filter((entry) => !isOfValues(entry))),
    () => [],
  );
  const named = namedFields(store);
  const groups = [first, values, outputs, named];
  let marks: readonly Mark[] = [];
  const show = (state: PageState): void => {
    for (const group of groups) group.show(state, marks);
  };
  store.listen(show);
  show(store.state);
  return {
    node: element(
      'div',
      { class: 'settings' },
      element('div', { class: 'fields' }, ...first.nodes),
      folded('Values', values.nodes),
      folded('Tables and columns', named.nodes),
      folded('Statements', outputs.nodes),
    ),
    read(reading) {
      ({ marks } = reading);
      if (reading.isUsable) named.read(reading);
      show(store.state);
    },
  };
}

function folded(title: string, nodes: readonly Node[]): HTMLElement {
  return element('details', {}, element('summary', {}, title), element('div', { class: 'fields' }, ...nodes));
}

/** Fields that show the state together. */
interface FieldGroup {
  readonly nodes: readonly HTMLElement[];
  show(state: PageState, marks: readonly Mark[]): void;
}

/** Makes the fields of options. `ownerOf`: the path to what they are asked of now; null: nothing is chosen. */
function fieldsOf(
  store: Store,
  prefix: string,
  options: OptionFields,
  ownerOf: (state: PageState) => Path | null,
): FieldGroup {
  const fields = Object.entries(options).map(([name, field]): readonly [string, Field] => {
    const changed = (value: unknown): void => {
      const owner = ownerOf(store.state);
      if (owner !== null) store.change({ settings: withSetting(store.state.settings, [...owner, name], value) });
    };
    return [name, fieldOf({ id: `${prefix}-${name}`, name, field, changed })];
  });
  return {
    nodes: fields.map(([, { node }]) => node),
    show(state, marks) {
      const owner = ownerOf(state);
      for (const [name, field] of fields) {
        field.node.hidden = owner === null;
        if (owner === null) continue;
        const path = [...owner, name];
        field.show(settingAt(state.settings, path), faultAt(marks, path));
      }
    },
  };
}

function faultAt(marks: readonly Mark[], path: Path): string | null {
  const name = path.join('.');
  const mark = marks.find(({ setting }) => setting === name || setting?.startsWith(`${name}.`));
  return mark?.message ?? null;
}

/** The fields of one table and one of its columns, which are those that the page looks at. */
function namedFields(store: Store): FieldGroup & { read(reading: Reading): void } {
  let { tables }: Pick<Reading, 'tables'> = { tables: [] };
  const tableOf = ({ table }: PageState) => tables.find(({ name }) => name === table) ?? tables[0];
  const columnOf = (state: PageState) => tableOf(state)?.columns.find(({ name }) => name === state.column);
  const ofTable = fieldsOf(store, 'table', OF_TABLE, (state) => {
    const table = tableOf(state);
    return table === undefined ? null : ['tables', table.name];
  });
  const ofColumn = fieldsOf(store, 'column', COLUMN_OPTIONS, (state) => {
    const [table, column] = [tableOf(state), columnOf(state)];
    return table === undefined || column === undefined ? null : ['tables', table.name, 'columns', column.name];
  });
  const tableChoice = element('select', {
    onchange: () => store.change({ table: tableChoice.value, column: null }),
  });
  const columnChoice = element('select', {
    onchange: () => store.change({ column: columnChoice.value === NO_COLUMN ? null : columnChoice.value }),
  });
  return {
    nodes: [
      element('label', { class: 'chosen' }, 'Table', tableChoice),
      ...ofTable.nodes,
      element('label', { class: 'chosen' }, 'Column', columnChoice),
      ...ofColumn.nodes,
    ],
    show(state, marks) {
      fill(
        tableChoice,
        tables.map(({ name }) => [name, name]),
        tableOf(state)?.name ?? '',
      );
      const columns = (tableOf(state)?.columns ?? []).map(({ name }) => [name, name] as const);
      fill(columnChoice, [[NO_COLUMN, 'Choose a column'], ...columns], columnOf(state)?.name ?? NO_COLUMN);
      ofTable.show(state, marks);
      ofColumn.show(state, marks);
    },
    read(reading) {
      tables = reading.tables.filter(({ passedOver }) => passedOver === null);
    },
  };
}

/** Gives a choice its options where they are others, so that one that is open stays open. */
function fill(select: HTMLSelectElement, options: readonly (readonly [string, string])[], chosen: string): void {
  const isSame =
    options.length === select.options.length &&
    options.every(([value], place) => select.options[place]?.value === value);
  if (!isSame) select.replaceChildren(...options.map(([value, title]) => element('option', { value }, title)));
  select.value = chosen;
}
