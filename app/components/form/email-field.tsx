import { type ComponentProps, type FocusEvent, useState } from 'react';
import { formCopy } from '#messages/form.ts';
import { TextField } from './text-fields.tsx';

interface Slip {
  readonly input: HTMLInputElement;
  readonly meant: string;
}

/** An address, and a question where it was probably mistyped: for a guest it is the only key to what was bought. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'onBlur'>) {
  const [slip, setSlip] = useState<Slip | null>(null);
  const look = async ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const { suggestEmail } = await import('#shared/people/suggest-email.ts');
    const meant = suggestEmail(input.value);
    setSlip(meant === null ? null : { input, meant });
  };
  const accept = ({ input, meant }: Slip) => {
    input.value = meant;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    setSlip(null);
  };
  return (
    <div>
      <TextField
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...props}
        type="email"
        onBlur={look}
      />
      <div aria-live="polite">
        {slip !== null && (
          <button
            type="button"
            className="min-h-tap text-left text-link text-ui underline underline-offset-4"
            onClick={() => accept(slip)}
          >
            {formCopy.emailMeant(slip.meant)}
          </button>
        )}
      </div>
    </div>
  );
}
