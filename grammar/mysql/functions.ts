import type { Semantics } from '../semantics.ts';

/** Functions that the evaluator knows: MySQL 9 manual, chapter 14; what MariaDB has by the same name means the same. */
const functions = `
  lower|lcase(text) text = lower
  upper|ucase(text) text = upper
  char_length|character_length(text) int8 = char_length
  length|octet_length(text) int8 = byte_length
  length|octet_length(bytea) int8 = bytes.length
  bit_length(text) int8
  trim(text) text = trim_blanks
  trim(text, text) text = strip_of
  trim_leading(text) text = ltrim_blanks
  trim_leading(text, text) text = strip_start_of
  trim_trailing(text) text = rtrim_blanks
  trim_trailing(text, text) text = strip_end_of
  ltrim(text) text = ltrim_blanks
  rtrim(text) text = rtrim_blanks
  reverse(text) text
  left(text, int8) text = left_or_nothing
  right(text, int8) text = right_or_nothing
  substring|substr|mid(text, int8, int8?) text = substring_from_end
  substring_index(text, text, int8) text
  replace(text, text, text) text* = replace_with_nulls
  insert(text, int8, int8, text) text = overwrite
  instr(text, text) int8 = instr_folded
  locate(text, text, int8?) int8 = locate_folded
  position(text, text) int8 = locate_folded
  lpad(text, int8, text) text = lpad_or_null
  rpad(text, int8, text) text = rpad_or_null
  repeat(text, int8) text
  space(int8) text
  concat(text…) text = concat_strict
  convert(text) text = concat_strict
  format(numeric, int8) text = number.grouped
  make_set(int8, text…) text*
  export_set(int8, text, text, text?, int8?) text
  concat_ws(text, text…) text*
  ascii(text) int8 = first_byte
  ascii|ord(bytea) int8 = bytes.first
  ord(text) int8
  hex(int8) text = number.hex
  hex(text) text
  hex(bytea) text = bytes.hex
  unhex(text) bytea = bytes.of_hex
  bin(int8) text = number.binary
  oct(int8) text = number.octal
  conv(text, int8, int8) text = number.converted
  left|right(bytea, int8) bytea = bytes.*
  to_base64(text) text
  to_base64(bytea) text = bytes.base64
  from_base64(text) bytea
  quote(text) text*
  is_uuid(text) bool
  uuid_to_bin(text, int8?) bytea
  bin_to_uuid(bytea, int8?) text
  inet6_aton(text) bytea
  inet6_ntoa(bytea) text
  md5(text) text
  sha|sha1(text) text = sha1
  sha2(text, int8) text
  soundex(text) text
  elt(int8, text…) text*
  find_in_set(text, text) int8
  strcmp(text, text) int8 = strcmp_folded
  regexp_like(text, text, text?) bool = regexp_like_folded
  regexp_substr(text, text) text = regex.first_folded
  regexp_replace(text, text, text) text = regex.replaced_folded
  regexp_instr(text, text) int8 = regex.place_folded

  abs(int8|numeric) same = exact.abs
  abs(float8) float8 = float.abs
  sign(numeric) int8 = exact.sign
  sign(float8) int8 = float.sign_exact
  ceil|ceiling(numeric) int8 = exact.ceil
  ceil|ceiling(float8) float8 = float.ceil
  floor(numeric) int8 = exact.floor
  floor(float8) float8 = float.floor
  round(numeric, int8?) numeric = exact.round_within
  round(float8, int8?) float8 = float.round_digits
  truncate(numeric, int8) numeric = exact.trunc_within
  mod(numeric, numeric) numeric = exact.remainder
  mod(float8, float8) float8 = float.remainder
  power|pow(float8, float8) float8 = float.power
  sqrt(float8) float8 = float.sqrt_or_null
  exp(float8) float8 = float.exp
  ln|log(float8) float8 = float.ln
  log(float8, float8) float8 = float.log_of
  log2|log10|sin|cos|tan|cot|atan|radians|degrees(float8) float8 = float.*
  atan|atan2(float8, float8) float8 = float.atan2
  asin(float8) float8 = float.asin_or_null
  acos(float8) float8 = float.acos_or_null
  pi() float8 = float.pi
  crc32(text) int8
  bit_count(numeric) int8

  now|current_timestamp|sysdate|localtime|localtimestamp(int8?) timestamp = local_now
  utc_timestamp(int8?) timestamp = now
  curdate|current_date() date = today
  curtime|current_time(int8?) time = time_of_day
  year|quarter|month(timestamp) int8 = moment.*
  day|dayofmonth(timestamp) int8 = moment.day
  hour|minute|second|microsecond(time) int8 = clock.*
  time_to_sec(time) int8 = clock.seconds
  dayofweek(timestamp) int8 = moment.day_of_week
  weekday(timestamp) int8 = moment.weekday
  dayofyear(timestamp) int8 = moment.day_of_year
  week(timestamp, int8?) int8 = moment.week
  weekofyear(timestamp) int8 = moment.iso_week
  dayname(timestamp) text = moment.day_name
  monthname(timestamp) text = moment.month_name
  last_day(timestamp) date = moment.last_day
  to_days(timestamp) int8 = moment.to_days
  from_days(int8) date = days.to_date
  date(timestamp) date = moment.date
  time(timestamp) time = moment.time
  timestamp(timestamp) timestamp = moment.same
  datediff(timestamp, timestamp) int8 = moment.days_between
  timestampdiff(text, timestamp, timestamp) int8 = moment.units_between
  extract(text, timestamp) int8 = moment.unit
  extract(text, time) int8 = clock.unit
  date_format(timestamp, text) text
  time_format(time, text) text
  str_to_date(text, text) timestamp = moment.of_text
  timestampadd(text, int8, timestamp) timestamp = moment.plus_units
  timestamp(timestamp, time) timestamp = moment.plus_clock
  addtime(timestamp, time) timestamp = moment.plus_clock
  addtime(time, time) time = clock.plus
  subtime(timestamp, time) timestamp = moment.minus_clock
  subtime(time, time) time = clock.minus
  timediff(timestamp, timestamp) time = clock.between
  timediff(time, time) time = clock.between
  to_seconds(timestamp) int8 = moment.to_seconds
  yearweek(timestamp, int8?) int8 = moment.year_week
  unix_timestamp(timestamp) numeric = moment.epoch
  from_unixtime(numeric) timestamp = moment.of_epoch
  convert_tz(timestamp, text, text) timestamp = moment.converted
  makedate(int8, int8) date = date.of_day
  maketime(int8, int8, numeric) time = clock.of_parts
  sec_to_time(numeric) time = clock.of_seconds
  period_add(int8, int8) int8 = period.add
  period_diff(int8, int8) int8 = period.difference

  json_type(json) text = path.type
  json_extract(json, text) json = path.extract
  json_unquote(json) text = path.unquote
  json_value(json, text) text = path.value
  json_query(json, text) json = path.container
  json_exists(json, text) bool = path.exists
  json_length(json, text?) int8 = path.length
  json_depth(json) int8 = path.depth
  json_contains(json, json, text?) bool = path.contains
  json_contains_path(json, text, text…) bool = path.contains_path

  json_keys(json, text?) json = document.keys
  json_array(any…) json* = document.array
  json_object(any…) json* = document.object
  json_quote(text) text = document.quote
  json_set(json, text, any…) json* = document.set
  json_insert(json, text, any…) json* = document.insert
  json_replace(json, text, any…) json* = document.replace
  json_remove(json, text…) json = document.remove
  json_merge_patch(json, json…) json* = document.patch
  json_merge_preserve|json_merge(json, json…) json = document.merge
  json_array_append(json, text, any) json* = document.append
  json_overlaps(json, json) bool = document.overlaps
  json_search(json, text, text) text = document.search

  inet_aton(text) int8
  inet_ntoa(int8) text
  is_ipv4(text) bool = is_ipv4
  is_ipv6(text) bool = is_ipv6

  st_geomfromtext|st_geometryfromtext|geomfromtext|geometryfromtext|st_pointfromtext|pointfromtext(text, int8?) geometry = geometry.read
  st_linefromtext|st_linestringfromtext|st_polyfromtext|st_polygonfromtext(text, int8?) geometry = geometry.read
  point(float8, float8) geometry = geometry.point
  st_x|x(geometry) float8 = geometry.x
  st_y|y(geometry) float8 = geometry.y
  st_latitude(geometry) float8 = geometry.latitude
  st_longitude(geometry) float8 = geometry.longitude
  st_srid|srid(geometry) int8 = geometry.srid
  st_geometrytype|geometrytype(geometry) text = geometry.type
  st_dimension|dimension(geometry) int8 = geometry.dimension
  st_isempty|isempty(geometry) bool = geometry.is_empty
  st_astext|st_aswkt|astext|aswkt(geometry) text = geometry.text
  st_numpoints|numpoints(geometry) int8 = geometry.count_points
  st_numgeometries|numgeometries(geometry) int8 = geometry.count_parts
  st_isclosed|isclosed(geometry) bool = geometry.is_closed
  st_startpoint|startpoint(geometry) geometry = geometry.start
  st_endpoint|endpoint(geometry) geometry = geometry.end
  st_pointn|pointn(geometry, int8) geometry = geometry.point_at
  st_length|glength(geometry) float8 = geometry.length
  st_area|area(geometry) float8 = geometry.area
  st_distance(geometry, geometry) float8 = geometry.distance
  st_equals(geometry, geometry) bool = geometry.same
  st_contains(geometry, geometry) bool = geometry.contains
  st_within(geometry, geometry) bool = geometry.within
  mbrcontains(geometry, geometry) bool = geometry.in_rectangle
  mbrwithin(geometry, geometry) bool = geometry.within_rectangle
`;

