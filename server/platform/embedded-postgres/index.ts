/**
 * PostgreSQL from npm packages. Starts as an ordinary user, as root (then as an unprivileged user), in folders that
 * user cannot enter, and after any crash. Never deletes a data folder, changes permissions of foreign folders, or
 * touches the server of a living process. fsync stays on. See docs/runbooks/embedded-postgres.md.
 */

export { readRunningUrl } from './connection-url.ts';
export { childrenOf, isRunning } from './processes.ts';
export { EmbeddedPostgresError } from './resolve-layout.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
