import { PostForm } from '#app/components/form/post-form.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { ONE_BUTTON } from './form-names.ts';

interface Props {
  /** Address of the page, and with it of its action. */
  readonly action: `/${string}`;
  /** What the link of the mail carried. */
  readonly token: string;
  readonly label: string;
  readonly busyText: string;
}

/** A link in a mail only opens a page; what it is about happens with this button, because mail scanners open links. */
export function OneButton({ action, token, label, busyText }: Props) {
  const form = useForm({ id: ONE_BUTTON, action });
  return (
    <PostForm form={form} label={label} className="mt-8 grid gap-4">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" block busyText={form.isBusy ? busyText : undefined}>
        {label}
      </Button>
    </PostForm>
  );
}
