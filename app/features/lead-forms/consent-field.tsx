import { Link } from 'react-router';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { formsCopy } from './forms-copy.ts';

/** Unticked, with the privacy page beside it (DECISIONS 30), which opens in a new tab to keep what was typed. */
export function ConsentField() {
  return (
    <CheckboxField name="consent">
      {formsCopy.consent.before}
      <Link to="/privacy" target="_blank" className="text-link underline underline-offset-4">
        {formsCopy.consent.link}
      </Link>
      .
    </CheckboxField>
  );
}
