import { type BelievableTable, every, most, over } from '../expectation.ts';
import { reference, shortCode } from '../judges/forms.ts';
import { label } from '../judges/language.ts';
import { between, multipleOf, recent } from '../judges/quantities.ts';
import { ascending, sumOf } from '../judges/relations.ts';
import { distinctBetween, medianBetween, nullShare, skewed, uneven } from '../judges/statistics.ts';

export const inventory: BelievableTable = {
  name: 'inventory',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE inv_stk (
      whs_cd      varchar(8) NOT NULL,
      prod_id     integer NOT NULL,
      bin_loc     varchar(12),
      uom         varchar(6) NOT NULL,
      qty_on_hand integer NOT NULL DEFAULT 0,
      qty_rsvd    integer NOT NULL DEFAULT 0,
      qty_avail   integer NOT NULL,
      reord_lvl   integer NOT NULL DEFAULT 10,
      reord_qty   integer NOT NULL DEFAULT 50,
      unit_cst    numeric(9,4) NOT NULL,
      last_cnt_dt date,
      last_upd_ts timestamp(0) NOT NULL,
      CONSTRAINT pk_inv_stk PRIMARY KEY (whs_cd, prod_id),
      CONSTRAINT ck_rsvd CHECK (qty_rsvd <= qty_on_hand)
    );
    COMMENT ON COLUMN inv_stk.whs_cd IS 'warehouse code';
    COMMENT ON COLUMN inv_stk.uom IS 'unit of measure';
    COMMENT ON COLUMN inv_stk.last_cnt_dt IS 'date of the last stock count'`,
  expectations: [
    every('whs_cd', shortCode),
    over('whs_cd', distinctBetween(1, 60)),
    every('bin_loc', reference),
    every('uom', label),
    over('uom', distinctBetween(2, 15)),
    over('uom', uneven(1.5)),
    every('qty_on_hand', between(0, 100_000)),
    over('qty_on_hand', skewed),
    every(['qty_rsvd', 'qty_on_hand'], ascending),
    every('qty_rsvd', between(0, 100_000)),
    every(['qty_avail', 'qty_on_hand', 'qty_rsvd'], sumOf('+-')),
    every('reord_lvl', between(0, 10_000)),
    most(0.5, 'reord_qty', multipleOf(5)),
    every('unit_cst', between(0.0001, 20_000)),
    over('unit_cst', medianBetween(0.1, 1_000)),
    every('last_cnt_dt', recent),
    over('last_cnt_dt', nullShare(0, 0.6)),
    every('last_upd_ts', recent),
  ],
};
