#!/bin/sh
# Writes the settings of docs/runbooks/pgbouncer.md with the password of the environment, where only this process reads them.
set -eu
umask 077
: "${DATABASE_HOST:?}" "${DATABASE_NAME:?}" "${DATABASE_USER:?}" "${DATABASE_PASSWORD:?}"
folder=${SETTINGS_FOLDER:-/tmp}
cat > "$folder/users.txt" <<USERS
"$DATABASE_USER" "$(printf %s "$DATABASE_PASSWORD" | sed 's/"/""/g')"
USERS
cat > "$folder/pgbouncer.ini" <<SETTINGS
[databases]
$DATABASE_NAME = host=$DATABASE_HOST port=${DATABASE_PORT:-5432} dbname=$DATABASE_NAME connect_query='set statement_timeout = 9000; set idle_in_transaction_session_timeout = 30000'

[pgbouncer]
listen_addr = ${LISTEN_ADDRESS:-0.0.0.0}
listen_port = ${LISTEN_PORT:-6432}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = $folder/users.txt
pool_mode = transaction
default_pool_size = ${POOL_SIZE:-20}
max_client_conn = 500
server_login_retry = 2
SETTINGS
exec pgbouncer "$folder/pgbouncer.ini"
