import { Form, Link, useNavigation } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Setting } from '#contract/admin/content/settings.ts';
import { launchCopy as copy } from '#messages/admin-launch.ts';
import { isSettled, type LaunchGroup, type LaunchItem } from './launch-checklist.ts';

interface LaunchPageProps {
  readonly groups: readonly LaunchGroup[];
  /** Why the last action changed nothing. */
  readonly problem: string | null;
}

/** What is left to do before launch, each with a link to its editor (DECISIONS 63). */
export function LaunchPage({ groups, problem }: LaunchPageProps) {
  const items = groups.flatMap((group) => group.items);
  const settled = items.filter(isSettled).length;
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <p className="mb-8 font-semibold" role="status">
        {settled === items.length ? copy.ready : copy.progress(settled, items.length)}
      </p>
      {problem !== null && (
        <p role="alert" className="mb-6 text-debit">
          {problem}
        </p>
      )}
      <div className="grid grid-cols-1 gap-10">
        {groups.map(({ title, items: lines }) => (
          <section
            key={title}
            aria-label={title}
            className="grid grid-cols-1 gap-x-12 gap-y-3 border-line border-t pt-5 lg:grid-cols-[200px_minmax(0,1fr)]"
          >
            <h2 className="text-t3">{title}</h2>
            <ul>
              {lines.map((item) => (
                <LaunchRow key={item.label} item={item} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

const badges = { missing: 'bad', unconfirmed: 'outline', left_out: 'off', done: 'ok' } as const;

function LaunchRow({ item }: { readonly item: LaunchItem }) {
  const { label, state, to, setting } = item;
  return (
    <li className="flex min-h-tap flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-2 last:border-b-0">
      <Badge variant={badges[state]} className="w-24 justify-center">
        {copy.states[state]}
      </Badge>
      <span className="min-w-0 flex-1 basis-48">
        <span className="block">{label}</span>
        {setting !== null && setting.value !== '' && (
          <span className="block truncate text-ink-2 text-small">{setting.value}</span>
        )}
      </span>
      {setting !== null && !isSettled(item) && <SettleForm setting={setting} label={label} />}
      <Button asChild variant="outline" size="sm">
        <Link to={to} aria-label={`${copy.open}: ${label}`}>
          {copy.open}
        </Link>
      </Button>
    </li>
  );
}

/** Confirms the setting unchanged. */
function SettleForm({
  setting: { key, value },
  label,
}: {
  readonly setting: Setting;
  readonly label: string;
}) {
  const { state } = useNavigation();
  const word = value === '' ? copy.leaveOut : copy.confirm;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="value" value={value} />
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        disabled={state !== 'idle'}
        aria-label={`${word}: ${label}`}
      >
        {word}
      </Button>
    </Form>
  );
}
