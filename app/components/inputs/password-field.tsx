import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { pageCopy } from '#messages/components/page.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** Takes the focus, because it appears when a password is needed. */
  readonly startsFocused?: boolean;
  readonly aside?: ReactNode;
}

/** Has a visibility toggle (AUTH-003). */
export function PasswordField({ label, name, autoComplete, startsFocused = false, ...props }: Props) {
  const { error, hint, defaultValue, aside } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name={name}
            {...(startsFocused && { autoFocus: true })}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            maxLength={128}
            defaultValue={defaultValue}
            className="pr-12"
          />
          <button
            type="button"
            aria-label={isShown ? pageCopy.hidePassword(label) : pageCopy.showPassword(label)}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-card text-ink-3 hover:text-ink focus-visible:outline-2 focus-visible:outline-link"
          >
            {isShown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
          </button>
        </div>
      )}
    </Field>
  );
}
