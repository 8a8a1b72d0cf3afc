import { type ComponentProps, useState } from 'react';
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
  /** The words for choosing nothing; without them, and unless there may be many, one has to be chosen. */
  readonly none?: string | undefined;
  readonly error?: string | undefined;
  /** Must be a stable function. An empty query returns the default choices. */
  readonly search: (
    words: string,
  ) => Promise<Result<{ readonly choices: readonly Choice[]; readonly total: number }, unknown>>;
  readonly initial?: readonly Choice[];
  readonly onChange?: (chosen: readonly Choice[]) => void;
}

export function SearchPicker<Choice extends PickerOption>(props: SearchPickerProps<Choice>) {
  const { label, name, hint, isMany = false, none, error, search, initial = [], onChange } = props;
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(initial);
  const { result, state } = useRemoteSearch(words, { minLength: 0, search });
  const found = result?.data.choices ?? [];
  const isChosen = ({ value }: Choice) => chosen.some((other) => other.value === value);
  const isFound = ({ value }: Choice) => found.some((other) => other.value === value);
  const choices = [...chosen.filter((choice) => !isFound(choice)), ...found];
  const choose = (next: readonly Choice[]) => {
    setChosen(next);
    onChange?.(next);
  };
  const toggle = (choice: Choice) => {
    const others = isMany ? chosen.filter(({ value }) => value !== choice.value) : [];
    choose(isMany && isChosen(choice) ? others : [...others, choice]);
  };
  const type = isMany ? 'checkbox' : 'radio';
  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint} error={error} required={!isMany && none === undefined}>
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
          {none !== undefined && (
            <PickRow
              choice={{ value: '', label: none }}
              input={{ type, name, checked: chosen.length === 0, onChange: () => choose([]) }}
            />
          )}
          {choices.map((choice) => (
            <PickRow
              key={choice.value}
              choice={choice}
              input={{ type, name, checked: isChosen(choice), onChange: () => toggle(choice) }}
            />
          ))}
          <p role="status" className="px-3.5 py-3 text-ink-3 text-small empty:hidden">
            {statusOf(state, { shown: found.length, total: result?.data.total ?? 0 })}
          </p>
        </div>
      </fieldset>
    </div>
  );
}

interface PickRowProps {
  readonly choice: PickerOption;
  readonly input: ComponentProps<'input'>;
}

function PickRow({ choice: { value, label, hint }, input }: PickRowProps) {
  return (
    <label className="flex min-h-tap cursor-pointer items-center gap-3 border-line border-b px-3.5 py-2 text-ui last:border-0 hover:bg-soft has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:-outline-offset-2">
      <input {...input} value={value} className="shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {hint && <span className="num text-ink-3 text-small">{hint}</span>}
    </label>
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
