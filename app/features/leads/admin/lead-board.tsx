import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { ArrowRight, CalendarPlus, Eye, Mail, MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { countOf } from '#app/components/data-table/table-view.ts';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#app/components/ui/dropdown-menu.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { cn } from '#app/lib/cn.ts';
import type { LeadBoard as Board, BoardColumn, Lead } from '#contract/leads/admin.ts';
import { leadsCopy as copy } from '#messages/leads/admin.ts';
import { formLabels } from '#messages/leads/form-labels.ts';
import { isEnded, type LeadStatus, leadStatuses } from '#shared/leads/forms.ts';
import { formatCount } from '#shared/money/money.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { DAY_MS, dayOf, formatCardDate, formatDayMonth, startOfDay } from '#shared/time/dates.ts';
import { EndDialog, type LeadEnd } from './end-dialog.tsx';
import { useLeadMoves } from './use-lead-moves.ts';

type Move = (lead: Lead, status: LeadStatus) => void;
const menuId = (lead: string) => `move-${lead}`;
const statusIn = (word: unknown) => leadStatuses.find((status) => status === word);

interface LeadBoardProps extends Board {
  readonly now: string;
  readonly canBook: boolean;
}

export function LeadBoard({ columns: saved, sign_ups, now, canBook }: LeadBoardProps) {
  const { moves, move: send } = useLeadMoves();
  const [ending, setEnding] = useState<LeadEnd | null>(null);
  const columns = moves.reduce(moveLead, saved);
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 4 } }));
  const followed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every move
  useEffect(() => {
    if (followed.current !== null) document.getElementById(menuId(followed.current))?.focus();
  }, [columns]);
  const all = columns.flatMap(({ leads }) => leads);
  const move: Move = (lead, status) => {
    if (lead.status === status) return;
    if (isEnded(status)) setEnding({ lead, status });
    else send(lead, status);
  };
  const follow: Move = (lead, status) => {
    followed.current = lead.id;
    move(lead, status);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const lead = all.find(({ id }) => id === active.id);
    const status = statusIn(over?.id);
    followed.current = null;
    if (lead !== undefined && status !== undefined) move(lead, status);
  };
  if (all.length + sign_ups.reduce((sum, { total }) => sum + total, 0) === 0)
    return <EmptyState {...copy.none} />;
  return (
    <DndContext id="leads" sensors={sensors} onDragEnd={onDragEnd}>
      <div className="flex gap-4 overflow-x-auto pb-4 max-xl:-mx-[clamp(16px,2.4vw,48px)] max-xl:snap-x max-xl:snap-mandatory max-xl:scroll-px-4 max-xl:px-[clamp(16px,2.4vw,48px)] xl:grid xl:grid-cols-5">
        {columns.map((column) => (
          <StatusColumn key={column.status} column={column} now={now} canBook={canBook} onMove={follow} />
        ))}
      </div>
      <SignUps counts={sign_ups} />
      {ending !== null && (
        <EndDialog
          {...ending}
          onEnd={(reason) => send(ending.lead, ending.status, reason)}
          onClose={() => setEnding(null)}
        />
      )}
    </DndContext>
  );
}

function SignUps({ counts }: { readonly counts: Board['sign_ups'] }) {
  const some = counts.filter(({ total }) => total > 0);
  if (some.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 text-ink-2 text-ui">
      {copy.signUps}
      {some.map(({ form_type, total }) => (
        <Link
          key={form_type}
          to={`/admin/content/leads/table?form_type=${form_type}`}
          className="inline-flex min-h-tap items-center text-link hover:underline"
        >
          {formLabels[form_type]} ({countOf(total)})
        </Link>
      ))}
    </p>
  );
}

function moveLead(columns: readonly BoardColumn[], posted: FormData): readonly BoardColumn[] {
  const lead = columns.flatMap(({ leads }) => leads).find(({ id }) => id === posted.get('id'));
  const target = statusIn(posted.get('status'));
  if (lead === undefined || target === undefined) return columns;
  return columns.map(({ status, total, leads }) => {
    const others = leads.filter(({ id }) => id !== lead.id);
    const left = total - (leads.length - others.length);
    return status === target
      ? { status, total: left + 1, leads: [{ ...lead, status, reason: reasonOf(posted) }, ...others] }
      : { status, total: left, leads: others };
  });
}

const reasonOf = (posted: FormData) => posted.get('reason')?.toString() ?? null;

interface StatusColumnProps extends Omit<LeadCardProps, 'lead'> {
  readonly column: BoardColumn;
}

