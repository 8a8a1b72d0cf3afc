import { TextField } from '#app/components/form/text-fields.tsx';
import { companyCopy as copy } from '#messages/account/company.ts';
import { type Company, MAX_COMPANY_ADDRESS, MAX_COMPANY_NAME } from '#shared/money/company.ts';

interface Props {
  readonly prefix: string;
  readonly kept: Company | null;
}

export function CompanyFields({ prefix, kept }: Props) {
  return (
    <>
      <TextField
        name={`${prefix}name`}
        label={copy.name}
        autoComplete="organization"
        maxLength={MAX_COMPANY_NAME}
        defaultValue={kept?.name}
      />
      <TextField
        name={`${prefix}npwp`}
        label={copy.npwp}
        hint={copy.npwpHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        defaultValue={kept?.npwp}
        inputClassName="num"
      />
      <TextField
        name={`${prefix}address`}
        label={copy.address}
        hint={copy.addressHint}
        autoComplete="address-line1"
        maxLength={MAX_COMPANY_ADDRESS}
        defaultValue={kept?.address}
      />
    </>
  );
}
