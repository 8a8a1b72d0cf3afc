import { type ChangeEvent, useState } from 'react';
import { cn } from '#app/lib/cn.ts';
import { formCopy } from '#messages/components/form.ts';
import { rupiahProblems } from '#messages/wallet/rupiah-problems.ts';
import { formatWhileTyping, parseRupiah } from '#shared/money/typed-rupiah.ts';
import { Field, type FieldProps } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

interface MoneyFieldProps extends Omit<FieldProps, 'children'> {
  /** The field's text; parse it with `parseRupiah`. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The form field's name; the action parses the text with `parseRupiah`, too. */
  readonly name?: string;
  readonly signed?: boolean;
  readonly inputClassName?: string;
}

/** The only input for rupiah (DECISIONS 60): groups digits while typing, whatever the browser's locale. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, name, signed = false, inputClassName, error, ...field } = props;
  const [isLeft, setLeft] = useState(false);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setLeft(false);
    onChange(typeInto(event, { before: value, signed }));
  };
  return (
    <Field {...field} error={error || (isLeft ? problemIn(value, signed) : null)}>
      {(control) => (
        <span className="relative block">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-3"
          >
            {formCopy.rupiah}
          </span>
          <Input
            {...control}
            {...(name !== undefined && { name })}
            // The numeric keyboard of a phone has no minus.
            inputMode={signed ? 'text' : 'numeric'}
            autoComplete="off"
            maxLength={40}
            className={cn('num pl-10.5', inputClassName)}
            value={value}
            onChange={type}
            onBlur={() => setLeft(true)}
          />
        </span>
      )}
    </Field>
  );
}

function problemIn(text: string, signed: boolean) {
  const amount = parseRupiah(text, { signed });
  return amount.ok || amount.refusal === 'empty' ? null : rupiahProblems[amount.refusal];
}

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
