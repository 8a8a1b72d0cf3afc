import { useId } from 'react';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { OptionalLabel } from '#app/components/form/text-fields.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import type { Lead } from '#contract/leads/admin.ts';
import { pageCopy } from '#messages/components/page.ts';
import { leadsCopy as copy } from '#messages/leads/admin.ts';
import type { LeadStatus } from '#shared/leads/forms.ts';

export interface LeadEnd {
  readonly lead: Lead;
  readonly status: LeadStatus;
}

interface EndDialogProps extends LeadEnd {
  readonly onEnd: (reason: string) => void;
  readonly onClose: () => void;
}

export function EndDialog({ lead, status, onEnd, onClose }: EndDialogProps) {
  const form = useId();
  const end = (posted: FormData) => {
    onEnd(posted.get('reason')?.toString().trim() ?? '');
    onClose();
  };
  const actions = (
    <>
      <Button variant="outline" onClick={onClose}>
        {pageCopy.cancel}
      </Button>
      <Button type="submit" form={form}>
        {copy.moveTo(copy.status[status])}
      </Button>
    </>
  );
  return (
    <DialogFrame title={copy.end(copy.status[status], lead.name)} actions={actions} onClose={onClose}>
      <form
        method="post"
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          end(new FormData(event.currentTarget));
        }}
      >
        <Field label={copy.reason} hint={copy.reasonHint} aside={<OptionalLabel />}>
          {(control) => <Input {...control} name="reason" maxLength={200} autoFocus autoComplete="off" />}
        </Field>
      </form>
    </DialogFrame>
  );
}
