import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { DialogParts } from '#app/components/dialogs/dialog-frame.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent } from '#app/components/ui/dialog.tsx';
import { captionsEditorCopy as copy } from '#messages/courses/captions-editor.ts';
import { MAX_CUES, writeCaptions } from '#shared/courses/captions.ts';
import { CueFields } from './cue-fields.tsx';
import { type CueProblem, problemOf, toCues } from './cue-rows.ts';
import { useCueRows } from './use-cue-rows.ts';

interface CaptionsEditorProps {
  /** Empty: starts without captions. */
  readonly fileId: string;
  readonly onUse: (captions: string) => void;
  readonly onClose: () => void;
}

export function CaptionsEditor({ fileId, onUse, onClose }: CaptionsEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const cues = useCueRows(fileId);
  const [problems, setProblems] = useState<ReadonlyMap<number, CueProblem>>(new Map());
  const judge = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals, so it would submit the product's form.
    event.stopPropagation();
    const found = new Map<number, CueProblem>();
    for (const row of cues.rows) {
      const problem = problemOf(row);
      if (problem !== null) found.set(row.key, problem);
    }
    setProblems(found);
    const [first] = found.keys();
    if (first === undefined) onUse(writeCaptions(toCues(cues.rows)));
    else form.current?.querySelector(`[data-cue="${first}"]`)?.scrollIntoView({ block: 'center' });
  };
  const canUse = cues.state === 'here' && cues.rows.length > 0;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="medium" startsAtTop>
        <form
          method="post"
          ref={form}
          noValidate
          aria-label={copy.title}
          className="contents"
          onSubmit={judge}
        >
          <DialogParts
            title={copy.title}
            text={copy.text}
            actions={
              <>
                <Button variant="outline" onClick={onClose}>
                  {copy.cancel}
                </Button>
                <Button type="submit" disabled={!canUse}>
                  {copy.use}
                </Button>
              </>
            }
          >
            {cues.state === 'here' ? (
              <CueList cues={cues} problems={problems} />
            ) : (
              <p role="status" className="text-ink-2 text-ui">
                {cues.state === 'lost' ? copy.failed : copy.loading}
              </p>
            )}
          </DialogParts>
        </form>
      </DialogContent>
    </Dialog>
  );
}

interface CueListProps {
  readonly cues: ReturnType<typeof useCueRows>;
  readonly problems: ReadonlyMap<number, CueProblem>;
}

function CueList({ cues: { rows, change, remove, addAfter }, problems }: CueListProps) {
  const isFull = rows.length >= MAX_CUES;
  return (
    <div className="grid gap-3">
      {rows.length === 0 && <p className="text-ink-2 text-ui">{copy.none}</p>}
      <ol className="grid gap-3">
        {rows.map((row, index) => (
          <CueFields
            key={row.key}
            row={row}
            index={index}
            problem={problems.get(row.key) ?? null}
            canAdd={!isFull}
            onChange={change}
            onRemove={remove}
            onAddAfter={addAfter}
          />
        ))}
      </ol>
      <Button variant="outline" size="sm" disabled={isFull} onClick={() => addAfter(rows.length - 1)}>
        <Plus aria-hidden="true" />
        {isFull ? copy.full(MAX_CUES) : copy.add}
      </Button>
    </div>
  );
}
