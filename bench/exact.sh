#!/bin/sh
# Shows that keys and checks are exact for many rows: counts the distinct keys of a table whose two keys share a column,
# and the rows that break a check, outside of the program. Usage: bench/exact.sh [ROWS], after a build.
set -eu
rows=${1:-10000000}
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/table.sql" <<'DDL'
CREATE TABLE booking (
  room integer NOT NULL CHECK (room BETWEEN 1 AND 500000),
  day date NOT NULL CHECK (day >= '2000-01-01'),
  seat smallint NOT NULL CHECK (seat > 0),
  low integer NOT NULL,
  high integer NOT NULL,
  CHECK (low < high),
  PRIMARY KEY (room, day),
  UNIQUE (day, seat)
);
DDL
node "$here/../dist/cli/main.cjs" generate "$work/table.sql" --dialect postgresql --rows "$rows" --seed 7 |
  awk -F', ' -v work="$work" '
    /^\(/ {
      sub(/^\(/, "", $1); sub(/\).*$/, "", $5)
      print $1, $2 > (work "/primary"); print $2, $3 > (work "/unique")
      if ($4 + 0 >= $5 + 0 || $1 + 0 < 1 || $1 + 0 > 500000 || $3 + 0 < 1) broken++
      rows++
    }
    END { print "rows:", rows, "that break a check:", broken + 0 }'
for key in primary unique; do
  echo "distinct in the $key key: $(LC_ALL=C sort -u -S 300M "$work/$key" | wc -l)"
done
