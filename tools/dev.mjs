import { ensureInstalled } from './setup/ensure-installed.mjs';
import { demoEnvironment } from './setup/paths.mjs';
import { replaceProcess } from './setup/run-in-place.mjs';

// `npm run dev`: pages reload hot through Vite; a change of the server restarts it.
try {
  await ensureInstalled();
  const watched = ['server', 'contract', 'messages', 'shared', 'db'].map(
    (folder) => `--watch-path=${folder}`,
  );
  replaceProcess([...watched, 'server/main.ts', '--dev'], { env: demoEnvironment });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
