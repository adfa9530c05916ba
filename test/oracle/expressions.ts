/** Expressions, each of one form of PostgreSQL's grammar or one mistake in it; the oracle says which. */
export const expressions: readonly string[] = String.raw`
a + b * c ^ d
- a ^ b
- - a
+a
a - -b
a -- comment
a = b
a < b < c
a = b = c
a < b = c
(a < b) < c
a < (b < c)
a <> b
a != b
a <= b >= c
a IS NULL
a IS NOT NULL
a ISNULL
a NOTNULL
a NOT NULL
a IS NULL IS NULL
a ISNULL NOTNULL
a IS NULL = b
a = b IS NULL
a = b IS NOT NULL = c
a IS TRUE
a IS NOT FALSE
a IS UNKNOWN
a IS NOT UNKNOWN
a IS DISTINCT FROM b
a IS NOT DISTINCT FROM b
a IS DISTINCT FROM b IS DISTINCT FROM c
a IS DISTINCT FROM b IS NULL
a IS DISTINCT b
a IS DOCUMENT
a IS NOT DOCUMENT
a IS NORMALIZED
a IS NFC NORMALIZED
a IS NOT NFKD NORMALIZED
a IS JSON
a IS NOT JSON
a IS JSON VALUE
a IS JSON SCALAR WITH UNIQUE
a IS JSON ARRAY WITHOUT UNIQUE KEYS
a IS JSON OBJECT WITH UNIQUE KEYS
a IS JSON WITH KEYS
a IS OF (int)
a IS b
a IS
NOT a
NOT NOT a
NOT a = b
NOT a IS NULL
a + NOT b
a AND b OR c AND NOT d
a AND
AND a
a OR OR b
a BETWEEN 1 AND 2
a NOT BETWEEN 1 AND 2
a BETWEEN SYMMETRIC 1 AND 2
a BETWEEN ASYMMETRIC b AND c
a BETWEEN 1 AND 2 AND c
a BETWEEN 1 AND 2 BETWEEN 3 AND 4
a BETWEEN 1 < 2 AND 3
a BETWEEN 1 AND 2 < 3
a BETWEEN 1 IN (2) AND 3
a BETWEEN b IS NULL AND 3
a BETWEEN b IS DISTINCT FROM c AND 3
a BETWEEN 1 OR 2
a IN (1, 2)
a NOT IN (1)
a IN ()
a IN 1
a IN (1) IN (true)
a IN (1) = b
a = b IN (c)
a LIKE b
a NOT LIKE b
a LIKE b ESCAPE 'x'
a LIKE b ESCAPE
a LIKE b || c ESCAPE d || 'e'
a LIKE b LIKE c
a LIKE b IN (c)
a LIKE b NOT IN (c)
a LIKE b ESCAPE c LIKE d
a ILIKE b
a NOT ILIKE b ESCAPE '!'
a SIMILAR TO b
a NOT SIMILAR TO b ESCAPE 'x'
a SIMILAR b
a LIKE ANY (ARRAY['x'])
a NOT LIKE ALL (b)
a ILIKE SOME (b)
a SIMILAR TO ANY (b)
a LIKE ANY b
a ~ b
a ~* b
a !~ b
a !~* b
a ~~ b
a ~~ b ESCAPE 'x'
a !~~* b
a ~ b || c
~ a
~ a + b
~ a || b
@ a
@ - 5
!! a
|/ a
||/ a
# a
?- a
<-> a
<< a
= a
* a
% a
/ a
^ a
a <-> b
a <<= b
a && b
a @> b
a <@ b
a -> 'x'
a ->> 'x'
a #>> '{a,b}'
a ? 'x'
a ?| b
a ?& b
a @? '$.a'
a @@ b
a || b || c
a +-b
a *-b
a <->-b
a => b
a := b
a : b
a ! b
a !
a OPERATOR(pg_catalog.+) b
a OPERATOR(+) b
a OPERATOR(pg_catalog.=) ANY (b)
a OPERATOR(s."T".@@@) b
a OPERATOR() b
a OPERATOR(x) b
OPERATOR(pg_catalog.-) b
OPERATOR(-) b
a = ANY (b)
a = SOME (ARRAY[1, 2])
a <> ALL (ARRAY[1, 2])
a = ANY (b, c)
a = ANY b
a = ANY ()
a = ANY (b) = c
a + ANY (b)
a = ANY (VALUES (1))
a = ANY (SELECT 1)
a IN (SELECT 1)
EXISTS (SELECT 1)
ARRAY(SELECT 1)
(SELECT 1)
(VALUES (1))
(WITH x AS (SELECT 1) SELECT * FROM x)
(TABLE t)
a AT TIME ZONE 'UTC'
a AT TIME ZONE 'UTC' AT TIME ZONE b
a AT LOCAL
a AT TIME 'UTC'
a AT
a COLLATE "C"
a COLLATE pg_catalog."C" < b
a COLLATE 'C'
a COLLATE
a || b COLLATE "C"
(a COLLATE "C") COLLATE "D"
a::int
a::int::text
a::int[]
a::int[3][]
a::int ARRAY[3]
a::int ARRAY
a::int[1]::text
-a::int
a::numeric(5, 2)
a::timestamp(3) with time zone
a::timestamp with time zone
a::double precision
a::character varying(10)
a::"char"
a::pg_catalog.int4
a::my.type
a::my.type(3)
a::interval day to second(3)
a::
a::5
a::setof int
CAST(a AS int)
CAST(a AS varchar(3)[])
CAST(a, int)
CAST(a)
CAST a AS int
TREAT(a AS bigint)
int '5'
integer '5'
int4 '5'
float8 '1.5'
double precision '1'
numeric(3,1) '1.5'
varchar(3) 'abc'
character varying 'x'
char(3) 'x'
bit '101'
bit(3) '101'
bit varying '1'
"char" 'x'
my.type 'x'
my.type(1) 'x'
foo 'x'
foo(1, 2) 'x'
int[] '{1}'
date '2020-01-01'
time '01:02'
time(3) '01:02'
time with time zone '01:02'
timestamp '2020-01-01'
timestamp(3) with time zone '2020-01-01'
timestamp without time zone '2020-01-01'
json '{}'
jsonb '{}'
boolean 'true'
interval '1'
interval '1' day
interval '1 2' day to hour
interval '1' second(3)
interval(3) '1'
interval '1' day(3)
interval '1' year to day
interval '1' month
interval '1:2' minute to second(2)
interval '1' hour to second
date '2020-01-01' day
TRUE
FALSE
NULL
1
1.5
.5
1.
1.e5
1e10
1E+5
1e-5
1e
1e+
1_000
1__000
1_
_1
1_000.000_1
1_.5
1._5
1e1_0
0x1F
0X1f
0x_1F
0x1F_
0x
0xg
0o17
0O7
0o8
0b101
0B_1
0b12
1a
1.5a
0x1Fz
1..2
$1
123abc
'x'
''
'it''s'
'a' 'b'
'a'
'b'
E'a\nb'
E'a\'b'
e'\x41\101\u0041\U00000041'
E'\u00'
E'\u{41}'
E'\\'
U&'d\0061t\+000061'
U&'d!0061t' UESCAPE '!'
U&'\00'
U&'\\'
U&'x' UESCAPE 'a'
U&'x' UESCAPE '+'
U&'x' UESCAPE '!!'
U&"a"
U&"!0061" UESCAPE '!'
u&"\0061"
B'101'
B'12'
b''
X'1F'
X'1G'
N'x'
n'x'
$$x$$
$a$x$a$
$a$x$$y$a$
$1$x$1$
$é$x$é$
ARRAY[1, 2]
ARRAY[]
ARRAY[]::int[]
ARRAY[[1, 2], [3, 4]]
ARRAY[[1], 2]
ARRAY[1, [2]]
ARRAY[ARRAY[1], ARRAY[2]]
ARRAY[1, 2][1]
(ARRAY[1, 2])[1]
ARRAY[1,]
ARRAY 1
[1]
a[1]
a[1][2]
a[1:2]
a[:2]
a[1:]
a[:]
a[]
a[1, 2]
a[1:2:3]
(a)[1]
(a).b
(a).b.c
(a).b[1].c
(a).*
((a)).b
a.b
a.b.c
t.*
t.* IS NOT NULL
a.b[1]
f(a)[1]
(f(a))[1]
f(a).b
(f(a)).b
'x'[1]
a::int.b
CASE WHEN a THEN b END[1]
ROW()
ROW(1)
ROW(1, 2)
ROW(1, 2).a
(1, 2)
(1, 2).a
(1, 2) = (a, b)
ROW(a, b) IS NOT NULL
(a, b) IN ((1, 2), (3, 4))
(1,)
()
(a
a)
CASE WHEN a THEN b END
CASE WHEN a THEN b ELSE c END
CASE a WHEN 1 THEN 2 WHEN 3 THEN 4 END
CASE a END
CASE WHEN a END
CASE WHEN a THEN b ELSE END
CASE WHEN a THEN b
f()
f(a)
f(a, b)
f(a,)
f(,a)
f(a b)
s.f(a)
s.f.g(a)
"f"(a)
f(x => a)
f(x := a, y => b)
f(VARIADIC a)
f(a, VARIADIC b)
f(VARIADIC a, b)
f(ALL a)
f(DISTINCT a)
f(a ORDER BY b)
f(*)
f(* , a)
f(a) FILTER (WHERE b)
f(a) OVER (ORDER BY b)
f(a) OVER w
f(a) WITHIN GROUP (ORDER BY b)
count(*)
left(a, 1)
right(a, 1)
overlaps(a, b)
like(a, b)
int(a)
int4(a)
integer(a)
char(a)
varchar(a)
text(a)
date(a)
time(a)
timestamp(a)
interval(a)
numeric(a)
float(a)
boolean(a)
bool(a)
bit(a)
values(a)
row(a)
select(a)
table(a)
user()
user
current_user
session_user
system_user
current_role
current_catalog
current_schema
current_schema()
current_date
current_date()
current_time
current_time(3)
current_timestamp
current_timestamp(3)
current_timestamp()
localtime(0)
localtimestamp
localtimestamp(a)
now()
EXTRACT(year FROM a)
EXTRACT(epoch FROM a)
EXTRACT('year' FROM a)
EXTRACT("year" FROM a)
EXTRACT(year, a)
EXTRACT(FROM a)
EXTRACT(select FROM a)
EXTRACT()
OVERLAY(a PLACING b FROM 1 FOR 2)
OVERLAY(a PLACING b FROM 1)
OVERLAY(a, b, 1)
OVERLAY(a PLACING b)
POSITION(a IN b)
POSITION('a' || b IN c)
POSITION(a, b)
POSITION(a IN b IN c)
SUBSTRING(a FROM 1 FOR 2)
SUBSTRING(a FOR 2 FROM 1)
SUBSTRING(a FROM 1)
SUBSTRING(a FOR 2)
SUBSTRING(a FROM 'x' FOR '#')
SUBSTRING(a SIMILAR b ESCAPE c)
SUBSTRING(a SIMILAR b)
SUBSTRING(a, 1, 2)
SUBSTRING(a)
SUBSTRING(a FROM 1 FROM 2)
substr(a, 1)
TRIM(a)
TRIM(BOTH FROM a)
TRIM(BOTH 'x' FROM a)
TRIM(LEADING 'x' FROM a)
TRIM(TRAILING FROM a)
TRIM(TRAILING a)
TRIM('x' FROM a)
TRIM(FROM a)
TRIM(a, 'x')
TRIM(BOTH a, 'x')
TRIM(BOTH)
TRIM()
NULLIF(a, b)
NULLIF(a)
NULLIF(a, b, c)
COALESCE(a)
COALESCE(a, b, c)
COALESCE()
GREATEST(a, b)
LEAST(a)
LEAST()
GROUPING(a)
NORMALIZE(a)
NORMALIZE(a, NFC)
NORMALIZE(a, x)
COLLATION FOR (a)
COLLATION FOR a
XMLCONCAT(a, b)
XMLELEMENT(NAME x)
XMLELEMENT(NAME x, a, b)
XMLELEMENT(NAME x, XMLATTRIBUTES(a AS y, b), 'z')
XMLELEMENT(x)
XMLFOREST(a, b AS c)
XMLPARSE(DOCUMENT a)
XMLPARSE(CONTENT a PRESERVE WHITESPACE)
XMLPARSE(a)
XMLPI(NAME php)
XMLPI(NAME php, 'echo')
XMLROOT(a, VERSION '1.0')
XMLROOT(a, VERSION NO VALUE, STANDALONE YES)
XMLROOT(a, VERSION '1.0', STANDALONE NO VALUE)
XMLROOT(a, VERSION '1.0', STANDALONE NO)
XMLROOT(a)
XMLSERIALIZE(CONTENT a AS text)
XMLSERIALIZE(DOCUMENT a AS text INDENT)
XMLSERIALIZE(CONTENT a AS varchar(10) NO INDENT)
XMLSERIALIZE(a AS text)
XMLEXISTS('//a' PASSING b)
XMLEXISTS('//a' PASSING BY VALUE b)
XMLEXISTS('//a' PASSING BY REF b BY REF)
xpath('//a', b)
JSON('{}')
JSON('{}' WITH UNIQUE KEYS)
JSON('{}' FORMAT JSON ENCODING UTF8 WITHOUT UNIQUE)
JSON()
JSON_SCALAR(a)
JSON_SCALAR(a, b)
JSON_SERIALIZE(a)
JSON_SERIALIZE(a FORMAT JSON RETURNING bytea FORMAT JSON)
JSON_OBJECT()
JSON_OBJECT('a' VALUE 1)
JSON_OBJECT('a' : 1, 'b' : a NULL ON NULL)
JSON_OBJECT('a' VALUE 1 ABSENT ON NULL WITH UNIQUE KEYS RETURNING jsonb)
JSON_OBJECT('a' VALUE b FORMAT JSON RETURNING text FORMAT JSON ENCODING utf8)
JSON_OBJECT(RETURNING jsonb)
JSON_OBJECT('{a,b}')
JSON_OBJECT('{a}', '{b}')
JSON_OBJECT('a' VALUE)
JSON_ARRAY()
JSON_ARRAY(1, a, 'x')
JSON_ARRAY(1 NULL ON NULL RETURNING jsonb)
JSON_ARRAY(a FORMAT JSON, b ABSENT ON NULL)
JSON_ARRAY(RETURNING json)
JSON_ARRAY(1,)
JSON_VALUE(a, '$.x')
JSON_VALUE(a, '$.x' RETURNING int)
JSON_VALUE(a, '$.x' PASSING 1 AS y, b AS z)
JSON_VALUE(a, '$.x' DEFAULT 0 ON EMPTY ERROR ON ERROR)
JSON_VALUE(a, '$.x' NULL ON ERROR)
JSON_VALUE(a, '$.x' ERROR ON ERROR NULL ON EMPTY)
JSON_VALUE(a)
JSON_QUERY(a, '$.x')
JSON_QUERY(a, '$.x' RETURNING text WITH WRAPPER)
JSON_QUERY(a, '$.x' WITH CONDITIONAL ARRAY WRAPPER)
JSON_QUERY(a, '$.x' WITHOUT ARRAY WRAPPER KEEP QUOTES)
JSON_QUERY(a, '$.x' OMIT QUOTES ON SCALAR STRING EMPTY ARRAY ON EMPTY EMPTY OBJECT ON ERROR)
JSON_QUERY(a FORMAT JSON, '$' DEFAULT '1' ON ERROR)
JSON_EXISTS(a, '$.x')
JSON_EXISTS(a, '$.x' PASSING 1 AS y TRUE ON ERROR)
JSON_EXISTS(a, '$.x' UNKNOWN ON ERROR)
JSON_EXISTS(a, '$.x' ERROR ON EMPTY)
jsonb_path_exists(a, '$.x')
(a, b) OVERLAPS (c, d)
ROW(a, b) OVERLAPS (c, d)
a /* comment /* nested */ */ + b
a /* comment
a ?
{a}
a;b
`
  .trim()
  .split('\n');