function StatusColumn({ column: { status, total, leads }, ...card }: StatusColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const rest = total - leads.length;
  return (
    <section
      ref={setNodeRef}
      aria-label={copy.status[status]}
      data-over={isOver || undefined}
      className="grid w-[17.5rem] max-w-[84vw] shrink-0 snap-start grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-small data-over:bg-soft md:min-h-64 xl:w-auto"
    >
      <h2 className="flex items-baseline justify-between gap-2 border-line-strong border-b px-1 pb-2 font-semibold text-ui">
        {copy.status[status]}
        <span className="num font-normal text-ink-3 text-small">{countOf(total)}</span>
      </h2>
      {leads.length === 0 && <p className="px-1 text-ink-3 text-small">{copy.empty}</p>}
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} {...card} />
      ))}
      {rest > 0 && (
        <Link
          to={`/admin/content/leads/table?status=${status}`}
          className="inline-flex min-h-tap items-center rounded-small px-1 text-link text-ui hover:underline"
        >
          {copy.more(formatCount(rest))}
        </Link>
      )}
    </section>
  );
}

interface LeadCardProps {
  readonly lead: Lead;
  readonly now: string;
  readonly canBook: boolean;
  readonly onMove: Move;
}

function LeadCard({ lead, now, ...menu }: LeadCardProps) {
  const { id, name, email, company, form_type, request, created_at, reason } = lead;
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id });
  return (
    <article
      ref={setNodeRef}
      {...listeners}
      style={{ transform: CSS.Translate.toString(transform) }}
      data-dragging={isDragging || undefined}
      data-row
      className="grid cursor-grab grid-cols-[minmax(0,1fr)] gap-1.5 rounded-control border border-line bg-surface p-3 pt-1.5 active:cursor-grabbing data-dragging:relative data-dragging:z-20 data-dragging:shadow-3"
    >
      <Link
        to={`/admin/content/leads/${id}`}
        data-row-link
        draggable={false}
        className="tap-area rounded-small pt-1.5 font-semibold text-ui leading-snug hover:underline"
      >
        <span className="wrap-anywhere line-clamp-2">{name}</span>
      </Link>
      <p className="wrap-anywhere -mt-1 text-ink-2 text-small">{company ?? email}</p>
      {request !== null && <p className="wrap-anywhere line-clamp-2 text-ui leading-snug">{request}</p>}
      <p className="text-ink-3 text-small tabular-nums">
        <time dateTime={created_at} title={formatCardDate(created_at)}>
          {copy.age(daysBetween(created_at, now))}
        </time>
        , {formLabels[form_type]}
      </p>
      {isEnded(lead.status) ? <LastLine>{reason}</LastLine> : <NextAction lead={lead} now={now} />}
      <div className="-mx-2 -mb-2 flex items-center justify-between">
        <AnswerButton lead={lead} />
        <LeadMenu lead={lead} {...menu} />
      </div>
    </article>
  );
}

const isDue = ({ next_action_on }: Lead, now: string) =>
  next_action_on !== null && next_action_on <= dayOf(now);

function NextAction({ lead, now }: Pick<LeadCardProps, 'lead' | 'now'>) {
  const { next_action, next_action_on } = lead;
  return (
    <LastLine>
      {next_action}
      {next_action_on !== null && (
        <span className={cn('num', isDue(lead, now) ? 'font-semibold text-dawn-deep' : 'text-ink-3')}>
          , {copy.due(formatDayMonth(startOfDay(next_action_on)))}
        </span>
      )}
    </LastLine>
  );
}

const LastLine = ({ children }: { readonly children: ReactNode }) => (
  <p className="wrap-anywhere line-clamp-2 border-line border-t pt-1.5 text-small empty:hidden">{children}</p>
);

const daysBetween = (from: string, until: string): number =>
  Math.round((startOfDay(dayOf(until)).getTime() - startOfDay(dayOf(from)).getTime()) / DAY_MS);

function AnswerButton({ lead: { name, email, phone } }: { readonly lead: Lead }) {
  const chat = phone === null ? null : whatsappUrl(phone);
  const [Icon, label] = chat === null ? [Mail, copy.email] : [MessageCircle, copy.whatsapp];
  return (
    <Button asChild variant="quiet" size="sm">
      <a
        href={chat ?? `mailto:${email}`}
        draggable={false}
        aria-label={`${label}: ${name}`}
        {...(chat !== null && { target: '_blank', rel: 'noreferrer' })}
      >
        <Icon aria-hidden="true" />
        {label}
      </a>
    </Button>
  );
}

function LeadMenu({ lead, canBook, onMove }: Omit<LeadCardProps, 'now'>) {
  return (
    <RowMenu id={menuId(lead.id)} name={lead.name} disabled={!useHydrated()}>
      {leadStatuses
        .filter((status) => status !== lead.status)
        .map((status) => (
          <DropdownMenuItem key={status} onSelect={() => onMove(lead, status)}>
            <ArrowRight aria-hidden="true" />
            {copy.moveTo(copy.status[status])}
          </DropdownMenuItem>
        ))}
      <DropdownMenuSeparator />
      {canBook && (
        <DropdownMenuItem asChild>
          <Link to={`/admin/content/leads/${lead.id}?book`}>
            <CalendarPlus aria-hidden="true" />
            {copy.book.open}
          </Link>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem asChild>
        <Link to={`/admin/content/leads/${lead.id}`}>
          <Eye aria-hidden="true" />
          {copy.open}
        </Link>
      </DropdownMenuItem>
    </RowMenu>
  );
}
