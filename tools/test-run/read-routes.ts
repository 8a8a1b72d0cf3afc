import routes from '#app/routes.ts';
import type { Route } from './select-tests.ts';

interface Entry {
  readonly path?: string;
  readonly file: string;
  readonly children?: readonly Entry[];
}

export const readRoutes = (): readonly Route[] => routesOf(routes, '');

const routesOf = (entries: readonly Entry[], above: string): readonly Route[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const own = path === '' ? above : `${above}/${path}`;
    const pattern = new RegExp(`^(/(en|id))?${own.replace(/:\w+/g, '[^/]+').replaceAll('*', '.*')}/?$`);
    return [{ pattern, file: `app/${file}` }, ...routesOf(children, own)];
  });
