import { type FormEvent, useRef, useState } from 'react';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { auditCopy as copy } from '#messages/leads/forms.ts';

export function RepeatedWorkField() {
  const field = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const read = ({ target }: FormEvent) => target instanceof HTMLTextAreaElement && setText(target.value);
  const toggle = (words: string) => {
    const area = field.current?.querySelector('textarea');
    if (area === null || area === undefined) return;
    area.value = toggleWords(area.value, words);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div ref={field} onInput={read} className="grid gap-4">
      <TextareaField name="challenges" label={copy.challenges} hint={copy.challengesHint} rows={3} />
      <fieldset className="noscript:hidden -order-1 flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold text-ui">{copy.repeated}</legend>
        {copy.repeatedWork.map((words) => (
          <button
            key={words}
            type="button"
            aria-pressed={includesPhrase(text, words)}
            onClick={() => toggle(words)}
            className="min-h-tap rounded-control px-3.5 text-ui shadow-[inset_0_0_0_1px_var(--control-line)] transition-colors hover:bg-soft aria-pressed:bg-dawn-soft aria-pressed:font-semibold aria-pressed:shadow-[inset_0_0_0_2px_var(--action)]"
          >
            {words}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const includesPhrase = (text: string, words: string) => partsOf(text).includes(words);

function toggleWords(text: string, words: string): string {
  const parts = partsOf(text);
  return (includesPhrase(text, words) ? parts.filter((part) => part !== words) : [...parts, words]).join(
    ', ',
  );
}