const operators = `
  +(int8|numeric, same) same = exact.add
  +(float8, float8) float8 = float.add
  -(int8|numeric, same) same = exact.subtract
  -(float8, float8) float8 = float.subtract
  *(int8|numeric, same) same = exact.multiply
  *(float8, float8) float8 = float.multiply
  /(numeric, numeric) numeric = exact.divide_by_increment
  /(float8, float8) float8 = float.divide
  div(numeric, numeric) int8 = exact.quotient
  mod(numeric, numeric) numeric = exact.remainder
  mod(float8, float8) float8 = float.remainder
  -(int8|numeric) same = exact.negate
  -(float8) float8 = float.negate
  +(int8|numeric) same = exact.same
  +(float8) float8 = float.same
  ~(numeric) numeric = unsigned.not
  &(numeric, numeric) numeric = unsigned.and
  |(numeric, numeric) numeric = unsigned.or
  ^(numeric, numeric) numeric = unsigned.xor
  <<(numeric, numeric) numeric = unsigned.shift_left
  >>(numeric, numeric) numeric = unsigned.shift_right
  +(timestamp, interval) timestamp = moment.plus
  -(timestamp, interval) timestamp = moment.minus
  +(interval, timestamp) timestamp = plus.moment
  +(time, interval) time = clock.plus_span
  -(time, interval) time = clock.minus_span
  +(date, interval) date = date.plus_span
  -(date, interval) date = date.minus_span
  +(interval, date) date = span.plus_date
  ->(json, text) json = path.extract
  ->>(json, text) text = path.text
`;

