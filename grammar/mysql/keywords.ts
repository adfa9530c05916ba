import { keywordTable } from '../dialect.ts';

/**
 * The words of MySQL 9 and of MariaDB (both servers' information_schema.keywords) that neither server takes as a column's name
 * without quotes: one dialect reads both servers' statements, so a word that only one of them reserves is a name.
 */
export const keywords = keywordTable({
  reserved: `
    accessible add all alter analyze and as asc asensitive before between bigint binary blob both by call
    cascade case change char character check collate column condition constraint continue convert create cross
    current_date current_time current_timestamp current_user cursor databases day_hour day_microsecond
    day_minute day_second dec decimal declare default delayed delete desc describe deterministic distinct
    distinctrow div double drop dual each else elseif enclosed escaped except exists exit explain false fetch
    float float4 float8 for force foreign from fulltext grant group having high_priority hour_microsecond
    hour_minute hour_second if ignore in index infile inner inout insensitive insert int int1 int2 int3 int4
    int8 integer intersect interval into is iterate join key keys kill leading leave left like limit linear
    lines load localtime localtimestamp lock long longblob longtext loop low_priority match maxvalue mediumblob
    mediumint mediumtext middleint minute_microsecond minute_second mod modifies natural no_write_to_binlog not
    null numeric on optimize optionally or order out outer outfile over partition precision primary procedure
    purge range read read_write reads real recursive references regexp release rename repeat replace require
    resignal restrict return revoke right rlike row_number rows schemas second_microsecond select sensitive
    separator set show signal smallint spatial specific sql sql_big_result sql_calc_found_rows sql_small_result
    sqlexception sqlstate sqlwarning ssl starting straight_join table terminated then tinyblob tinyint tinytext
    to trailing trigger true undo union unique unlock unsigned update usage use using utc_date utc_time
    utc_timestamp values varbinary varchar varcharacter varying when where while with write xor year_month
    zerofill
  `,
});
