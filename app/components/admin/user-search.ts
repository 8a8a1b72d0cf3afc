import type { PostingAccount } from '#app/components/dialogs/posting-confirm-dialog.tsx';
import type { PickedUser } from '#app/components/inputs/user-picker.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { listAllUsers } from '#contract/people/admin-users.ts';
import type { getAnyWallet } from '#contract/wallet/admin.ts';
import { type Result, succeed } from '#shared/result.ts';

const MAX_RESULTS = 6;

export async function searchUsers(search: string): Promise<Result<readonly PickedUser[], unknown>> {
  const result = await browserClient.call<typeof listAllUsers>(
    { method: 'get', path: '/api/admin/users' },
    { query: { search, limit: MAX_RESULTS } },
  );
  if (!result.ok) return result;
  return succeed(result.value.users.filter(({ is_deleted }) => !is_deleted));
}

export async function fetchWalletAccount(
  userId: string,
): Promise<Result<PostingAccount, { readonly code: string; readonly message: string }>> {
  const result = await browserClient.call<typeof getAnyWallet>(
    { method: 'get', path: '/api/admin/wallet' },
    { query: { user_id: userId } },
  );
  if (!result.ok) return result;
  const { user_name, user_email, balance_bigint } = result.value.wallet;
  return succeed({ name: user_name, email: user_email, balance_bigint });
}
