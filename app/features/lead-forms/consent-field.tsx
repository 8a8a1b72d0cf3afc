import { Link } from 'react-router';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { formsCopy } from '#messages/lead-forms.ts';

/** Explicit, unticked, with the privacy page beside it (DECISIONS 30). The page opens in a tab of its own: nothing typed is lost. */
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
