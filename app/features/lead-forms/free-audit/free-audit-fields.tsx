import { CheckboxGroupField } from '#app/components/form/checkbox-fields.tsx';
import { SelectField, TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { auditCompanySizes, auditRevenues, auditRoles, auditServices } from '#shared/forms.ts';
import { ConsentField } from '../consent-field.tsx';
import { ContactFields } from '../contact-fields.tsx';
import { auditCopy as copy } from '../forms-copy.ts';

/** Fields of the free audit. OTHER_ROLE reveals a text field, by CSS alone. */
export function FreeAuditFields() {
  return (
    <>
      <ContactFields />
      <SelectField name="role" label="Jabatan" options={auditRoles} />
      <div className="hidden in-[form:has(option[value=Other]:checked)]:block">
        <TextField name="customRole" label="Jabatan Anda" isOptional />
      </div>
      <TextField name="companyName" label="Nama usaha" autoComplete="organization" />
      <TextField name="companyWebsite" label="Website" inputMode="url" autoComplete="url" isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="companySize" label="Jumlah karyawan" options={auditCompanySizes} />
        <SelectField name="revenue" label="Omzet per bulan" options={auditRevenues} />
      </div>
      <CheckboxGroupField name="services" label={copy.services} options={auditServices} />
      <TextareaField name="challenges" label={copy.challenges} hint={copy.challengesHint} />
      <ConsentField />
    </>
  );
}
