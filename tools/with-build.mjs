import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { replaceProcess } from './setup/run-in-place.mjs';

// `node tools/with-build.mjs SCRIPT …`: installs and builds what is missing, then runs a script.
try {
  await ensureInstalled();
  await ensureBuilt();
  replaceProcess(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
