import { TextField } from '#app/components/form/text-fields.tsx';
import { formsCopy } from '#messages/leads/forms.ts';

export function EmailCodeField() {
  const copy = formsCopy.code;
  return (
    <div className="grid gap-3 rounded-control bg-dawn-soft px-4 py-4">
      <p role="status" className="text-ui">
        {copy.sent}
      </p>
      <TextField
        name="code"
        label={copy.label}
        hint={copy.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        opens
        isOptional
      />
    </div>
  );
}
