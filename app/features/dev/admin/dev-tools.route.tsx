import { type LucideIcon, Newspaper, Package, ShoppingBag, Users } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getTestData, type TestDataCounts } from '#contract/dev/admin-test-data.ts';
import { devToolsCopy as copy, devToolsCopy } from '#messages/operations/admin-dev-tools.ts';
import { formatCount } from '#shared/money/money.ts';
import { type TestKind, testCounts, testKinds } from '#shared/test-data.ts';
import type { Route } from './+types/dev-tools.route.ts';
import { DangerZone, type RunningTask, useTestData } from './danger-zone.tsx';

/** In production the API has no such route, so this page answers 404. */
export async function loader({ context }: Route.LoaderArgs) {
  return orThrow(await api(context).call(getTestData));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: devToolsCopy.title, robots: 'noindex' });

export default function DevToolsRoute({ loaderData }: Route.ComponentProps) {
  return <DevToolsPage counts={loaderData.counts} />;
}

/** ADEV-001 to ADEV-009. */
export function DevToolsPage({ counts }: { readonly counts: TestDataCounts }) {
  const { runningTask, generate, clear } = useTestData();
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle}>
        <Badge variant="hot">{copy.badge}</Badge>
      </PageHeader>
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {testKinds.map((kind) => (
          <GeneratorRow
            key={kind}
            kind={kind}
            existing={counts[kind]}
            runningTask={runningTask}
            onGenerate={(count) => generate(kind, count)}
          />
        ))}
      </ul>
      <DangerZone counts={counts} runningTask={runningTask} onClear={clear} />
    </>
  );
}

interface GeneratorRowProps {
  readonly kind: TestKind;
  readonly existing: number;
  readonly runningTask: RunningTask;
  readonly onGenerate: (count: number) => void;
}

const icons: Readonly<Record<TestKind, LucideIcon>> = {
  users: Users,
  products: Package,
  orders: ShoppingBag,
  blog_posts: Newspaper,
};

function GeneratorRow({ kind, existing, runningTask, onGenerate }: GeneratorRowProps) {
  const { title, text } = copy.kinds[kind];
  const Icon = icons[kind];
  const { most, usual } = testCounts[kind];
  const [count, setCount] = useState(String(usual));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate(Number(count));
  };
  return (
    <li className="border-line border-b last:border-b-0">
      <form
        method="post"
        onSubmit={submit}
        aria-label={title}
        className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 p-5 md:grid-cols-[2.75rem_minmax(0,1fr)_auto_auto]"
      >
        <span className="grid size-11 place-items-center rounded-control bg-soft text-ink-2">
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <h2 className="text-t3">{title}</h2>
          <p className="text-ink-2 text-ui">{text}</p>
        </div>
        <p className="num text-ink-3 text-small max-md:col-start-2 md:w-40 md:text-right">
          {copy.now(existing)}
        </p>
        <div className="flex items-center justify-end gap-2 max-md:col-span-2">
          <span className="num w-12 text-ink-3 text-small md:text-right">1–{formatCount(most)}</span>
          <span className="w-22 shrink-0">
            <Input
              type="number"
              name="count"
              aria-label={copy.count(title)}
              inputMode="numeric"
              required
              min={1}
              max={most}
              step={1}
              value={count}
              onChange={({ target }) => setCount(target.value)}
              className="num"
            />
          </span>
          <Button
            type="submit"
            variant="outline"
            disabled={runningTask !== null}
            busyText={runningTask === kind ? copy.generating : undefined}
          >
            {copy.generate}
          </Button>
        </div>
      </form>
    </li>
  );
}
