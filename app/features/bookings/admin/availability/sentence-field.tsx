import { useField } from '@conform-to/react';
import { useId } from 'react';
import { FieldMessages, fieldMessageIds } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';

interface SentenceFieldProps {
  readonly name: string;
  readonly words: readonly [string, string];
  readonly isOptional?: boolean;
}

export function SentenceField({ name, words: [before, after], isOptional = false }: SentenceFieldProps) {
  const [field] = useField<string>(name);
  const error = field.errors?.[0];
  const id = useId();
  const { described, ...ids } = fieldMessageIds(id, { error });
  const value = typeof field.initialValue === 'string' ? field.initialValue : '';
  return (
    <div>
      <label htmlFor={id} className="flex flex-wrap items-center gap-x-2 text-ui">
        {before}
        <span className="w-18">
          <Input
            id={id}
            name={name}
            defaultValue={value}
            required={!isOptional}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            placeholder={isOptional ? '∞' : undefined}
            aria-describedby={described}
            aria-invalid={error !== undefined || undefined}
            className="num text-center"
          />
        </span>
        {after}
      </label>
      <FieldMessages {...ids} hint={null} error={error} />
    </div>
  );
}
