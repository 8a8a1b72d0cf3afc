import { useMatches } from 'react-router';
import { untranslatedCopy as copy } from '#messages/shell/untranslated.ts';
import { currentLanguage } from '#shared/language/language.ts';

export function UntranslatedNote({ className }: { readonly className?: string }) {
  // The first match is the site's frame, whose texts are on every page.
  const [, ...matches] = useMatches();
  if (currentLanguage() === 'id' || !matches.some(({ loaderData }) => hasUntranslated(loaderData)))
    return null;
  return <p className={className}>{copy.note}</p>;
}

function hasUntranslated(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([name, value]) => name === 'untranslated' || hasUntranslated(value));
}
