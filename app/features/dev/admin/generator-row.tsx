import { type LucideIcon, Newspaper, Package, ShoppingBag, Users } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { devToolsCopy as copy } from '#messages/operations/admin-dev-tools.ts';
import { formatCount } from '#shared/money/money.ts';
import { type TestKind, testCounts } from '#shared/test-data.ts';
import type { RunningTask } from './use-test-data.ts';

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

export function GeneratorRow({ kind, existing, runningTask, onGenerate }: GeneratorRowProps) {
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
