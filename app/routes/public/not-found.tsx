import { data } from 'react-router';
import { NotFoundScreen } from '#app/features/shell/not-found-screen.tsx';
import { business } from '#app/lib/business.ts';
import type { Route } from './+types/not-found.ts';

export const meta: Route.MetaFunction = () => [
  { title: `404 · ${business.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Every address without a route. The server's request log holds the unknown path (PUB-030). */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
