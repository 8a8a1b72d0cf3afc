import { useReauthentication } from '#app/components/reauthentication/reauthentication-provider.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { decideSettingChange, Setting } from '#contract/admin/settings.ts';
import { formatCardDate, formatTime } from '#shared/dates.ts';
import { contentCopy } from '../content-copy.ts';
import { useContentMutation } from '../use-content-mutation.ts';

const copy = contentCopy.settings.waiting;

interface PendingChangeProps {
  readonly change: NonNullable<Setting['waiting']>;
  readonly viewerId: string;
}

/** A change waiting for a second admin, below the current value. */
export function PendingChange({ change, viewerId }: PendingChangeProps) {
  const { id, value, requested_by, requested_by_name, created_at } = change;
  const { isBusy, run } = useContentMutation();
  const withReauthentication = useReauthentication();
  const isOwn = requested_by === viewerId;
  const decide = (verdict: 'approve' | 'reject') => {
    const route = { method: 'post', path: '/api/admin/content/settings/changes/{id}/decide' } as const;
    const send = () =>
      withReauthentication(() =>
        browserClient.call<typeof decideSettingChange>(route, { params: { id }, body: { verdict } }),
      );
    void run(send, () => toast.success(verdict === 'approve' ? copy.approved : copy.rejected));
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card bg-dawn-soft px-4 py-3 text-ink text-ui sm:col-span-2">
      <p className="min-w-0 break-words">
        {copy.wished} <b className="num font-semibold">{value}</b>
        <span className="num block text-ink-2 text-small">
          {copy.by(requested_by_name)}, {formatCardDate(created_at)}, {formatTime(created_at)}
        </span>
      </p>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          busyText={isBusy ? contentCopy.saving : undefined}
          onClick={() => decide('reject')}
        >
          {isOwn ? copy.takeBack : copy.reject}
        </Button>
        {!isOwn && (
          <Button size="sm" disabled={isBusy} onClick={() => decide('approve')}>
            {copy.approve}
          </Button>
        )}
      </div>
    </div>
  );
}
