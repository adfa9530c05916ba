import type { Semantics } from '../semantics.ts';
import { wordSet } from '../words.ts';

/** Functions that the evaluator knows: PostgreSQL 18 manual, chapter 9. The notation: Semantics. */
const functions = `
  lower|upper|initcap(text) text
  length|char_length|character_length(text) int4 = char_length
  length(bytea) int4 = bytes.length
  length(bit) int4 = bits.length
  octet_length(text) int4 = byte_length
  octet_length(bytea) int4 = bytes.length
  octet_length(bit) int4 = bits.octets
  bit_length(text) int4
  bit_length(bytea) int4 = bytes.bits
  bit_length(bit) int4 = bits.length
  bit_count(bit) int8 = bits.count
  get_bit(bit, int4) int4 = bits.get
  get_byte(bytea, int4) int4 = bytes.get
  encode(bytea, text) text = encode_hex
  btrim(text) text = trim_blanks
  btrim(text, text) text = trim_set
  ltrim(text) text = ltrim_blanks
  ltrim(text, text) text = ltrim_set
  rtrim(text) text = rtrim_blanks
  rtrim(text, text) text = rtrim_set
  trim(text) text = trim_blanks
  trim(text, text) text = trim_of
  trim_leading(text) text = ltrim_blanks
  trim_leading(text, text) text = ltrim_of
  trim_trailing(text) text = rtrim_blanks
  trim_trailing(text, text) text = rtrim_of
  reverse(text) text
  left|right(text, int4) text
  substring|substr(text, int4, int4?) text = substring
  substring_for(text, int4) text = substring.first
  substring_for(text, int4, int4) text = substring.for_from
  substring(text, text) text = regex.part
  substring|substr(bytea, int4, int4?) bytea = bytes.substring
  strpos|position(text, text) int4
  starts_with(text, text) bool
  replace(text, text, text) text
  lpad|rpad(text, int4, text?) text
  repeat(text, int4) text
  split_part(text, text, int4) text
  overlay(text, text, int4, int4?) text
  translate(text, text, text) text
  ascii(text) int4
  chr(int4) text
  md5(text) text
  to_hex(int4) text = to_hex.int4
  to_hex(int8) text
  concat(anyoutput…) text* = concat_present
  concat_ws(text, anyoutput…) text*
  quote_literal(text) text
  string_to_array(text, text) text[]*
  array_to_string(text[], text) text
  regexp_like(padded, text, text?) bool
  regexp_replace(text, text, text, text?) text
  regexp_count(text, text) int4
  textregexeq(text, text) bool = regex.matches

  abs(int2|int4|int8|numeric) same = exact.abs
  abs(float8) float8 = float.abs
  sign(numeric) numeric = exact.sign
  sign(float8) float8 = float.sign
  ceil|ceiling(numeric) numeric = exact.ceil
  ceil|ceiling(float8) float8 = float.ceil
  floor(numeric) numeric = exact.floor
  floor(float8) float8 = float.floor
  round(numeric, int4?) numeric = exact.round
  round(float8) float8 = float.round
  trunc(numeric, int4?) numeric = exact.trunc
  trunc(float8) float8 = float.trunc
  mod(int2|int4|int8|numeric, same) same = exact.remainder
  div(numeric, numeric) numeric = exact.quotient
  gcd(int4|int8, same) same = int.gcd
  power|pow(float8, float8) float8 = float.power
  power|pow(numeric, numeric) numeric = exact.power
  sqrt|cbrt|exp|ln(float8) float8 = float.*
  log|log10(float8) float8 = float.log10
  log(numeric, numeric) numeric = exact.log_of
  pi() float8 = float.pi
  degrees|radians|sin|cos|tan|asin|acos|atan|acosh|atanh(float8) float8 = float.*
  atan2(float8, float8) float8 = float.atan2
  factorial(int8) numeric = exact.factorial
  width_bucket(numeric, numeric, numeric, int4) int4 = exact.bucket
  width_bucket(float8, float8, float8, int4) int4 = float.bucket
  scale|min_scale(numeric) int4 = exact.*
  trim_scale(numeric) numeric = exact.trim_scale

  now|current_timestamp|transaction_timestamp|statement_timestamp|clock_timestamp() timestamptz = now
  current_timestamp(int4) timestamptz = now
  localtimestamp(int4?) timestamp = local_now
  localtime(int4?) time = time_of_day
  current_date() date = today
  extract(text, timestamp) numeric = moment.field
  extract(text, timestamptz) numeric = zoned.field
  extract(text, date) numeric = date.field
  extract(text, time) numeric = time.field
  extract(text, interval) numeric = span.field
  date_part(text, timestamp) float8 = moment.part
  date_part(text, timestamptz) float8 = zoned.part
  date_part(text, date) float8 = date.part
  date_part(text, interval) float8 = span.part
  date_trunc(text, timestamp) timestamp = moment.trunc
  date_trunc(text, timestamptz) timestamptz = zoned.trunc
  date_trunc(text, timestamptz, text) timestamptz = zone.trunc
  age(timestamp, timestamp) interval
  age(timestamp) interval = age.today
  make_date(int4, int4, int4) date
  make_time(int4, int4, float8) time
  make_timestamp(int4, int4, int4, int4, int4, float8) timestamp
  isfinite(date) bool
  isfinite(timestamp|timestamptz) bool = isfinite.moment
  isfinite(interval) bool
  to_char(timestamp, text) text
  to_char(numeric, text) text = number.to_char
  to_timestamp(float8) timestamptz
  timezone(text, timestamptz) timestamp = zone.of_zoned
  timezone(text, timestamp) timestamptz = zone.of_plain

  json_typeof(json) text
  jsonb_typeof(jsonb) text = json_typeof
  json_array_length(json) int4 = json.array_length
  jsonb_array_length(jsonb) int4 = json.array_length
  json_extract_path(json, text…) json = json.at
  jsonb_extract_path(jsonb, text…) jsonb = json.at
  json_extract_path_text(json, text…) text = plain.at_text
  jsonb_extract_path_text(jsonb, text…) text = json.at_text
  to_jsonb(text|bool|numeric) jsonb = json.of
  jsonb_strip_nulls(jsonb) jsonb = json.strip_nulls
  jsonb_exists(jsonb, text) bool = json.has
  jsonb_exists_any(jsonb, text[]) bool = json.has_any
  jsonb_exists_all(jsonb, text[]) bool = json.has_all
  jsonb_contains(jsonb, jsonb) bool = json.contains

  array_length(anyarray, int4) int4
  array_upper(anyarray, int4) int4 = array_length
  array_lower(anyarray, int4) int4
  cardinality|array_ndims(anyarray) int4
  array_position(anyarray, anyelement) int4*
  array_remove|array_append(anyarray, anyelement) anyarray*
  array_prepend(anyelement, anyarray) anyarray*
  array_cat(anyarray, anyarray) anyarray*
  trim_array(anyarray, int4) anyarray

  lower|upper(anyrange) anyelement = range.*
  isempty|lower_inc|upper_inc|lower_inf|upper_inf(anyrange) bool
  int4range(int4, int4, text?) int4range*
  int8range(int8, int8, text?) int8range*
  numrange(numeric, numeric, text?) numrange*
  daterange(date, date, text?) daterange*
  tsrange(timestamp, timestamp, text?) tsrange*

  area(box|circle|path) float8 = geometric.area
  center(box|circle) point = geometric.center
  diameter|radius(circle) float8
  width|height(box) float8 = box.*
  isclosed|isopen(path) bool
  length(lseg|path) float8 = geometric.length
  npoints(path|polygon) int4
  point(float8, float8) point
  box(point, point) box
  circle(point, float8) circle

  family|masklen(inet) int4
  host(inet) text
  network|netmask|broadcast(inet) inet
  set_masklen(inet, int4) inet
  inet_same_family(inet, inet) bool
`;

