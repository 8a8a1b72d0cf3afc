import { Link } from 'react-router';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { formsCopy } from '#messages/leads/forms.ts';

/** Unticked, and its link opens a new tab, so that nothing typed is lost (DECISIONS 30). */
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
