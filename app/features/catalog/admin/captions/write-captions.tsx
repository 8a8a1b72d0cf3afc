import { PencilLine, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import { DialogParts } from '#app/components/dialogs/dialog-frame.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { captionsEditorCopy as copy } from '#messages/courses/captions-editor.ts';
import { MAX_CUES, parseCaptions, writeCaptions } from '#shared/courses/captions.ts';
import { lessonFileUrl } from '#shared/files/media.ts';
import { useLessonFiles } from '../files/lesson-files.tsx';
import { type CueProblem, type CueRow, cueProblem, toCues, toRows, withRowAfter } from './cue-rows.ts';

const NEW_NAME = 'captions.vtt';

interface WriteCaptionsProps {
  /** Empty: starts without captions. */
  readonly fileId: string;
  readonly onWritten: (file: File) => void;
}

/** Stores written captions like an uploaded file, so that a draft keeps its own captions. */
export function WriteCaptions({ fileId, onWritten }: WriteCaptionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = useLessonFiles().filesById.get(fileId)?.file_name ?? NEW_NAME;
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <PencilLine aria-hidden="true" />
        {fileId === '' ? copy.write : copy.edit}
      </Button>
      {isOpen && (
        <CaptionsEditor
          fileId={fileId}
          onClose={() => setIsOpen(false)}
          onUse={(text) => {
            setIsOpen(false);
            onWritten(new File([text], name, { type: 'text/vtt' }));
          }}
        />
      )}
    </>
  );
}

interface CaptionsEditorProps {
  /** Empty: starts without captions. */
  readonly fileId: string;
  readonly onUse: (captions: string) => void;
  readonly onClose: () => void;
}

function CaptionsEditor({ fileId, onUse, onClose }: CaptionsEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const cues = useCueRows(fileId);
  const [problems, setProblems] = useState<ReadonlyMap<number, CueProblem>>(new Map());
  const judge = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals, so it would submit the product's form.
    event.stopPropagation();
    const found = new Map<number, CueProblem>();
    for (const row of cues.rows) {
      const problem = cueProblem(row);
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

function useCueRows(fileId: string) {
  const [rows, setRows] = useState<readonly CueRow[]>([]);
  const [state, setState] = useState<'loading' | 'here' | 'lost'>(fileId === '' ? 'here' : 'loading');
  useEffect(() => {
    if (fileId === '') return;
    const leaving = new AbortController();
    const load = async () => {
      const answer = await fetch(lessonFileUrl(fileId), { signal: leaving.signal });
      const cues = answer.ok ? parseCaptions(await answer.text()) : null;
      setState(cues === null ? 'lost' : 'here');
      if (cues !== null) setRows(toRows(cues));
    };
    load().catch(() => !leaving.signal.aborted && setState('lost'));
    return () => leaving.abort();
  }, [fileId]);
  const change = useCallback(
    (key: number, part: Partial<CueRow>) =>
      setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row))),
    [],
  );
  const remove = useCallback((key: number) => setRows((all) => all.filter((row) => row.key !== key)), []);
  const addAfter = useCallback((index: number) => setRows((all) => withRowAfter(all, index)), []);
  return { rows, state, change, remove, addAfter };
}

interface CueFieldsProps {
  readonly row: CueRow;
  readonly index: number;
  readonly problem: CueProblem | null;
  readonly canAdd: boolean;
  readonly onChange: (key: number, part: Partial<CueRow>) => void;
  readonly onRemove: (key: number) => void;
  readonly onAddAfter: (index: number) => void;
}

const CueFields = memo(function CueFields(props: CueFieldsProps) {
  const { row, index, problem, canAdd, onChange, onRemove, onAddAfter } = props;
  const { key, start, end, text } = row;
  const messageFor = (...found: readonly CueProblem[]) =>
    problem !== null && found.includes(problem) ? copy.problems[problem] : null;
  return (
    <li
      data-cue={key}
      aria-label={copy.cue(index + 1)}
      className="grid grid-cols-2 items-start gap-x-3 gap-y-2 border-line border-t pt-1 [contain-intrinsic-size:auto_240px] [content-visibility:auto]"
    >
      <div className="col-span-2 flex items-center">
        <p className="num flex-1 text-ink-2 text-ui">{copy.cue(index + 1)}</p>
        <Button
          variant="quiet"
          size="icon"
          aria-label={copy.addAfter(index + 1)}
          disabled={!canAdd}
          onClick={() => onAddAfter(index)}
        >
          <Plus aria-hidden="true" />
        </Button>
        <Button variant="quiet" size="icon" aria-label={copy.remove(index + 1)} onClick={() => onRemove(key)}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <Field label={copy.start} error={messageFor('start')}>
        {(control) => (
          <Input
            {...control}
            value={start}
            className="tabular-nums"
            onChange={({ target }) => onChange(key, { start: target.value })}
          />
        )}
      </Field>
      <Field label={copy.end} error={messageFor('end', 'order')}>
        {(control) => (
          <Input
            {...control}
            value={end}
            className="tabular-nums"
            onChange={({ target }) => onChange(key, { end: target.value })}
          />
        )}
      </Field>
      <Field label={copy.said} error={messageFor('text')} className="col-span-2">
        {(control) => (
          <Textarea
            {...control}
            value={text}
            rows={2}
            maxLength={500}
            onChange={({ target }) => onChange(key, { text: target.value })}
          />
        )}
      </Field>
    </li>
  );
});
