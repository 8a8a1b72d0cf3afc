import { ensureInstalled } from './setup/ensure-installed.mjs';
import { lived } from './setup/paths.mjs';
import { handOver } from './setup/run-in-place.mjs';

// `npm run dev`: pages reload hot through Vite; a change of the server restarts it.
try {
  await ensureInstalled();
  const watched = ['server', 'contract', 'messages', 'shared', 'db'].map(
    (folder) => `--watch-path=${folder}`,
  );
  handOver([...watched, 'server/main.ts', '--dev'], { env: lived });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
