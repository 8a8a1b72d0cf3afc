import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { showSuccess } from '#app/lib/forms/show-reply.ts';
import type { Sequence, SequenceStep } from '#contract/sequences/admin.ts';
import { sequencesCopy } from '#messages/sequences/admin.ts';
import { lineCopy as copy } from '#messages/sequences/line.ts';
import { formatCount, formatRupiah, toRupiah } from '#shared/money/money.ts';
import { MAX_STEPS } from '#shared/people/sequences.ts';
import { newStepPath, sequencePath, stepPath } from './sequence-paths.ts';
import { delayWords, leftWords, triggerWords } from './sequence-words.tsx';

const RemoveStepDialog = lazyDialog(async () => (await import('./remove-step-dialog.tsx')).RemoveStepDialog);

interface Props {
  readonly sequence: Sequence;
  readonly steps: readonly SequenceStep[];
}

/** The trigger on top, then each mail below its delay. */
export function StepLine({ sequence, steps }: Props) {
  const [removed, setRemoved] = useState<SequenceStep | null>(null);
  const { id, trigger, is_restartable } = sequence;
  return (
    <section aria-label={copy.line}>
      <Stop isStart>
        <p className="font-semibold">{triggerWords(trigger)}</p>
        <p className="text-ink-3 text-small">{is_restartable ? copy.again : copy.once}</p>
        {trigger.is_gone && <p className="text-debit text-small">{sequencesCopy.gone}</p>}
      </Stop>
      <ol>
        {steps.map((step) => (
          <li key={step.id}>
            <Delay>
              {delayWords(step)}
              {steps.length < MAX_STEPS && <AddButton id={id} position={step.position} />}
            </Delay>
            <Stop>
              <StepCard id={id} step={step} count={steps.length} onRemove={() => setRemoved(step)} />
            </Stop>
          </li>
        ))}
      </ol>
      <Delay isLast>
        {steps.length < MAX_STEPS && (
          <Button asChild variant={steps.length === 0 ? 'primary' : 'outline'} size="sm">
            <Link to={newStepPath(id, steps.length + 1)}>
              <Plus aria-hidden="true" />
              {copy.add}
            </Link>
          </Button>
        )}
        {steps.length === 0 && <span className="text-ink-2">{copy.none.hint}</span>}
      </Delay>
      {removed !== null && <RemoveStepDialog id={id} step={removed} onClose={() => setRemoved(null)} />}
    </section>
  );
}

function Stop({ isStart = false, children }: { readonly isStart?: boolean; readonly children: ReactNode }) {
  return (
    <div className="relative pl-8">
      <span
        aria-hidden="true"
        className={cn('absolute top-0 bottom-0 left-2 w-px bg-line-strong', isStart && 'top-5')}
      />
      <span
        aria-hidden="true"
        className={cn(
          'absolute top-4.5 left-0.5 size-3 rounded-full border-2 border-dawn-deep',
          isStart ? 'bg-dawn-deep' : 'bg-paper',
        )}
      />
      <div className="rounded-card border border-line bg-surface px-4 py-3 sm:px-5">{children}</div>
    </div>
  );
}

function Delay({ isLast = false, children }: { readonly isLast?: boolean; readonly children: ReactNode }) {
  return (
    <div className="relative flex min-h-tap flex-wrap items-center gap-x-2 gap-y-2 py-1.5 pl-8 text-ink-2 text-ui">
      {!isLast && <span aria-hidden="true" className="absolute inset-y-0 left-2 w-px bg-line-strong" />}
      {children}
    </div>
  );
}

const AddButton = ({ id, position }: { readonly id: string; readonly position: number }) => (
  <Button asChild variant="quiet" size="icon">
    <Link to={newStepPath(id, position)} aria-label={copy.addAt(position)} title={copy.addAt(position)}>
      <Plus aria-hidden="true" />
    </Link>
  </Button>
);

interface StepCardProps {
  readonly id: string;
  readonly step: SequenceStep;
  readonly count: number;
  readonly onRemove: () => void;
}

function StepCard({ id, step, count, onRemove }: StepCardProps) {
  const { position, message, waiting, left, figures } = step;
  const { subject, preview } = message;
  return (
    <div className="grid gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="num text-ink-3 text-small">{copy.email(position)}</p>
        <h2 className="wrap-anywhere font-semibold text-ui">
          <Link to={stepPath(id, step.id)} className="underline-offset-4 hover:underline">
            {subject}
          </Link>
        </h2>
        {preview !== '' && <p className="wrap-anywhere text-ink-2 text-small">{preview}</p>}
      </div>
      <div className="-mx-2 flex md:justify-end">
        <MoveButton id={id} step={step} to={position - 1} isOff={position === 1} />
        <MoveButton id={id} step={step} to={position + 1} isOff={position === count} />
        <Button asChild variant="quiet" size="icon">
          <Link to={stepPath(id, step.id)} aria-label={copy.edit(subject)}>
            <Pencil aria-hidden="true" />
          </Link>
        </Button>
        <Button variant="quiet" size="icon" aria-label={copy.remove(subject)} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <dl className="num flex flex-wrap gap-x-5 gap-y-1 text-ui md:col-span-2">
        <Figure label={copy.waiting} value={formatCount(waiting)} />
        <Figure label={sequencesCopy.delivered} value={formatCount(figures.delivered)} />
        <Figure label={sequencesCopy.clicked} value={formatCount(figures.clicked)} />
        <Figure label={sequencesCopy.revenue} value={formatRupiah(toRupiah(figures.revenue_bigint))} />
      </dl>
      {left.length > 0 && <p className="text-ink-3 text-small md:col-span-2">{leftWords(left)}</p>}
    </div>
  );
}

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="flex flex-row-reverse items-baseline gap-1.5">
    <dt className="text-ink-3 text-small">{label}</dt>
    <dd className="whitespace-nowrap font-semibold">{value}</dd>
  </div>
);

interface MoveButtonProps {
  readonly id: string;
  readonly step: SequenceStep;
  readonly to: number;
  readonly isOff: boolean;
}

/** Keeps the focus, so that a mail can be moved on by the same key. */
function MoveButton({ id, step, to, isOff }: MoveButtonProps) {
  const isUp = to < step.position;
  const label = isUp ? copy.up(step.message.subject) : copy.down(step.message.subject);
  return (
    <PostButton
      id={`move-${isUp ? 'up' : 'down'}-${step.id}`}
      action={sequencePath(id)}
      fields={{ intent: 'move', step: step.id, position: String(to) }}
      variant="quiet"
      size="icon"
      isRepeatable
      aria-label={label}
      disabled={isOff}
      onSuccess={(facts) => showSuccess(facts)}
    >
      {isUp ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
    </PostButton>
  );
}