const operators = `
  +(int2|int4|int8|numeric, same) same = exact.add
  +(float8, float8) float8 = float.add
  +(money, money) money = exact.add
  -(int2|int4|int8|numeric, same) same = exact.subtract
  -(float8, float8) float8 = float.subtract
  -(money, money) money = exact.subtract
  *(int2|int4|int8|numeric, same) same = exact.multiply
  *(float8, float8) float8 = float.multiply
  *(money, int8) money = exact.multiply
  /(int2|int4|int8, same) same = int.divide
  /(numeric, numeric) numeric = exact.divide
  /(float8, float8) float8 = float.divide
  %(int2|int4|int8|numeric, same) same = exact.remainder
  ^(float8, float8) float8 = float.power
  ^(numeric, numeric) numeric = exact.power
  -(int2|int4|int8|numeric) same = exact.negate
  -(float8) float8 = float.negate
  -(interval) interval = span.negate
  +(int4|int8|numeric) same = exact.same
  +(float8) float8 = float.same
  @(int4|int8|numeric) same = exact.abs
  @(float8) float8 = float.abs
  |/(float8) float8 = float.sqrt
  ||/(float8) float8 = float.cbrt
  &(int2|int4|int8, same) same = int.and
  |(int2|int4|int8, same) same = int.or
  #(int2|int4|int8, same) same = int.xor
  ~(int2|int4|int8) same = int.not
  <<(int4, int4) int4 = int4.shift_left
  >>(int4, int4) int4 = int4.shift_right
  <<(int8, int4) int8 = int8.shift_left
  >>(int8, int4) int8 = int8.shift_right
  &(bit, bit) bit = bits.and
  |(bit, bit) bit = bits.or
  #(bit, bit) bit = bits.xor
  ~(bit) bit = bits.not
  ||(bit|bytea, same) same = bytes.concat

  ||(text, text) text = text_concat
  ||(text, anytext) text = text_concat
  ||(anytext, text) text = text_concat
  ^@(text, text) bool = starts_with
  ~(padded, text) bool = regex.matches
  ~*(padded, text) bool = regex.matches_folded
  !~(padded, text) bool = regex.differs
  !~*(padded, text) bool = regex.differs_folded
  like(padded, text) bool = like.matches
  ilike(padded, text) bool = like.matches_folded
  ~~(padded, text) bool = like.matches
  ~~*(padded, text) bool = like.matches_folded

  +(date, int4) date = date.plus_days
  +(int4, date) date = days.plus_date
  -(date, int4) date = date.minus_days
  -(date, date) int4 = date.minus_date
  +(date, time) timestamp = date.plus_time
  +(timestamp, interval) timestamp = moment.plus
  +(interval, timestamp) timestamp = plus.moment
  -(timestamp, interval) timestamp = moment.minus
  +(timestamptz, interval) timestamptz = zoned.plus
  -(timestamptz, interval) timestamptz = zoned.minus
  -(timestamp|timestamptz, same) interval = moment.minus_moment
  +(time, interval) time = time.plus
  -(time, interval) time = time.minus
  -(time, time) interval = time.minus_time
  +(interval, interval) interval = span.add
  -(interval, interval) interval = span.subtract
  *(interval, float8) interval = span.multiply
  *(float8, interval) interval = multiply.span

  ->(json, text) json = json.member
  ->(json, int4) json = plain.element
  ->>(json, text) text = plain.member_text
  ->>(json, int4) text = plain.element_text
  #>(json, text[]) json = json.path
  #>>(json, text[]) text = plain.path_text
  ->(jsonb, text) jsonb = json.member
  ->(jsonb, int4) jsonb = json.element
  ->>(jsonb, text) text = json.member_text
  ->>(jsonb, int4) text = json.element_text
  #>(jsonb, text[]) jsonb = json.path
  #>>(jsonb, text[]) text = json.path_text
  ?(jsonb, text) bool = json.has
  ?|(jsonb, text[]) bool = json.has_any
  ?&(jsonb, text[]) bool = json.has_all
  @>(jsonb, jsonb) bool = json.contains
  <@(jsonb, jsonb) bool = json.contained
  ||(jsonb, jsonb) jsonb = json.concat
  -(jsonb, text) jsonb = json.without

  @>(anyarray, anyarray) bool = array.contains
  <@(anyarray, anyarray) bool = array.contained
  &&(anyarray, anyarray) bool = array.overlaps
  ||(anyarray, anyarray) anyarray* = array_cat
  ||(anyarray, anyelement) anyarray* = array_append
  ||(anyelement, anyarray) anyarray* = array_prepend

  @>(anyrange, anyrange) bool = range.contains
  @>(anyrange, anyelement) bool = range.holds
  <@(anyrange, anyrange) bool = range.contained
  <@(anyelement, anyrange) bool = range.held
  &&(anyrange, anyrange) bool = range.overlaps
  <<(anyrange, anyrange) bool = range.before
  >>(anyrange, anyrange) bool = range.behind
  -|-(anyrange, anyrange) bool = range.adjacent

  <->(point, point) float8 = geometric.distance
  ~=(point, point) bool = geometric.same
  @>(box|circle, point) bool = geometric.contains
  @>(box|circle, same) bool = geometric.contains
  <@(point, box) bool = geometric.contained
  <@(point, circle) bool = geometric.contained
  <@(box|circle, same) bool = geometric.contained

  <<(inet, inet) bool = inet.within
  <<=(inet, inet) bool = inet.within_or_same
  >>(inet, inet) bool = inet.holds
  >>=(inet, inet) bool = inet.holds_or_same
  &&(inet, inet) bool = inet.overlaps
`;

