import { useField, useInputControl } from '@conform-to/react';
import { paymentMethodLabel } from '#messages/payment-ways.ts';
import { paymentWays, waysIn } from '#shared/payment-ways.ts';

interface WaysFormFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}

/** Ticks for what is offered; posts the names of the ways that are off. */
export function WaysFormField({ name, label, hint }: WaysFormFieldProps) {
  const [field] = useField<string>(name);
  const { value = '', change } = useInputControl(field);
  const off = waysIn(value);
  return (
    <fieldset>
      <legend className="font-semibold text-ui">{label}</legend>
      <p className="text-ink-3 text-small">{hint}</p>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {paymentWays.map((way) => (
          <label key={way} className="flex min-h-tap items-center gap-3 text-ui">
            <input
              type="checkbox"
              checked={!off.includes(way)}
              onChange={({ target }) =>
                change(
                  paymentWays
                    .filter((other) => (other === way ? !target.checked : off.includes(other)))
                    .join(),
                )
              }
              className="shrink-0"
            />
            {paymentMethodLabel(way)}
          </label>
        ))}
      </div>
      <input type="hidden" name={name} value={value} />
    </fieldset>
  );
}
