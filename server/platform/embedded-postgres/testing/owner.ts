import { findServerUser } from '../resolve-layout.ts';
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

/**
 * A process with only its PostgreSQL, to be killed by tests. Prints the server's URL and stops at SIGTERM. With
 * `leaves` it exits at once, as after an uncaught error; with `ordinary` it drops root first.
 */
const [dataDir = '', who, how] = process.argv.slice(2);
if (who === 'ordinary') {
  const user = findServerUser();
  if (user !== null) {
    process.setgroups?.([]);
    process.setgid?.(user.gid);
    process.setuid?.(user.uid);
  }
}
const server = await startEmbeddedPostgres({ dataDir });
// Stay alive.
process.stdin.resume();
process.once('SIGTERM', () => {
  process.stdin.pause();
  void server.stop();
});
process.stdout.write(`${JSON.stringify({ url: server.url, port: server.port, pid: server.pid })}\n`);
if (how === 'leaves') process.exit(1);
