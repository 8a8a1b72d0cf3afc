import { Pause, Play, Settings, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Sequence, SequenceStep } from '#contract/sequences/admin.ts';
import { sequencesCopy } from '#messages/sequences/admin.ts';
import { lineCopy as copy } from '#messages/sequences/line.ts';
import { formatCount } from '#shared/money/money.ts';
import { peoplePath, SEQUENCES_PATH, settingsPath } from './sequence-paths.ts';
import { exitWords, SequenceState } from './sequence-words.tsx';
import { StepLine } from './step-line.tsx';

const RunDialog = lazyDialog(async () => (await import('./run-dialogs.tsx')).RunDialog);
const PauseDialog = lazyDialog(async () => (await import('./run-dialogs.tsx')).PauseDialog);

interface Props {
  readonly sequence: Sequence;
  readonly steps: readonly SequenceStep[];
}

export function SequencePage({ sequence, steps }: Props) {
  const [asks, setAsks] = useState(false);
  const { id, name, state, purpose } = sequence;
  const isRunning = state === 'running';
  const Dialog = isRunning ? PauseDialog : RunDialog;
  return (
    <>
      <BackLink to={SEQUENCES_PATH}>{sequencesCopy.back}</BackLink>
      <PageHeader
        title={name}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <SequenceState state={state} />
            <span>{sequencesCopy.needs(sequencesCopy.purposes[purpose])}</span>
          </span>
        }
      >
        <Button asChild variant="outline" size="sm">
          <Link to={settingsPath(id)}>
            <Settings aria-hidden="true" />
            {copy.settings}
          </Link>
        </Button>
        {(isRunning || steps.length > 0) && (
          <Button size="sm" variant={isRunning ? 'outline' : 'primary'} onClick={() => setAsks(true)}>
            {isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            {isRunning ? copy.pause : state === 'draft' ? copy.start : copy.resume}
          </Button>
        )}
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <StepLine sequence={sequence} steps={steps} />
        <Facts sequence={sequence} />
      </div>
      {asks && <Dialog sequence={sequence} onClose={() => setAsks(false)} />}
    </>
  );
}

function Facts({ sequence }: Pick<Props, 'sequence'>) {
  const { id, people_count, entered_count } = sequence;
  const exits = exitWords(sequence);
  return (
    <div className="grid content-start gap-6 text-ui">
      <section className="grid gap-2">
        <h2 className="text-t3">{copy.people}</h2>
        <p className="num text-ink-2">
          {copy.entered(formatCount(people_count), formatCount(entered_count))}
        </p>
        <Button asChild variant="outline" size="sm" className="justify-self-start">
          <Link to={peoplePath(id)}>
            <Users aria-hidden="true" />
            {copy.people}
          </Link>
        </Button>
      </section>
      <section className="grid gap-2 border-line border-t pt-5">
        <h2 className="text-t3">{copy.exits}</h2>
        {exits.length === 0 ? (
          <p className="text-ink-2">{copy.noExits}</p>
        ) : (
          <ul className="grid gap-1 text-ink-2">
            {exits.map((exit) => (
              <li key={exit}>{exit}</li>
            ))}
          </ul>
        )}
      </section>
      <p className="border-line border-t pt-5 text-ink-3 text-small">{copy.moveHint}</p>
    </div>
  );
}
