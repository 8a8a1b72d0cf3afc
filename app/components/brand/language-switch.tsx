import { useLocation } from 'react-router';
import { currentLanguage, languageNames } from '#shared/language/language.ts';

/** The other language of portal and admin. A plain form: the page comes back as a document with other scripts. */
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
