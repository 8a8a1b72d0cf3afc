import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = /\/react-router\/dist\/production\/lib\/dom\/ssr\/(routes|routeModules)\.js$/;
const IMPORTS = /\bimport\((?:\s|\/\*.*?\*\/)*(route\.\w*[mM]odule)\s*\)/g;
const HOLE = resolve(import.meta.dirname, '../../app/lib/site/route-scripts.ts');

/**
 * React Router reloads the document when the script of a page does not come, and without a connection the browser shows
 * its own page then; a script of an action that did not come it never asks for again. It has no setting for either
 * (8.4.0), so its imports go through ours. The build ends when it no longer has them where they were.
 */
export function patientRouter(): Plugin {
  const patched = new Set<string>();
  return {
    name: 'patient-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = SOURCES.exec(id)?.[1];
      if (file === undefined || !IMPORTS.test(code)) return null;
      patched.add(file);
      const patient = code.replace(IMPORTS, 'routeScripts.load(() => import(/* @vite-ignore */ $1))');
      return `import { routeScripts } from ${JSON.stringify(HOLE)};\n${patient}`;
    },
    buildEnd(error) {
      if (error === undefined && patched.size !== 2)
        this.error(
          'React Router imports the scripts of its pages elsewhere now: see tools/setup/patient-router.ts',
        );
    },
  };
}
