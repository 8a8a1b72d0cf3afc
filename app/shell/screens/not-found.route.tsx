import { data } from 'react-router';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { NotFoundScreen } from '#app/shell/screens/not-found-screen.tsx';
import type { Route } from './+types/not-found.route.ts';

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: '404', robots: 'noindex' });

/** Every address without a route. The server's request log holds the unknown path (PUB-030). */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
