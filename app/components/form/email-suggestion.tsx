import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formCopy } from '#messages/components/form.ts';
import { suggestEmail } from '#shared/people/suggest-email.ts';

interface EmailSuggestionProps {
  readonly typed?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function EmailSuggestion({ typed = '', className, children }: EmailSuggestionProps) {
  const field = useRef<HTMLDivElement>(null);
  const [meant, setMeant] = useState<string | null>(null);
  useEffect(() => {
    if (typed !== '') void fetchSuggestion(typed).then(setMeant);
  }, [typed]);
  const look = async ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) setMeant(await fetchSuggestion(target.value));
  };
  const accept = (address: string) => {
    const input = field.current?.querySelector('input');
    if (input === null || input === undefined) return;
    input.value = address;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    setMeant(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the blur comes from the field inside
    <div onBlur={look} ref={field} className={className}>
      {children}
      <div aria-live="polite">
        {meant !== null && (
          <button
            type="button"
            className="min-h-tap text-left text-link text-ui underline underline-offset-4"
            onClick={() => accept(meant)}
          >
            {formCopy.emailMeant(meant)}
          </button>
        )}
      </div>
      <SuggestionWithoutScripts typed={typed} />
    </div>
  );
}

const fetchSuggestion = async (typed: string) =>
  (await import('#app/lib/forms/lazy-suggest-email.ts')).suggestEmail(typed);

export function SuggestionWithoutScripts({ typed }: { readonly typed: string }) {
  const meant = import.meta.env.SSR ? suggestEmail(typed) : null;
  return <noscript>{meant !== null && <p className="text-ui">{formCopy.emailMeant(meant)}</p>}</noscript>;
}
