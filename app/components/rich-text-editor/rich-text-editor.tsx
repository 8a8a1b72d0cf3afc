import { Suspense, useId, useState } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { FieldMessages, fieldMessageIds } from '#app/components/ui/field.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { richTextCopy as copy } from '#messages/components/rich-text.ts';

export interface RichTextEditorProps {
  readonly label: string;
  readonly value: string;
  readonly name?: string;
  readonly hint?: string;
  readonly rows?: number;
  readonly error?: string | null | undefined;
  readonly onChange?: (html: string) => void;
}

const EditorBody = lazyPart(async () => (await import('./editor-body.tsx')).EditorBody);

export function RichTextEditor({
  label,
  value,
  name,
  hint,
  rows = 16,
  error,
  onChange,
}: RichTextEditorProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const [html, setHtml] = useState(value);
  const [given, setGiven] = useState({ value, count: 0 });
  if (value !== given.value) {
    setGiven({ value, count: value === html ? given.count : given.count + 1 });
    setHtml(value);
  }
  const take = (next: string) => {
    setHtml(next);
    onChange?.(next);
  };
  const { described, ...ids } = fieldMessageIds(id, { hint, error });
  return (
    <div data-slot="rich-text" className="grid min-w-0 gap-1.5">
      <span id={`${id}-label`} className="font-semibold text-ui">
        {label}
      </span>
      {name !== undefined && <input type="hidden" name={name} value={html} />}
      {isHydrated ? (
        <Suspense fallback={<EditorSkeleton />}>
          <EditorBody
            key={given.count}
            label={label}
            labelledBy={`${id}-label`}
            describedBy={described}
            isInvalid={Boolean(error)}
            html={html}
            rows={rows}
            onChange={take}
          />
        </Suspense>
      ) : (
        <EditorSkeleton />
      )}
      <FieldMessages {...ids} hint={hint} error={error} />
    </div>
  );
}

function EditorSkeleton() {
  return (
    <div role="status" className="rounded-control p-4 ring-1 ring-line ring-inset">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-9 w-full" />
      <Skeleton className="mt-5 h-36 w-full" />
    </div>
  );
}
