import { Link } from 'react-router';
import { agreementCopy as copy } from '#messages/account/agreement.ts';

const link = 'text-link underline underline-offset-4';

/** The linked pages open in a new tab, so that nothing typed is lost. */
export function AgreementLine({ action }: { readonly action: 'buy' | 'signUp' }) {
  return (
    <p className="text-ink-3 text-small">
      {copy[action]}{' '}
      <Link to="/terms" target="_blank" className={link}>
        {copy.terms}
      </Link>{' '}
      {copy.and}{' '}
      <Link to="/privacy" target="_blank" className={link}>
        {copy.privacy}
      </Link>
      .
    </p>
  );
}
