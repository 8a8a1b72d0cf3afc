import { auditCompanySizes, auditRevenues, auditRoles, auditServices, OTHER_ROLE } from '#shared/forms.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormChecks } from './form-checks.tsx';
import { FormArea, FormSelect, FormText } from './form-fields.tsx';
import { auditCopy as copy } from './forms-copy.ts';

interface AuditFieldsProps {
  readonly role: string;
  readonly onRole: (role: string) => void;
}

/** What the free audit asks; who is none of the roles writes their own. */
export function AuditFields({ role, onRole }: AuditFieldsProps) {
  return (
    <>
      <ContactFields />
      <FormSelect name="role" label="Jabatan" options={auditRoles} onChange={onRole} />
      {role === OTHER_ROLE && <FormText name="customRole" label="Jabatan Anda" />}
      <FormText name="companyName" label="Nama usaha" autoComplete="organization" />
      <FormText name="companyWebsite" label="Website" inputMode="url" autoComplete="url" isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelect name="companySize" label="Jumlah karyawan" options={auditCompanySizes} />
        <FormSelect name="revenue" label="Omzet per bulan" options={auditRevenues} />
      </div>
      <FormChecks
        name="services"
        label={copy.services}
        missing={copy.servicesMissing}
        options={auditServices}
      />
      <FormArea name="challenges" label={copy.challenges} hint={copy.challengesHint} />
    </>
  );
}
