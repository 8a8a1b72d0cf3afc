import { useField } from '@conform-to/react';
import { useEffect, useRef, useState } from 'react';
import { CompanyFields } from '#app/components/commerce/company-fields.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { companyCopy as copy } from '#messages/account/company.ts';
import type { Company } from '#shared/money/company.ts';
import { COMPANY_FORM, COMPANY_TICK } from './checkout-form-names.ts';

export interface CompanyInvoiceProps {
  readonly kept: Company | null;
  readonly isVisitor: boolean;
}

/** CSS unfolds the fields, so that it works before hydration. An unticked form posts none of them. */
export function CompanyInvoice({ kept, isVisitor }: CompanyInvoiceProps) {
  const [marker] = useField<string>(COMPANY_FORM);
  const [tick] = useField<string>(COMPANY_TICK);
  const wasPosted = marker.initialValue !== undefined;
  const begins = wasPosted ? tick.initialValue === 'on' : kept !== null;
  const box = useRef<HTMLInputElement>(null);
  const [isTicked, setIsTicked] = useState(begins);
  // The box may have been ticked before hydration.
  useEffect(() => setIsTicked(box.current?.checked === true), []);
  const isHydrated = useHydrated();
  return (
    <div className="group/company grid min-w-0 gap-3">
      <input type="hidden" name={COMPANY_FORM} value="1" />
      <label className="flex min-h-tap cursor-pointer items-center gap-3 text-ui">
        <input
          ref={box}
          type="checkbox"
          data-company
          name={COMPANY_TICK}
          defaultChecked={begins}
          onChange={(event) => setIsTicked(event.target.checked)}
          className="shrink-0"
        />
        {copy.tick}
      </label>
      <fieldset
        disabled={isHydrated && !isTicked}
        className="hidden min-w-0 gap-4 group-has-[[data-company]:checked]/company:grid"
      >
        <CompanyFields prefix="company." kept={kept} />
        {!isVisitor && <p className="text-ink-3 text-small">{copy.kept}</p>}
      </fieldset>
    </div>
  );
}
