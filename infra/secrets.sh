#!/bin/sh
# Makes the files of secrets that docker-compose.yml names, where they are not there yet: infra/secrets.sh
set -eu
cd "$(dirname "$0")"
# The folder shuts everybody else out. The files in it are read by the containers' own users.
mkdir -p -m 700 secrets

password() {
  [ -e "secrets/$1" ] || od -An -tx1 -N24 /dev/urandom | tr -d ' \n' > "secrets/$1"
}

password postgres_password
password owner_password
password node_password
for who in owner node; do
  [ -e "secrets/${who}_database" ] ||
    echo "DATABASE_URL=postgresql://laguna_$who:$(cat "secrets/${who}_password")@postgres:5432/laguna" > "secrets/${who}_database"
done
chmod 644 secrets/*
echo 'infra/secrets holds what docker-compose.yml wants. Keep it as you would keep a key.'
