import { useSearchParams } from 'react-router';
import { accountCopy } from '#messages/account/account.ts';

export function LoginNotice() {
  const [search] = useSearchParams();
  const notice = noticeFromSearch(search);
  if (notice === null) return null;
  return (
    <p role="status" className={`mt-6 rounded-card px-4 py-3 text-ui ${notice.tone}`}>
      {notice.text}
    </p>
  );
}

function noticeFromSearch(search: URLSearchParams) {
  if (search.has('provider')) return null;
  if (search.has('again')) return { tone: 'bg-debit-soft', text: accountCopy.login.again };
  if (search.has('error')) return { tone: 'bg-debit-soft', text: accountCopy.login.invalidLink };
  if (search.has('verified')) return { tone: 'bg-credit-soft', text: accountCopy.login.verified };
  if (search.has('reset')) return { tone: 'bg-credit-soft', text: accountCopy.login.reset };
  return search.has('moved') ? { tone: 'bg-credit-soft', text: accountCopy.login.moved } : null;
}
