import { createContext, type ReactNode, use, useEffect, useId, useState } from 'react';
import { cn } from '#app/lib/cn.ts';
import { translationsCopy as copy } from '#messages/components/admin-translations.ts';
import { type Language, languages } from '#shared/language/language.ts';

interface FormLanguage {
  readonly shown: Language;
  readonly show: (language: Language) => void;
  /** Reports whether the English of a field is missing; null: the field was unmounted. */
  readonly report: (field: string, isMissing: boolean | null) => void;
  readonly fields: ReadonlyMap<string, boolean>;
}

const FormLanguageContext = createContext<FormLanguage>({
  shown: 'id',
  show: () => undefined,
  report: () => undefined,
  fields: new Map(),
});

export function FormLanguages({ children }: { readonly children: ReactNode }) {
  const [shown, show] = useState<Language>('id');
  const [fields, setFields] = useState<FormLanguage['fields']>(new Map());
  const [report] = useState(
    () => (field: string, isMissing: boolean | null) =>
      setFields((before) => {
        const next = new Map(before);
        if (isMissing === null) next.delete(field);
        else next.set(field, isMissing);
        return next;
      }),
  );
  return <FormLanguageContext value={{ shown, show, report, fields }}>{children}</FormLanguageContext>;
}

export function useFormLanguage(isMissing: boolean): Language {
  const { shown, report } = use(FormLanguageContext);
  const field = useId();
  useEffect(() => {
    report(field, isMissing);
    return () => report(field, null);
  }, [report, field, isMissing]);
  return shown;
}

/** Uses buttons, because radios would be posted and mark the form as changed. */
export function FormLanguageSwitch({ className }: { readonly className?: string }) {
  const { shown, show, fields } = use(FormLanguageContext);
  if (fields.size === 0) return null;
  const missing = [...fields.values()].filter(Boolean).length;
  return (
    <fieldset
      className={cn('flex shrink-0 items-center gap-x-4 text-ink-2 text-ui max-sm:gap-x-0', className)}
    >
      <legend className="sr-only">{copy.textsIn}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === shown}
          onClick={() => show(language)}
          className={cn(
            'inline-flex min-h-tap items-center justify-center rounded-tag max-sm:min-w-9',
            language === shown ? 'font-semibold text-ink underline underline-offset-4' : 'hover:text-ink',
          )}
        >
          <span aria-hidden="true" className="uppercase sm:hidden">
            {language}
          </span>
          <span className="max-sm:sr-only">{copy.names[language]}</span>
          {language === 'en' && missing > 0 && (
            <span className="ml-1.5 font-normal text-ink-3 text-small max-sm:sr-only">
              {copy.missing(missing)}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
