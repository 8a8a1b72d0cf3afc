import { useLocation } from 'react-router';
import { currentLanguage, languageNames } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';

interface LanguageLinkProps {
  readonly isShort?: boolean;
  readonly className: string;
}

/** Loads a new document, because the page's scripts contain the texts of one language only. */
export function LanguageLink({ isShort = false, className }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  const other = currentLanguage() === 'en' ? 'id' : 'en';
  return (
    <a href={pathInLanguage(pathname, other) + search} hrefLang={other} lang={other} className={className}>
      {isShort ? (
        <>
          <span aria-hidden="true" className="uppercase">
            {other}
          </span>
          <span className="sr-only">{languageNames[other]}</span>
        </>
      ) : (
        languageNames[other]
      )}
    </a>
  );
}
