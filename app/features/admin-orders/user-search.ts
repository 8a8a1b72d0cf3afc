import type { PostingAccount } from '#app/components/dialogs/posting-confirm-dialog.tsx';
import type { PickedUser } from '#app/components/inputs/user-picker.tsx';
import type { listAllUsers } from '#contract/admin/users.ts';
import type { getAnyWallet } from '#contract/admin/wallets.ts';
import { createClient } from '#contract/client.ts';
import { type Result, succeed } from '#shared/result.ts';

const client = createClient((request) => fetch(request));

const MAX_RESULTS = 6;

/** Accounts by a part of their name or address. */
export async function searchUsers(words: string): Promise<Result<readonly PickedUser[], unknown>> {
  const found = await client.call<typeof listAllUsers>(
    { method: 'get', path: '/api/admin/users' },
    { query: { search: words, limit: MAX_RESULTS } },
  );
  if (!found.ok) return found;
  return succeed(found.value.users.filter(({ is_deleted }) => !is_deleted));
}

/** Whose wallet it is and what it holds now, for the question before a posting. */
export async function fetchWalletAccount(
  userId: string,
): Promise<Result<PostingAccount, { readonly code: string; readonly message: string }>> {
  const read = await client.call<typeof getAnyWallet>(
    { method: 'get', path: '/api/admin/wallet' },
    { query: { user_id: userId } },
  );
  if (!read.ok) return read;
  const { user_name, user_email, balance_bigint } = read.value.wallet;
  return succeed({ name: user_name, email: user_email, balance_bigint });
}
