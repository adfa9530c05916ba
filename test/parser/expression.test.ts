import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DialectName, dialectNames } from '../../src/index.ts';
import { readExpression } from './reading.ts';
import { print } from './s-expression.ts';

/** The expression is read as this tree, in the notation of ./s-expression.ts. */
function reads(dialect: DialectName, expression: string, tree: string): void {
  test(`${dialect}: ${expression}`, () => assert.is(print(readExpression(dialect, expression)), tree));
}

function bothRead(expression: string, tree: string): void {
  for (const dialect of dialectNames) reads(dialect, expression, tree);
}

// Logic.
bothRead('a OR b AND c', '(or a (and b c))');
bothRead('a AND b OR c AND d', '(or (and a b) (and c d))');
bothRead('a AND b AND c', '(and a b c)');
bothRead('a OR b OR c OR d', '(or a b c d)');
bothRead('(a OR b) AND c', '(and (or a b) c)');
bothRead('NOT a AND b', '(and (not a) b)');
bothRead('NOT a = b', '(not (= a b))');
bothRead('NOT NOT a', '(not (not a))');
reads('mysql', 'a || b OR c', '(or (or a b) c)');
reads('mysql', 'a && b AND c', '(and (and a b) c)');
reads('mysql', 'a OR b XOR c AND d', '(or a (xor b (and c d)))');
reads('mysql', '!a = b', '(= (not a) b)');
reads('mysql', 'NOT a IS NULL', '(not (is-null a))');

// Comparison.
bothRead('a = 1', '(= a 1)');
bothRead('a <> 1', '(<> a 1)');
bothRead('a != 1', '(<> a 1)');
bothRead('a >= b + 1', '(>= a (+ b 1))');
bothRead('a < b AND c > d', '(and (< a b) (> c d))');
reads('mysql', 'a <=> NULL', '(<=> a NULL)');
reads('mysql', 'a = b = c', '(= (= a b) c)');
reads('postgresql', 'a>=-1', '(>= a (- 1))');
reads('postgresql', 'a<>-1', '(<> a (- 1))');

// IS.
bothRead('a IS NULL', '(is-null a)');
bothRead('a IS NOT NULL', '(is-not-null a)');
bothRead('a IS TRUE OR b IS NOT FALSE', '(or (is-true a) (is-not-false b))');
bothRead('a IS UNKNOWN', '(is-unknown a)');
bothRead('a + 1 IS NULL', '(is-null (+ a 1))');
reads('postgresql', 'a IS DISTINCT FROM b', '(is-distinct a b)');
reads('postgresql', 'a IS NOT DISTINCT FROM b + 1', '(is-not-distinct a (+ b 1))');
reads('postgresql', 'a = b IS NULL', '(is-null (= a b))');
reads('postgresql', 'a ISNULL', '(is-null a)');
reads('postgresql', 'a NOTNULL', '(is-not-null a)');
reads('postgresql', 'a IS DOCUMENT', '(is-document a)');
reads('postgresql', 'a IS NOT NFKC NORMALIZED', '(is-not-normalized a)');
reads('postgresql', 'a IS JSON OBJECT WITH UNIQUE KEYS', '(is-json object a)');

// BETWEEN, IN, LIKE.
bothRead('a BETWEEN 1 AND 2', '(between a 1 2)');
bothRead('a NOT BETWEEN 1 AND 2', '(between-not a 1 2)');
bothRead('a BETWEEN 1 AND 2 AND b', '(and (between a 1 2) b)');
bothRead('a BETWEEN 1 + 1 AND 2 * 3', '(between a (+ 1 1) (* 2 3))');
bothRead('a IN (1, 2)', '(in a 1 2)');
bothRead('a NOT IN (1)', '(in-not a 1)');
bothRead('a + 1 IN (1) OR b', '(or (in (+ a 1) 1) b)');
bothRead("a LIKE 'x%'", '(like a "x%")');
bothRead("a NOT LIKE 'x%' ESCAPE '!'", '(like-not a "x%" "!")');
reads('postgresql', 'a BETWEEN SYMMETRIC 2 AND 1', '(between-symmetric a 2 1)');
reads('postgresql', 'a NOT BETWEEN ASYMMETRIC 2 AND 1', '(between-not a 2 1)');
reads('postgresql', "a ILIKE 'x'", '(ilike a "x")');
reads('postgresql', "a NOT SIMILAR TO 'x'", '(similar-not a "x")');
reads('postgresql', "a || 'x' LIKE 'y' || 'z'", '(like (|| a "x") (|| "y" "z"))');
reads('mysql', "a REGEXP 'x'", '(regexp a "x")');
reads('mysql', "a NOT RLIKE 'x'", '(regexp-not a "x")');
reads('mysql', "a = b LIKE 'x'", '(= a (like b "x"))');
reads('mysql', 'a MEMBER OF (b)', '(member of() a b)');

