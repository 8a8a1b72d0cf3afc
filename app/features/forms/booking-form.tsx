import { FormArea, FormSelect, FormText } from '#app/components/form/form-fields.tsx';
import { meetingTimes } from '#shared/forms.ts';
import { ContactFields } from './contact-fields.tsx';
import { bookingCopy as copy } from './forms-copy.ts';
import { PageForm } from './page-form.tsx';

/** Asks for a consultation at a time of one's own. `firstDay` is the earliest date, `2026-11-22`. */
export function BookingForm({ label, firstDay }: { readonly label: string; readonly firstDay: string }) {
  return (
    <PageForm type="consultation_booking" label={label} submit={copy.submit} received={copy.received}>
      <ContactFields />
      <FormText name="company" label="Nama usaha" autoComplete="organization" isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText name="preferred_date" label={copy.date} type="date" min={firstDay} />
        <FormSelect name="preferred_time" label={copy.time} options={meetingTimes} />
      </div>
      <FormArea name="topic" label={copy.topic} hint={copy.topicHint} maxLength={2000} />
    </PageForm>
  );
}
