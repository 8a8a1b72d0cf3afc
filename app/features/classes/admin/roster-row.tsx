import { Check, MessageCircle } from 'lucide-react';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { RosterHolder } from '#contract/classes/admin-rosters.ts';
import { classCopy as copy } from '#messages/classes/admin.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { formatCardDate, formatDayMonth } from '#shared/time/dates.ts';

const linkClasses = 'inline-flex min-h-tap items-center gap-1.5 text-link hover:underline';

export const rosterColumns = (sessionCount: number): readonly Column<RosterHolder>[] => [
  {
    header: copy.name,
    isTitle: true,
    cell: ({ full_name }, folded) => <RowTitle title={full_name}>{folded}</RowTitle>,
  },
  ...(sessionCount > 1
    ? [
        {
          header: copy.attended,
          fold: 'tablet' as const,
          cell: ({ attended }: RosterHolder) => (
            <span className="num">{copy.attendedOf(attended.length, sessionCount)}</span>
          ),
        },
      ]
    : []),
  {
    header: copy.boughtAt,
    fold: 'desk',
    line: ({ bought_at }) => <span className="num">{copy.boughtOn(formatDayMonth(bought_at))}</span>,
    cell: ({ bought_at }) => <span className="num text-ink-2">{formatCardDate(bought_at)}</span>,
  },
  {
    header: copy.email,
    fold: 'tablet',
    cell: ({ email }) => (
      <a href={`mailto:${email}`} className={linkClasses}>
        {email}
      </a>
    ),
  },
  {
    header: copy.chat,
    cell: ({ whatsapp }) => whatsapp !== null && <ChatLink phone={whatsapp} />,
  },
];

function ChatLink({ phone }: { readonly phone: string }) {
  const chat = whatsappUrl(phone);
  if (chat === null) return null;
  return (
    <a href={chat} target="_blank" rel="noreferrer" className={linkClasses}>
      <MessageCircle aria-hidden="true" className="size-4" />
      {copy.chat}
    </a>
  );
}

interface AttendanceProps {
  readonly holder: RosterHolder;
  readonly sessionId: string;
  readonly action: string;
}

export function AttendanceButton({ holder, sessionId, action }: AttendanceProps) {
  const { user_id, full_name, attended } = holder;
  const isPresent = attended.some((id) => id === sessionId);
  return (
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
  );
}
