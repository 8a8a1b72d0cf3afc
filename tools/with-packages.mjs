import { command } from './setup/paths.mjs';
import { requirePackages } from './setup/require-packages.mjs';
import { replaceProcess } from './setup/run-in-place.mjs';

// `node tools/with-packages.mjs TOOL …`: runs a script, or a command of an installed package.
const [tool = '', ...args] = process.argv.slice(2);
try {
  requirePackages();
  if (tool.endsWith('.ts')) replaceProcess([tool, ...args]);
  else replaceProcess(args, { file: command(tool) });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
