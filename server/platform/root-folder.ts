import { existsSync } from 'node:fs';

/** `file:` URL of the nearest folder with a package.json, from the sources and from the build. */
export const ROOT = nearest(new URL('./', import.meta.url));

function nearest(folder: URL): URL {
  if (existsSync(new URL('package.json', folder))) return folder;
  return nearest(new URL('../', folder));
}
