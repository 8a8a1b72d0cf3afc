import { Link } from 'react-router';
import { accountCopy } from '#messages/account/account.ts';

/** In the modal it loads a whole page, so that the modal closes. */
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
