import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useProblem } from './form-frame.tsx';
import { formsCopy } from './forms-copy.ts';

interface FormChecksProps {
  readonly name: string;
  readonly label: string;
  readonly missing: string;
  readonly options: readonly string[];
}

/** Several of many, at least one. */
export function FormChecks({ name, label, missing, options }: FormChecksProps) {
  const error = useProblem(name);
  const errorId = useId();
  return (
    <fieldset
      name={name}
      data-missing={missing}
      aria-invalid={error !== undefined}
      aria-describedby={errorId}
      className="min-w-0"
    >
      <legend className="mb-2 font-semibold text-ui">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-12 items-center gap-3 rounded-control px-3.5 py-2 text-ui shadow-[inset_0_0_0_1px_var(--control-line)] transition-colors hover:bg-soft has-checked:bg-dawn-soft has-checked:shadow-[inset_0_0_0_2px_var(--action)]"
          >
            <input
              type="checkbox"
              name={name}
              value={option}
              className="size-4.5 shrink-0 accent-[var(--action)]"
            />
            {option}
          </label>
        ))}
      </div>
      <Problem id={errorId} text={error} />
    </fieldset>
  );
}

/** Explicit, unticked, with the privacy page beside it (DECISIONS 30). The page opens in a tab of its own: nothing typed is lost. */
export function ConsentField() {
  const error = useProblem('consent');
  const errorId = useId();
  return (
    <div>
      <label className="flex items-start gap-3 py-2 text-ink-2 text-ui">
        <input
          type="checkbox"
          name="consent"
          required
          data-missing={formsCopy.consent.missing}
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
          className="mt-0.5 size-5 shrink-0 accent-[var(--action)]"
        />
        <span>
          {formsCopy.consent.before}
          <Link to="/privacy" target="_blank" className="text-link underline underline-offset-4">
            {formsCopy.consent.link}
          </Link>
          .
        </span>
      </label>
      <Problem id={errorId} text={error} />
    </div>
  );
}

function Problem({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className="mt-1.5 flex items-start gap-1.5 text-debit text-small empty:hidden"
    >
      {text !== undefined && <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />}
      {text}
    </p>
  );
}
