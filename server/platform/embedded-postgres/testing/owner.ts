import { findServerUser } from '../server-user.ts';
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

/**
 * An app that has nothing but its PostgreSQL, as a process of its own, so that it can be killed. Says where the server
 * is, stops it at SIGTERM. One that `leaves` exits at once, as after an error that nobody caught. With `ordinary` root becomes an ordinary user first.
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
// Stays alive until it is told to stop.
process.stdin.resume();
process.once('SIGTERM', () => {
  process.stdin.pause();
  void server.stop();
});
process.stdout.write(`${JSON.stringify({ url: server.url, port: server.port, pid: server.pid })}\n`);
if (how === 'leaves') process.exit(1);
