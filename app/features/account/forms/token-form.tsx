import { ActionForm } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { TOKEN_FORM_ID } from '../actions/form-names.ts';

interface Props {
  /** Address of the page, and with it of its action. */
  readonly action: `/${string}`;
  /** What the link of the mail carried. */
  readonly token: string;
  readonly label: string;
  readonly busyText: string;
}

/** A link in a mail only opens a page; what it is about happens with this button, because mail scanners open links. */
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
