import { useLocation } from 'react-router';
import { currentLanguage, languageNames } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';

interface LanguageLinkProps {
  /** Shows the two letters of the language; its name stays for screen readers. */
  readonly isShort?: boolean;
  readonly className: string;
}

/** The same public page in the other language: a document, since its scripts speak that one. */
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
