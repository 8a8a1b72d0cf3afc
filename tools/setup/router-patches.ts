import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE =
  /\/react-router\/dist\/production\/lib\/(dom\/ssr\/(?:routes|routeModules)|router\/router)\.js$/;
const HOLE = resolve(import.meta.dirname, '../../app/lib/site/route-scripts.ts');

const IMPORT = /\bimport\((?:\s|\/\*.*?\*\/)*(route\.\w*[mM]odule)\s*\)/g;
const loadRouteScripts = (code: string) =>
  `import { routeScripts } from ${JSON.stringify(HOLE)};\n${code.replace(IMPORT, 'routeScripts.load(() => import(/* @vite-ignore */ $1))')}`;

const COMPLAINTS = /console\.error\(`Error loading route module[^;]*;\s*console\.error\(error\);/;
/** Unused, and its code is a kilobyte. */
const INSTRUMENTS = /\binit\.instrumentations\b/g;

const patches: Readonly<
  Record<string, { readonly finds: RegExp; readonly patch: (code: string) => string }>
> = {
  'dom/ssr/routes': { finds: IMPORT, patch: loadRouteScripts },
  'dom/ssr/routeModules': {
    finds: COMPLAINTS,
    patch: (code) => loadRouteScripts(code.replace(COMPLAINTS, '')),
  },
  'router/router': { finds: INSTRUMENTS, patch: (code) => code.replace(INSTRUMENTS, 'undefined') },
};

/**
 * Patches React Router in the browser. When a page's script does not load, it reloads the document, and without a
 * connection the browser then shows its own error page; a failed script of an action is never requested again. It has
 * no setting for either (8.4.0), so its imports go through ours (ADR 0014). The build fails when the patched code is
 * not found.
 */
export function routerPatches(): Plugin {
  const patched = new Set<string>();
  return {
    name: 'router-patches',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const name = SOURCE.exec(id)?.[1] ?? '';
      const patch = patches[name];
      if (patch === undefined || code.search(patch.finds) === -1) return null;
      patched.add(name);
      return patch.patch(code);
    },
    buildEnd(error) {
      const missing = Object.keys(patches).filter((name) => !patched.has(name));
      if (error === undefined && missing.length > 0)
        this.error(`React Router has changed in ${missing.join(', ')}: see tools/setup/router-patches.ts`);
    },
  };
}