// ANY and ALL.
reads('postgresql', 'a = ANY (b)', '(=-any a b)');
reads('postgresql', 'a <> ALL (b)', '(<>-all a b)');
reads('postgresql', "a = SOME (ARRAY['x', 'y'])", '(=-any a (array "x" "y"))');
reads('postgresql', 'a LIKE ANY (b)', '(like-any a b)');
reads('postgresql', 'a NOT LIKE ALL (b)', '(not (like-all a b))');

// Arithmetic.
bothRead('a + b * c', '(+ a (* b c))');
bothRead('a - b - c', '(- (- a b) c)');
reads('postgresql', 'a / b % c', '(% (/ a b) c)');
reads('mysql', 'a / b % c', '(mod (/ a b) c)');
bothRead('-a + b', '(+ (- a) b)');
bothRead('- - a', '(- (- a))');
bothRead('a * -b', '(* a (- b))');
reads('postgresql', 'a ^ b ^ c', '(^ (^ a b) c)');
reads('postgresql', '-a ^ b', '(^ (- a) b)');
reads('postgresql', 'a * b ^ c', '(* a (^ b c))');
reads('mysql', 'a DIV b MOD c', '(mod (div a b) c)');
reads('mysql', 'a ^ b * c', '(* (^ a b) c)');
reads('mysql', 'a | b & c << d + e', '(| a (& b (<< c (+ d e))))');
reads('mysql', '~a & b', '(& (~ a) b)');

// Operators of any name bind between sums and comparisons.
reads('postgresql', 'a || b = c', '(= (|| a b) c)');
reads('postgresql', 'a @> b AND c ? d', '(and (@> a b) (? c d))');
reads('postgresql', 'a -> b ->> c', '(->> (-> a b) c)');
reads('postgresql', 'a #> b + c', '(#> a (+ b c))');
reads('postgresql', 'a ~ b', '(~ a b)');
reads('postgresql', 'a !~* b', '(!~* a b)');
reads('postgresql', 'a OPERATOR(pg_catalog.+) b', '(+ a b)');
reads('postgresql', '@ a < b', '(< (@ a) b)');
reads('postgresql', '|/ a > b', '(> (|/ a) b)');

// What binds most.
bothRead('a COLLATE x = b', '(= (collate x a) b)');
reads('postgresql', 'a::text = b', '(= (as text a) b)');
reads('postgresql', '-a::int', '(- (as integer a))');
reads('postgresql', 'a::int::text', '(as text (as integer a))');
reads('postgresql', 'a[1]::int + 1', '(+ (as integer (subscript a 1)) 1)');
reads('postgresql', 'a[1:2]', '(subscript a 1 2)');
reads('postgresql', '(a).b', 'a.b');
reads('postgresql', "a AT TIME ZONE 'UTC' > b", '(> (timezone() "UTC" a) b)');
reads('postgresql', 'a AT LOCAL', '(timezone() a)');
reads('mysql', 'BINARY a = b', '(= (binary a) b)');
reads('mysql', "a->'$.x' = 1", '(= (-> a "$.x") 1)');

