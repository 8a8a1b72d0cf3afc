/**
 * A real PostgreSQL that comes with the packages and starts everywhere: as an ordinary user, as root (it then runs
 * as an unprivileged user), in folders that this user can not enter, after a crash of anything.
 * It never deletes a data folder, never changes the rights of folders it did not make, and never touches a server
 * that a living process owns. fsync stays on. See docs/runbooks/embedded-postgres.md.
 */
export { EmbeddedPostgresError } from './embedded-postgres-error.ts';
export { childrenOf, isRunning } from './process-identity.ts';
export { readRunningUrl } from './read-running-url.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
