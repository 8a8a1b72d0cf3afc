import { toolsCopy } from '#app/features/admin-tools/tools-copy.ts';
import { ToolsPage } from '#app/features/admin-tools/tools-page.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/tools.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: toolsCopy.title, robots: 'noindex' });

export default function ToolsRoute() {
  return <ToolsPage />;
}
