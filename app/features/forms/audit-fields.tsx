import { FormChecks } from '#app/components/form/form-checks.tsx';
import { FormArea, FormSelect, FormText } from '#app/components/form/form-fields.tsx';
import { auditCompanySizes, auditRevenues, auditRoles, auditServices } from '#shared/forms.ts';
import { ConsentField } from './consent-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { auditCopy as copy } from './forms-copy.ts';

/** What the free audit asks; who is none of the roles writes their own (OTHER_ROLE; the style sheet needs no script for it). */
export function AuditFields() {
  return (
    <>
      <ContactFields />
      <FormSelect name="role" label="Jabatan" options={auditRoles} />
      <div className="hidden in-[form:has(option[value=Other]:checked)]:block">
        <FormText name="customRole" label="Jabatan Anda" isOptional />
      </div>
      <FormText name="companyName" label="Nama usaha" autoComplete="organization" />
      <FormText name="companyWebsite" label="Website" inputMode="url" autoComplete="url" isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelect name="companySize" label="Jumlah karyawan" options={auditCompanySizes} />
        <FormSelect name="revenue" label="Omzet per bulan" options={auditRevenues} />
      </div>
      <FormChecks name="services" label={copy.services} options={auditServices} />
      <FormArea name="challenges" label={copy.challenges} hint={copy.challengesHint} />
      <ConsentField />
    </>
  );
}