/** What PostgreSQL makes of expressions. */
export const semantics: Semantics = {
  coercion: 'declared',
  stringLiteral: 'unknown',
  exponentLiteral: 'numeric',
  binaryLiterals: 'strings',
  truthValues: 'booleans',
  textTruth: 'word',
  enumerations: 'types',
  castTypes: 'columns',
  longCasts: 'cut',
  matchedTypes: 'texts',
  matchedPadding: 'filled',
  integerArithmetic: 'operands',
  dateArithmetic: 'days',
  isLongitudeFirst: true,
  extremeBesideNull: 'others',
  documentArrow: 'step',
  documents: 'types',
  textEquality: 'bytes',
  keepsCase: /^(?:|default|c|posix|ucs_basic|pg_c_utf8)$/,
  equalLetters: [],
  functions,
  operators,
  /** Advanced regular expressions: PostgreSQL 18 manual, section 9.7.3. */
  regex: {
    places: {
      A: 'start',
      Z: 'end',
      m: 'wordStart',
      M: 'wordEnd',
      y: 'boundary',
      Y: 'noBoundary',
    },
    characters: { a: '\x07', b: '\b', e: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', B: '\\' },
    bracesStandAlone: true,
    linesEnd: false,
    bracketsNest: false,
  },
  hashedTypes: wordSet(
    'int2 int4 int8 numeric float4 float8 bool text name varchar bpchar bytea date time timestamp timestamptz interval uuid',
  ),
};
