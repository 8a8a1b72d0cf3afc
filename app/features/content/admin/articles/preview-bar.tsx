import { Eye } from 'lucide-react';
import { useLocation } from 'react-router';
import { contentCopy as copy } from '#messages/content/admin.ts';
import { currentLanguage, languageNames, languages } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';

const linkClasses =
  'inline-flex min-h-tap items-center underline underline-offset-4 aria-[current=true]:font-semibold aria-[current=true]:no-underline';

export function PreviewBar({ editHref }: { readonly editHref: string }) {
  const { pathname } = useLocation();
  return (
    <aside
      aria-label={copy.preview}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-dawn px-gutter py-1 text-on-dawn text-ui"
    >
      <Eye aria-hidden="true" className="size-5" />
      <p className="min-w-0 flex-1 basis-48">{copy.previewNote}</p>
      {languages.map((language) => (
        <a
          key={language}
          href={pathInLanguage(pathname, language)}
          lang={language}
          aria-current={language === currentLanguage() || undefined}
          className={linkClasses}
        >
          {languageNames[language]}
        </a>
      ))}
      <a href={editHref} className={linkClasses}>
        {copy.edit}
      </a>
    </aside>
  );
}
