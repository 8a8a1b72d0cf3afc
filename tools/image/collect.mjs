import { rmSync } from 'node:fs';
import { collectFiles } from './collect-files.mjs';

// `node tools/image/collect.mjs FOLDER`: a step of the Dockerfile.
const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Name the folder: node tools/image/collect.mjs FOLDER');
rmSync(target, { recursive: true, force: true });
console.log(`${await collectFiles(target)} traced files in ${target}`);
