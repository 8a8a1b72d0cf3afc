import { Link } from 'react-router';
import { accountCopy } from './account-copy.ts';

/** At the end of the password's line. From the modal the whole page changes, so that the modal does not stay above it. */
export function ForgotLink({ leavesModal = false }: { readonly leavesModal?: boolean }) {
  return (
    <Link
      to="/forgot-password"
      reloadDocument={leavesModal}
      className="-my-3 inline-flex min-h-tap items-center text-link text-ui underline-offset-4 hover:underline"
    >
      {accountCopy.login.forgot}
    </Link>
  );
}
