#!/bin/sh
# Run by PostgreSQL's image once, when its data are new. Who has no file here signs in with no password, which is not at all.
set -eu
for who in owner node; do
  psql --quiet --set=ON_ERROR_STOP=1 --username=postgres --set=password="$(cat "/run/secrets/${who}_password")" <<SQL
alter role laguna_$who password :'password';
SQL
done
