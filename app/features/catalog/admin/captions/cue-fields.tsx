import { Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { captionsEditorCopy as copy } from '#messages/courses/captions-editor.ts';
import type { CueProblem, CueRow } from './cue-rows.ts';

interface CueFieldsProps {
  readonly row: CueRow;
  readonly index: number;
  readonly problem: CueProblem | null;
  readonly canAdd: boolean;
  readonly onChange: (key: number, part: Partial<CueRow>) => void;
  readonly onRemove: (key: number) => void;
  readonly onAddAfter: (index: number) => void;
}

export const CueFields = memo(function CueFields(props: CueFieldsProps) {
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
