import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { compiled, lean, lived } from './setup/paths.mjs';
import { handOver } from './setup/run-in-place.mjs';

// `npm start`: installs and builds what is missing, then starts the app with its own PostgreSQL.
try {
  await ensureInstalled();
  await ensureBuilt();
  handOver([...lean.args, 'build/app/main.js', ...process.argv.slice(2)], {
    env: { ...compiled, ...lean.env, ...lived },
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
