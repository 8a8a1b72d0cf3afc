import { Check, MessageCircle } from 'lucide-react';
import { PostButton } from '#app/components/form/post-button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { RosterHolder } from '#contract/admin/catalog/rosters.ts';
import { classCopy as copy } from '#messages/admin-classes.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { formatCardDate } from '#shared/time/dates.ts';

interface Props {
  readonly holder: RosterHolder;
  readonly sessionId: string | null;
  readonly sessionCount: number;
  readonly action: string;
}

/** One holder: how to reach them, and one tap that says whether they came. */
export function RosterRow({ holder, sessionId, sessionCount, action }: Props) {
  const { user_id, full_name, email, whatsapp, bought_at, attended } = holder;
  const isPresent = attended.some((id) => id === sessionId);
  const chat = whatsapp === null ? null : whatsappUrl(whatsapp);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-t pt-3 pb-1 last:border-b">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5 text-ui">
        <b className="wrap-anywhere font-semibold">{full_name}</b>
        <p className="flex flex-wrap gap-x-3 text-ink-2 text-small tabular-nums">
          <span>{copy.boughtOn(formatCardDate(bought_at))}</span>
          {sessionCount > 1 && <span>{copy.attendedOf(attended.length, sessionCount)}</span>}
        </p>
        <p className="flex items-center gap-x-4 text-small">
          <a
            href={`mailto:${email}`}
            className="min-h-tap min-w-0 truncate text-link leading-11 underline underline-offset-4"
          >
            {email}
          </a>
          {chat !== null && (
            <a
              href={chat}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-tap shrink-0 items-center gap-1.5 text-link underline underline-offset-4"
            >
              <MessageCircle aria-hidden="true" className="size-4" />
              {copy.chat}
            </a>
          )}
        </p>
      </div>
      {sessionId !== null && (
        <PostButton
          id={`attendance-${user_id}`}
          action={action}
          fields={{ session_id: sessionId, user_id, attended: isPresent ? 'no' : 'yes' }}
          variant={isPresent ? 'primary' : 'outline'}
          size="sm"
          isRepeatable
          aria-pressed={isPresent}
          aria-label={copy.markCame(full_name)}
          onSuccess={() => toast.success(isPresent ? copy.markedAbsent : copy.markedCame)}
        >
          {isPresent && <Check aria-hidden="true" />}
          {copy.came}
        </PostButton>
      )}
    </li>
  );
}
