/**
 * How the router fetches the scripts of a page that one goes to. Imports nothing: it travels with React Router, whose own
 * import of them calls `load` (`tools/setup/router-patches.ts`).
 */
export const routeScripts: { load: <Loaded>(load: () => Promise<Loaded>) => Promise<Loaded> } = {
  load: (load) => load(),
};
