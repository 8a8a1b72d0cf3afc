import { data } from 'react-router';
import { ForbiddenScreen } from '#app/features/shell/screens/forbidden-screen.tsx';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { Route } from './+types/forbidden.ts';

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: '403', robots: 'noindex' });

/** PUB-028. */
export function loader() {
  return data(null, { status: 403 });
}

export default function ForbiddenPage() {
  return <ForbiddenScreen />;
}
