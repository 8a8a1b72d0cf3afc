import { ActionForm } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { TOKEN_FORM_ID } from '../actions/form-names.ts';

interface Props {
  readonly action: `/${string}`;
  readonly token: string;
  readonly label: string;
  readonly busyText: string;
}

/** Mail scanners open links, so the link only opens a page, and this button does the work. */
export function TokenForm({ action, token, label, busyText }: Props) {
  const form = useActionForm({ id: TOKEN_FORM_ID, action });
  return (
    <ActionForm form={form} label={label} className="mt-8 grid gap-4">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" block busyText={form.isBusy ? busyText : undefined}>
        {label}
      </Button>
    </ActionForm>
  );
}
