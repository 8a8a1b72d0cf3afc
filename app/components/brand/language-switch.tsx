import { useLocation } from 'react-router';
import { currentLanguage, languageNames } from '#shared/language/language.ts';

/** A plain form, because the other language needs a new document with other scripts. */
export function LanguageSwitch({ className }: { readonly className?: string }) {
  const { pathname, search } = useLocation();
  const other = currentLanguage() === 'en' ? 'id' : 'en';
  return (
    <form method="post" action="/language">
      <input type="hidden" name="to" value={pathname + search} />
      <button type="submit" name="language" value={other} lang={other} className={className}>
        {languageNames[other]}
      </button>
    </form>
  );
}
