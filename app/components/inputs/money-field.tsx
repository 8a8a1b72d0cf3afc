import { type ChangeEvent, useState } from 'react';
import { cn } from '#app/lib/cn.ts';
import {
  formatWhileTyping,
  parseRupiah,
  type RupiahLanguage,
  rupiahProblemText,
} from '#shared/typed-rupiah.ts';
import { Field, type FieldProps } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

interface MoneyFieldProps extends Omit<FieldProps, 'children'> {
  /** What stands in the field: read it with `parseRupiah`. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Under which its text is posted; the form's action reads it with `parseRupiah`, too. */
  readonly name?: string;
  /** Lets the amount be negative. */
  readonly signed?: boolean;
  readonly language?: RupiahLanguage;
  readonly inputClassName?: string;
}

/**
 * An amount in whole rupiah, the only way to type one (DECISIONS 60): grouped while it is typed, never by the browser's
 * locale, and what can not be meant says so once the field is left.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, name, signed = false, language = 'id', inputClassName, error, ...field } = props;
  const [isLeft, setLeft] = useState(false);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setLeft(false);
    onChange(typeInto(event, { before: value, signed }));
  };
  return (
    <Field {...field} error={error || (isLeft ? problemIn(value, { signed, language }) : null)}>
      {(control) => (
        <Input
          {...control}
          {...(name !== undefined && { name })}
          // A telephone's digits have no minus.
          inputMode={signed ? 'text' : 'numeric'}
          autoComplete="off"
          maxLength={40}
          className={cn('num', inputClassName)}
          value={value}
          onChange={type}
          onBlur={() => setLeft(true)}
        />
      )}
    </Field>
  );
}

/** An empty field is the form's to judge. */
function problemIn(text: string, { signed, language }: { signed: boolean; language: RupiahLanguage }) {
  const amount = parseRupiah(text, { signed });
  return amount.ok || amount.refusal === 'empty' ? null : rupiahProblemText(amount.refusal, language);
}

/** Groups what stands in the field and puts the caret back; React leaves a field alone that already shows its value. */
function typeInto(
  { target, nativeEvent }: ChangeEvent<HTMLInputElement>,
  { before, signed }: { before: string; signed: boolean },
): string {
  const kind = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
  const isKeyed = kind.startsWith('delete') || kind === 'insertText' || kind === 'insertCompositionText';
  const caret = target.selectionStart ?? target.value.length;
  const after = formatWhileTyping({ before, text: target.value, caret, isKeyed }, { signed });
  if (after.text !== target.value) {
    target.value = after.text;
    target.setSelectionRange(after.caret, after.caret);
  }
  return after.text;
}