/** Types, as a column's: each a spelling, or a mistake in one. */
export const types: readonly string[] = String.raw`
int
int4
integer
smallint
bigint
int(4)
bigint(20)
int unsigned
real
float
float(24)
float(24, 2)
double precision
double
numeric
numeric(5)
numeric(5, 2)
numeric(5, -2)
numeric(5,)
numeric()
numeric('5')
decimal(3)
dec(3, 1)
"numeric"(4, 1)
"varchar"(7)
"pg_catalog"."int8"
pg_catalog.int8
pg_catalog."numeric"(3)
pg_catalog.varchar(3)
pg_catalog.integer
varchar
varchar(5)
varchar (5)
varchar[5]
varchar()
varchar(max)
varchar(a)
char
char(5)
char varying
char varying(5)
character(5)
character varying(5)
nchar(5)
nchar varying(5)
national char(5)
national character varying(5)
national varchar(5)
national text
"char"
bpchar(3)
text
text(10)
name
bytea
bit
bit(5)
bit varying
bit varying(5)
varbit(5)
boolean
bool
date
date(3)
time
time(3)
time with time zone
time (3) with time zone
time without time zone
time with timezone
timestamp
timestamp(3)
timestamp(3) without time zone
timestamp with time zone(3)
timestamptz(3)
timestamp with local time zone
interval
interval(3)
interval year
interval year to month
interval day to second(3)
interval second(3)
interval day(3)
interval(3) day
interval hour to minute
interval month to year
interval year to day
int[]
int[][]
int[3]
int[3][4]
int ARRAY
int ARRAY[4]
int ARRAY[]
int ARRAY[4][5]
int[] ARRAY
int[a]
int[-1]
int []
setof int
SETOF int[]
json
jsonb
xml
uuid
citext
my_type
my.type
a.b.c
a.b.c.d
"My"."Type"(1, 'x', y)
my.type[]
t.a%TYPE
_int4
point
geometry(Point, 4326)
geometry(Point,
vector(3)
serial
bigserial
select
table
user
left
between
coalesce
values
row
`
  .trim()
  .split('\n');
