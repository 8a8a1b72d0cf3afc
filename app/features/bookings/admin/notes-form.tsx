import { ActionForm } from '#app/components/form/action-form.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { bookingCopy as copy } from '#messages/bookings/admin.ts';
import { bookingHref } from './booking-paths.ts';

export function NotesForm({ id, notes }: { readonly id: string; readonly notes: string }) {
  const form = useAdminForm({
    id: 'booking-notes',
    action: bookingHref(id),
    defaults: { owner_notes: notes },
  });
  return (
    <ActionForm form={form} className="grid gap-2">
      <input type="hidden" name="intent" value="note" />
      <TextareaField
        name="owner_notes"
        label={copy.notes}
        hint={copy.notesHint}
        isOptional
        rows={3}
        maxLength={4000}
      />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        className="justify-self-start"
        busyText={form.isBusy ? copy.saving : undefined}
      >
        {copy.saveNotes}
      </Button>
    </ActionForm>
  );
}