// Calls.
bothRead('abs(a)', '(abs() a)');
bothRead('coalesce(a, b + 1, 2)', '(coalesce() a (+ b 1) 2)');
bothRead('CAST(a AS decimal(5,2))', '(as decimal a)');
bothRead('EXTRACT(YEAR FROM a)', '(extract year() a)');
bothRead("POSITION('x' IN a)", '(position() "x" a)');
bothRead("TRIM(BOTH 'x' FROM a)", '(trim() "x" a)');
bothRead('SUBSTRING(a FROM 1 FOR 2)', '(substring() a 1 2)');
bothRead('SUBSTRING(a, 1, 2)', '(substring() a 1 2)');
reads('postgresql', 'CURRENT_DATE < a', '(< (current_date()) a)');
reads('postgresql', 'CURRENT_TIMESTAMP(3) < a', '(< (current_timestamp()) a)');
bothRead('left(a, 1)', '(left() a 1)');
reads('postgresql', 'pg_catalog.ABS(a)', '(abs() a)');
reads('postgresql', 'f(a => 1, b := 2)', '(f() 1 2)');
reads('postgresql', 'f(VARIADIC a)', '(f() a)');
reads('postgresql', 'f()', '(f())');
reads('mysql', 'CONVERT(a, SIGNED)', '(as integer a)');
reads('mysql', 'if(a, b, c)', '(if() a b c)');
reads('mysql', 'a + INTERVAL 1 DAY', '(+ a (interval day 1))');
reads('mysql', 'INTERVAL 1 + 1 MONTH + a', '(+ (interval month (+ 1 1)) a)');
reads('mysql', 'TIMESTAMPDIFF(DAY, a, b)', '(timestampdiff day() a b)');

// CASE, rows, arrays.
bothRead('CASE WHEN a THEN b ELSE c END', '(case a b c)');
bothRead('CASE a WHEN 1 THEN b WHEN 2 THEN c END', '(case a 1 b 2 c)');
bothRead('(a, b) = (1, 2)', '(= (row a b) (row 1 2))');
bothRead('ROW(a, b) = ROW(1, 2)', '(= (row a b) (row 1 2))');
bothRead('(a, b) IN ((1, 2), (3, 4))', '(in (row a b) (row 1 2) (row 3 4))');
reads('postgresql', 'ARRAY[1, 2] = a', '(= (array 1 2) a)');
reads('postgresql', 'ARRAY[[1], [2]] = a', '(= (array (array 1) (array 2)) a)');
reads('postgresql', 'ARRAY[]::int[] = a', '(= (as array (array)) a)');

// Names.
bothRead('t.a > 1', '(> a 1)');
reads('mysql', 'A > 1', '(> a 1)');
reads('mysql', '`a` > 1', '(> a 1)');
reads('postgresql', 'A > 1', '(> a 1)');
reads('postgresql', '"a" > 1', '(> a 1)');
reads('postgresql', 'public.t.a > 1', '(> a 1)');

// Constants.
bothRead('a = NULL', '(= a NULL)');
bothRead('TRUE = FALSE', '(= TRUE FALSE)');
bothRead("a = 'it''s'", '(= a "it\'s")');
bothRead('a = 1.50', '(= a 1.50)');
bothRead('a = 1e5', '(= a 1e5)');
bothRead("a = x'4A'", '(= a x4A)');
bothRead("a = b'011'", '(= a b011)');
bothRead("a > DATE '2020-01-01'", '(> a (as date "2020-01-01"))');
bothRead("a > TIMESTAMP '2020-01-01 00:00:00'", '(> a (as timestamp "2020-01-01 00:00:00"))');
reads('mysql', 'a = 0x1F', '(= a x1F)');
reads('mysql', 'a = 0x1', '(= a x01)');
reads('mysql', 'a = 0b11', '(= a x03)');
reads('mysql', "a = 'x' 'y' \"z\"", '(= a "xyz")');
reads('mysql', "a = _latin1'x'", '(= a "x")');
reads('mysql', "a = N'x'", '(= a "x")');
reads('postgresql', 'a = 0x1F', '(= a 31)');
reads('postgresql', 'a = 0b11', '(= a 3)');
reads('postgresql', 'a = 1_000', '(= a 1000)');
reads('postgresql', "a = 'x'\n'y'", '(= a "xy")');
reads('postgresql', "a = 'x' -- and\n  'y'", '(= a "xy")');
reads('postgresql', "a = $$it's$$", '(= a "it\'s")');
reads('postgresql', "a = U&'d!0061t' UESCAPE '!'", '(= a "dat")');
reads('postgresql', "a > interval '1' DAY", '(> a (as interval "1 day"))');
reads('postgresql', "a > INTERVAL '1-2' YEAR TO MONTH", '(> a (as interval "1-2"))');
reads('postgresql', "a > numeric(5,2) '1.5'", '(> a (as decimal "1.5"))');
reads('postgresql', "a > timestamp with time zone '2020-01-01'", '(> a (as timestamp "2020-01-01"))');

test.run();
