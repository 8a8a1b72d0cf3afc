import { DateField } from '#app/components/form/date-field.tsx';
import { SelectField, TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { bookingCopy as copy, fieldCopy } from '#messages/leads/forms.ts';
import { meetingTimes } from '#shared/leads/forms.ts';
import { ContactFields } from '../contact-fields.tsx';
import { LeadPageForm } from './lead-page-form.tsx';

export function BookingForm({ label, firstDay }: { readonly label: string; readonly firstDay: string }) {
  return (
    <LeadPageForm
      type="consultation_booking"
      label={label}
      submitLabel={copy.submit}
      received={copy.received}
    >
      <ContactFields />
      <TextField name="company" label={fieldCopy.company} autoComplete="organization" isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField name="preferred_date" label={copy.date} min={firstDay} />
        <SelectField
          name="preferred_time"
          label={copy.time}
          options={meetingTimes}
          labels={fieldCopy.answers}
        />
      </div>
      <TextareaField name="topic" label={copy.topic} hint={copy.topicHint} maxLength={2000} />
    </LeadPageForm>
  );
}
