import { CheckboxGroupField } from '#app/components/form/checkbox-fields.tsx';
import { SelectField, TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { auditCopy as copy, fieldCopy } from '#messages/lead-forms.ts';
import { auditCompanySizes, auditRevenues, auditRoles, auditServices } from '#shared/forms.ts';
import { ConsentField } from '../consent-field.tsx';
import { ContactFields } from '../contact-fields.tsx';

/** Fields of the free audit. OTHER_ROLE reveals a text field, by CSS alone. */
export function FreeAuditFields() {
  return (
    <>
      <ContactFields />
      <SelectField name="role" label={fieldCopy.role} options={auditRoles} labels={fieldCopy.answers} />
      <div className="hidden in-[form:has(option[value=Other]:checked)]:block">
        <TextField name="customRole" label={fieldCopy.ownRole} isOptional />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="companyName" label={fieldCopy.company} autoComplete="organization" />
        <TextField
          name="companyWebsite"
          label={fieldCopy.website}
          inputMode="url"
          autoComplete="url"
          isOptional
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField name="companySize" label={fieldCopy.employees} options={auditCompanySizes} />
        <SelectField
          name="revenue"
          label={fieldCopy.revenue}
          options={auditRevenues}
          labels={fieldCopy.answers}
        />
      </div>
      <CheckboxGroupField
        name="services"
        label={copy.services}
        options={auditServices}
        labels={fieldCopy.answers}
      />
      <TextareaField name="challenges" label={copy.challenges} hint={copy.challengesHint} />
      <ConsentField />
    </>
  );
}