/** What MySQL and MariaDB make of expressions. */
export const semantics: Semantics = {
  coercion: 'loose',
  stringLiteral: 'text',
  exponentLiteral: 'float8',
  binaryLiterals: 'numbers',
  truthValues: 'integers',
  textTruth: 'number',
  enumerations: 'texts',
  castTypes: 'own',
  longCasts: 'refused',
  matchedTypes: 'any',
  matchedPadding: 'trimmed',
  integerArithmetic: 'longest',
  dateArithmetic: 'digits',
  isLongitudeFirst: false,
  extremeBesideNull: 'null',
  documentArrow: 'path',
  documents: 'typeOrText',
  textEquality: 'collation',
  keepsCase: /_(?:bin|cs|cs_ks)$/,
  // A character set of which no collation is named stands for its default one.
  equalLetters: [
    { collation: /(?:^|_)(?:roman|la_0900)_/, letters: ['ij', 'uv'] },
    { collation: /(?:^|_)(?:lithuanian|lt_0900|lv_0900)_/, letters: ['iy'] },
    { collation: /^macce(?:_general.*)?$/, letters: ['mn'] },
  ],
  functions,
  operators,
  /** What ICU's and PCRE's regular expressions have in common. */
  regex: {
    places: { A: 'start', z: 'end', Z: 'lastLine', b: 'boundary', B: 'noBoundary' },
    characters: { a: '\x07', e: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t' },
    bracesStandAlone: false,
    linesEnd: true,
    bracketsNest: true,
  },
  hashedTypes: new Set(),
};
