/**
 * PostgreSQL from npm packages. Starts as an ordinary user, as root (then as an unprivileged user), in folders that
 * user cannot enter, and after any crash. Never deletes a data folder, changes permissions of foreign folders, or
 * touches the server of a living process. fsync stays on. See docs/runbooks/embedded-postgres.md.
 */
export { EmbeddedPostgresError } from './embedded-postgres-error.ts';
export { childrenOf, isRunning } from './process-identity.ts';
export { readRunningUrl } from './read-running-url.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
