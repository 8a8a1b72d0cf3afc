import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '#app/lib/cn.ts';

export type ControlProps = {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  required?: boolean;
  aside?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

export function Field({
  label,
  hint,
  error: found,
  required = false,
  aside,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const { error, ...correcting } = useClearedError(found);
  const { described, ...ids } = fieldMessageIds(id, { hint, error });
  return (
    <div {...correcting} data-slot="field" className={cn('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>{label}</Label>
        {aside}
      </div>
      {children({
        id,
        ...(required && { required: true }),
        ...(described !== undefined && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      <FieldMessages {...ids} hint={hint} error={error} />
    </div>
  );
}

/** Hides the error once the value is edited, until the form validates again. */
function useClearedError(found: string | null | undefined) {
  const field = useRef<HTMLDivElement>(null);
  const [isCleared, setIsCleared] = useState<string | null>(null);
  useEffect(() => {
    const form = field.current?.closest('form');
    const judge = () => setIsCleared(null);
    form?.addEventListener('submit', judge, { capture: true });
    return () => form?.removeEventListener('submit', judge, { capture: true });
  }, []);
  return {
    ref: field,
    onInput: () => setIsCleared(found ?? null),
    error: found === isCleared ? null : found,
  };
}

type Messages = Pick<FieldProps, 'hint' | 'error'>;

/** An error in the words of the hint stands instead of it. */
const isShown = ({ hint, error }: Messages) => Boolean(hint) && hint !== error;

export function fieldMessageIds(id: string, { hint, error }: Messages) {
  const hintId = isShown({ hint, error }) ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const described = [hintId, errorId].filter((part) => part !== undefined).join(' ');
  return { hintId, errorId, described: described === '' ? undefined : described };
}

type FieldMessagesProps = Messages & { hintId: string | undefined; errorId: string | undefined };

export function FieldMessages({ hint, hintId, error, errorId }: FieldMessagesProps) {
  return (
    <>
      {hintId !== undefined && (
        <p id={hintId} className="wrap-anywhere text-ink-3 text-small">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="flex items-start gap-1.5 text-debit text-small">
            <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </>
  );
}

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller ties it to its control with htmlFor
    <label data-slot="label" className={cn('block font-semibold text-ink text-ui', className)} {...props} />
  );
}
