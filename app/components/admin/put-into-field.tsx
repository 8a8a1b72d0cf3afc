import { useField, useFormMetadata } from '@conform-to/react';
import { useState } from 'react';
import { draftCopy as copy } from '#messages/assistant/drafts.ts';
import { escapeHtml } from '#shared/content/setting-tokens.ts';
import { Button } from '../ui/button.tsx';

interface PutIntoFieldProps {
  /** The field of the form around it. */
  readonly name: string;
  readonly text: string;
  readonly isHtml?: boolean;
}

/** Adds a text to a field, below what was typed there. It is unsaved, and can be taken out until somebody changes it. */
export function PutIntoField({ name, text, isHtml = false }: PutIntoFieldProps) {
  const form = useFormMetadata();
  const [field] = useField<string>(name);
  const [put, setPut] = useState<{ readonly before: string; readonly after: string } | null>(null);
  const typed = field.value ?? '';
  const isIn = put !== null && put.after === typed;
  const write = (value: string) => form.update({ name, value });
  const putIn = () => {
    const after = typed + (isHtml ? paragraphsOf(text) : `${typed.trim() === '' ? '' : '\n\n'}${text}`);
    setPut({ before: typed, after });
    write(after);
  };
  const takeOut = () => {
    write(put?.before ?? '');
    setPut(null);
  };
  return (
    <p className="flex flex-wrap items-center gap-3 text-ui">
      {isIn ? (
        <>
          <span role="status">{copy.isIn}</span>
          <Button variant="outline" size="sm" onClick={takeOut}>
            {copy.takeOut}
          </Button>
        </>
      ) : (
        <Button variant="outline" size="sm" onClick={putIn}>
          {copy.putIn}
        </Button>
      )}
    </p>
  );
}

const paragraphsOf = (text: string): string =>
  text
    .split(/\n+/)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('');
