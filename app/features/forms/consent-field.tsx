import { Link } from 'react-router';
import { FormCheck } from '#app/components/form/form-checks.tsx';
import { formsCopy } from './forms-copy.ts';

/** Explicit, unticked, with the privacy page beside it (DECISIONS 30). The page opens in a tab of its own: nothing typed is lost. */
export function ConsentField() {
  return (
    <FormCheck name="consent">
      {formsCopy.consent.before}
      <Link to="/privacy" target="_blank" className="text-link underline underline-offset-4">
        {formsCopy.consent.link}
      </Link>
      .
    </FormCheck>
  );
}
