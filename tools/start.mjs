import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { compiled, demoEnvironment, lowMemory } from './setup/paths.mjs';
import { replaceProcess } from './setup/run-in-place.mjs';

// `npm start`: installs and builds what is missing, then starts the app with its own PostgreSQL.
try {
  await ensureInstalled();
  await ensureBuilt();
  replaceProcess([...lowMemory.args, 'build/app/main.js', ...process.argv.slice(2)], {
    env: { ...compiled, ...lowMemory.env, ...demoEnvironment },
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
