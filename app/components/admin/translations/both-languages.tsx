import { useField } from '@conform-to/react';
import type { ReactNode } from 'react';
import { RichTextEditor } from '#app/components/rich-text-editor/rich-text-editor.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { translationsCopy as copy } from '#messages/components/admin-translations.ts';
import type { TextArea } from '#shared/language/owner-texts.ts';
import { useFormLanguage } from './form-languages.tsx';
import { type Separator, useEnglish } from './use-english.ts';

interface TranslatedFieldProps {
  readonly area: TextArea;
  readonly saved: string;
  readonly written: string;
  readonly label: string;
  readonly isHtml?: boolean;
  /** The separator between the texts of a list; null: the field is one text. */
  readonly separator?: Separator | null;
  readonly rows?: number;
  readonly children: ReactNode;
}

/** English is saved on blur, keyed by the Indonesian as it stands; while that is unsaved, neither is public. */
export function TranslatedField({
  area,
  saved,
  written,
  label,
  isHtml = false,
  ...props
}: TranslatedFieldProps) {
  const { rows = 1, separator = null, children } = props;
  const english = useEnglish({ area, is_html: isHtml, separator }, saved);
  const shown = useFormLanguage(english.isMissing && written.trim() !== '');
  const keep = () => void english.keep(written);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns that one has left the field
    <div onBlur={keep} className="grid gap-0.5">
      <div hidden={shown === 'en'}>{children}</div>
      {shown === 'en' && (
        // Typing English must not mark the surrounding form as changed, which would ask before leaving.
        <div onInput={(event) => event.stopPropagation()}>
          <EnglishField
            label={label}
            isHtml={isHtml}
            separator={separator}
            rows={rows}
            value={english.text}
            onChange={english.write}
          />
        </div>
      )}
      <p role="status" className="text-ink-3 text-small empty:hidden">
        {english.outcome === 'saved' ? copy.saved : english.outcome?.problem}
      </p>
    </div>
  );
}

interface BothLanguagesProps extends Omit<TranslatedFieldProps, 'saved' | 'written'> {
  readonly name: string;
}

export function BothLanguages({ name, ...props }: BothLanguagesProps) {
  const [field] = useField<string>(name);
  return <TranslatedField {...props} saved={field.initialValue ?? ''} written={field.value ?? ''} />;
}

interface EnglishFieldProps
  extends Required<Pick<TranslatedFieldProps, 'label' | 'isHtml' | 'separator' | 'rows'>> {
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
