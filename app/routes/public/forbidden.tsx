import { data } from 'react-router';
import { ForbiddenScreen } from '#app/features/shell/forbidden-screen.tsx';
import { business } from '#app/lib/business.ts';
import type { Route } from './+types/forbidden.ts';

export const meta: Route.MetaFunction = () => [
  { title: `403 · ${business.name}` },
  { name: 'robots', content: 'noindex' },
];

/** PUB-028. */
export function loader() {
  return data(null, { status: 403 });
}

export default function ForbiddenPage() {
  return <ForbiddenScreen />;
}
