#!/usr/bin/env bash
# fill.sh URL FILE [ROWS]: writes rows for the CREATE TABLE statements in FILE to the standard output, for a client:
#   deploy/fill.sh http://127.0.0.1:8080/postgresql users.sql 5000 | psql --set ON_ERROR_STOP=1 --single-transaction test
#   deploy/fill.sh http://127.0.0.1:8080/mysql users.sql 5000 | mysql test
# Where the service refuses, its sentence goes to the standard error, and nothing to the client. Set pipefail, so that an
# answer that breaks off fails the step.
set -euo pipefail
readonly url=$1 file=$2 rows=${3:-1000}

json=$(node -e '
  const [file, rows] = process.argv.slice(1);
  const table_definition = require("node:fs").readFileSync(file, "utf8");
  process.stdout.write(JSON.stringify({ table_definition, rows: Number(rows) }));
' "$file" "$rows")

answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
if ! curl --silent --show-error --fail-with-body --retry 5 --header 'Content-Type: application/json' --data-binary @- \
  --output "$answer" "$url/api/v1/generate/sql" <<<"$json"; then
  cat "$answer" >&2
  exit 1
fi
cat "$answer"
