import { Button } from '#app/components/ui/button.tsx';
import { formsCopy } from './forms-copy.ts';
import type { FormState } from './use-form.ts';

interface FormSubmitProps {
  readonly form: FormState;
  readonly label: string;
}

export function FormSubmit({ form, label }: FormSubmitProps) {
  return (
    <Button type="submit" size="lg" block busyText={form.isBusy ? formsCopy.busy : undefined}>
      {label}
    </Button>
  );
}
