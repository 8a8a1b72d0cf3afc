import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { countOf } from '#app/components/data-table/table-view.ts';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import type { BoardColumn, Lead } from '#contract/admin/content/leads.ts';
import { leadsCopy as copy } from '#messages/admin-content.ts';
import { formLabels } from '#messages/form-labels.ts';
import { type LeadStatus, leadStatuses } from '#shared/forms.ts';
import { formatCount } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';

import { useLeadMoves } from './use-lead-moves.ts';

type Move = (lead: Lead, status: LeadStatus) => void;
const listId = (lead: string) => `move-${lead}`;
const statusIn = (word: unknown) => leadStatuses.find((status) => status === word);

/** The pipeline. Cards are dragged by their handle; the select on the card does the same for keyboard and touch. */
export function LeadBoard({ columns: saved }: { readonly columns: readonly BoardColumn[] }) {
  const { moves, move: send } = useLeadMoves();
  // Shown at once; a refused move returns the card.
  const columns = moves.reduce(moveLead, saved);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  // A card remounts in its new column, so its focus is restored.
  const followed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every move
  useEffect(() => {
    if (followed.current !== null) document.getElementById(listId(followed.current))?.focus();
  }, [columns]);
  const all = columns.flatMap(({ leads }) => leads);
  const move: Move = (lead, status) => {
    if (lead.status === status) return;
    send(lead, status);
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
  if (all.length === 0) return <EmptyState {...copy.none} />;
  return (
    <DndContext id="leads" sensors={sensors} onDragEnd={onDragEnd}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-6 md:grid-cols-2 xl:grid-cols-5">
        {columns.map((column) => (
          <StatusColumn key={column.status} column={column} onMove={follow} />
        ))}
      </div>
    </DndContext>
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
      ? { status, total: left + 1, leads: [{ ...lead, status }, ...others] }
      : { status, total: left, leads: others };
  });
}

interface StatusColumnProps {
  readonly column: BoardColumn;
  readonly onMove: Move;
}

function StatusColumn({ column: { status, total, leads }, onMove }: StatusColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const rest = total - leads.length;
  return (
    <section
      ref={setNodeRef}
      aria-label={copy.status[status]}
      data-over={isOver || undefined}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-card border-line border-t-2 pt-2 data-over:bg-soft md:min-h-64"
    >
      <h2 className="flex items-baseline justify-between gap-2 px-1 pb-1 font-semibold text-ui">
        {copy.status[status]}
        <span className="num font-normal text-ink-3 text-small">{countOf(total)}</span>
      </h2>
      {leads.length === 0 && <p className="px-1 text-ink-3 text-small">{copy.empty}</p>}
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} onMove={onMove} />
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

function LeadCard({ lead, onMove }: { readonly lead: Lead; readonly onMove: Move }) {
  const { id, name, email, company, form_type, lead_score, status, created_at, next_action } = lead;
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id });
  const isHydrated = useHydrated();
  return (
    <article
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform) }}
      data-dragging={isDragging || undefined}
      data-row
      className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-control border border-line bg-surface p-3 data-dragging:relative data-dragging:z-20 data-dragging:shadow-3"
    >
      <div className="flex items-start gap-1">
        <Link
          to={`/admin/content/leads/${id}`}
          data-row-link
          className="tap-area min-w-0 flex-1 rounded-small py-1 font-semibold text-ui leading-snug hover:underline"
        >
          <span className="wrap-anywhere line-clamp-2">{name}</span>
        </Link>
        <span
          {...listeners}
          aria-hidden="true"
          className="-m-1.5 grid size-tap shrink-0 cursor-grab touch-none place-items-center text-ink-3 active:cursor-grabbing"
        >
          <GripVertical className="size-5" />
        </span>
      </div>
      <p className="truncate text-ink-2 text-small">{company ?? email}</p>
      <p className="text-ink-3 text-small tabular-nums">
        {formLabels[form_type]} · {formatCardDate(created_at)}
      </p>
      {next_action !== null && <p className="line-clamp-2 text-small">{next_action}</p>}
      <div className="grid gap-1.5 pt-1">
        <span className="num font-semibold text-small">{copy.scoreOf(lead_score)}</span>
        <Select
          id={listId(id)}
          aria-label={copy.move(name)}
          value={status}
          disabled={!isHydrated}
          onChange={({ target }) => {
            const next = statusIn(target.value);
            if (next !== undefined) onMove(lead, next);
          }}
        >
          {leadStatuses.map((option) => (
            <option key={option} value={option}>
              {copy.status[option]}
            </option>
          ))}
        </Select>
      </div>
    </article>
  );
}
