import { useState } from 'react';
import { useRemoteSearch } from '#app/components/command-palette/use-remote-search.ts';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { pickerCopy as copy } from '#messages/components/picker.ts';
import type { Result } from '#shared/result.ts';

export const MAX_PICKS_FOUND = 6;

export interface PickerOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | null;
}

interface SearchPickerProps<Choice extends PickerOption> {
  readonly label: string;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly isMany?: boolean;
  readonly error?: string | undefined;
  /** Must be a stable function. An empty query returns the default choices. */
  readonly search: (
    words: string,
  ) => Promise<Result<{ readonly choices: readonly Choice[]; readonly total: number }, unknown>>;
  readonly initial?: readonly Choice[];
  readonly onChange?: (chosen: readonly Choice[]) => void;
}

export function SearchPicker<Choice extends PickerOption>(props: SearchPickerProps<Choice>) {
  const { label, name, hint, isMany = false, error, search, initial = [], onChange } = props;
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(initial);
  const { result, state } = useRemoteSearch(words, { minLength: 0, search });
  const found = result?.data.choices ?? [];
  const isChosen = ({ value }: Choice) => chosen.some((other) => other.value === value);
  const isFound = ({ value }: Choice) => found.some((other) => other.value === value);
  const choices = [...chosen.filter((choice) => !isFound(choice)), ...found];
  const toggle = (choice: Choice) => {
    const others = isMany ? chosen.filter(({ value }) => value !== choice.value) : [];
    const next = isMany && isChosen(choice) ? others : [...others, choice];
    setChosen(next);
    onChange?.(next);
  };
  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint} error={error} required={!isMany}>
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder={copy.placeholder}
            maxLength={100}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            // Enter must not submit the surrounding form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <fieldset className="overflow-hidden rounded-card border border-line">
        <legend className="sr-only">{copy.found}</legend>
        <div className="h-44 overflow-y-auto">
          {choices.map((choice) => (
            <label
              key={choice.value}
              className="flex min-h-tap cursor-pointer items-center gap-3 border-line border-b px-3.5 py-2 text-ui last:border-0 hover:bg-soft has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:-outline-offset-2"
            >
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name={name}
                value={choice.value}
                checked={isChosen(choice)}
                onChange={() => toggle(choice)}
                className="shrink-0"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{choice.label}</span>
              {choice.hint && <span className="num text-ink-3 text-small">{choice.hint}</span>}
            </label>
          ))}
          <p role="status" className="px-3.5 py-3 text-ink-3 text-small empty:hidden">
            {statusOf(state, { shown: found.length, total: result?.data.total ?? 0 })}
          </p>
        </div>
      </fieldset>
    </div>
  );
}

interface ResultCount {
  readonly shown: number;
  readonly total: number;
}

function statusOf(state: 'idle' | 'asking' | 'failed', { shown, total }: ResultCount): string | null {
  if (state === 'failed') return copy.failed;
  if (state === 'asking') return shown === 0 ? copy.searching : null;
  if (total === 0) return copy.nothing;
  return total > shown ? copy.more(total - shown) : null;
}
