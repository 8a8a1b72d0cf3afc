/**
 * Fetches the scripts of the next page. Imports nothing, because it is bundled with React Router, whose imports call
 * `load` (`tools/setup/router-patches.ts`).
 */
export const routeScripts: { load: <Loaded>(load: () => Promise<Loaded>) => Promise<Loaded> } = {
  load: (load) => load(),
};
