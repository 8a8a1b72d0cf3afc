import { useField } from '@conform-to/react';
import { type ReactNode, useState } from 'react';
import { RichTextEditor } from '#app/components/rich-text-editor/rich-text-editor.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { cn } from '#app/lib/cn.ts';
import { translationsCopy as copy } from '#messages/admin-translations.ts';
import { type Language, languages } from '#shared/language/language.ts';
import type { TextArea } from '#shared/language/owner-texts.ts';
import { type Separator, useEnglish } from './use-english.ts';

interface InBothProps {
  readonly area: TextArea;
  /** What is saved, and what the field says now. */
  readonly saved: string;
  readonly written: string;
  readonly label: string;
  readonly isHtml?: boolean;
  /** Between the texts of a list. */
  readonly separator?: Separator | null;
  readonly rows?: number;
  /** The field itself, in Indonesian. */
  readonly children: ReactNode;
}

/**
 * A field with its English behind a switch. English is saved when one leaves it, under the Indonesian as it stands: of a text
 * that is not saved yet, visitors see neither.
 */
export function InBoth({ area, saved, written, label, isHtml = false, ...props }: InBothProps) {
  const { rows = 1, separator = null, children } = props;
  const [shown, setShown] = useState<Language>('id');
  const english = useEnglish({ area, is_html: isHtml, separator }, saved);
  const keep = () => void english.keep(written);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns that one has left the field
    <div onBlur={keep} className="grid gap-0.5">
      <div hidden={shown === 'en'}>{children}</div>
      {shown === 'en' && (
        // Typing English is no change of the form around it, which would ask before one leaves.
        <div onInput={(event) => event.stopPropagation()}>
          <EnglishField
            {...{ label, isHtml, separator, rows }}
            value={english.text}
            onChange={english.write}
          />
        </div>
      )}
      <LanguageSwitch label={label} shown={shown} onShow={setShown} isMissing={english.isMissing} />
      <p role="status" className="text-ink-3 text-small empty:hidden">
        {english.outcome === 'saved' ? copy.saved : english.outcome?.problem}
      </p>
    </div>
  );
}

interface BothLanguagesProps extends Omit<InBothProps, 'saved' | 'written'> {
  /** Of the field of the surrounding form. */
  readonly name: string;
}

/** The same around a field of a form. */
export function BothLanguages({ name, ...props }: BothLanguagesProps) {
  const [field] = useField<string>(name);
  return <InBoth {...props} saved={field.initialValue ?? ''} written={field.value ?? ''} />;
}

interface EnglishFieldProps extends Required<Pick<InBothProps, 'label' | 'isHtml' | 'separator' | 'rows'>> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function EnglishField({ label, isHtml, separator, rows, value, onChange }: EnglishFieldProps) {
  const name = copy.inEnglish(label);
  if (isHtml) return <RichTextEditor label={name} value={value} rows={rows} onChange={onChange} />;
  return (
    <Field label={name} hint={separator === null ? copy.hint : copy.listHint}>
      {(control) => (
        <Textarea
          {...control}
          lang="en"
          rows={rows}
          className="field-sizing-content max-h-[70vh]"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface LanguageSwitchProps {
  readonly label: string;
  readonly shown: Language;
  readonly onShow: (language: Language) => void;
  readonly isMissing: boolean;
}

function LanguageSwitch({ label, shown, onShow, isMissing }: LanguageSwitchProps) {
  // Buttons: radios would be posted with the form around them, and make it look changed.
  return (
    <fieldset className="flex flex-wrap gap-x-4 text-ink-3 text-small">
      <legend className="sr-only">{copy.languageOf(label)}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === shown}
          onClick={() => onShow(language)}
          className={cn(
            'tap-area inline-flex min-h-7 items-center rounded-tag',
            language === shown ? 'font-semibold text-ink underline underline-offset-4' : 'hover:text-ink',
          )}
        >
          {copy.names[language]}
          {language === 'en' && isMissing && <span className="ml-1.5 font-normal">{copy.missing}</span>}
        </button>
      ))}
    </fieldset>
  );
}
