import type { PickedPerson } from '#app/components/person-picker.tsx';
import type { PostingAccount } from '#app/components/posting-confirm.tsx';
import type { listAllUsers } from '#contract/admin/users.ts';
import type { getAnyWallet } from '#contract/admin/wallets.ts';
import { createClient } from '#contract/client.ts';
import { type Result, succeed } from '#shared/result.ts';

const browser = createClient((request) => fetch(request));

const SHOWN = 6;

/** Accounts by a part of their name or address. */
export async function findPeople(words: string): Promise<Result<readonly PickedPerson[], unknown>> {
  const found = await browser.call<typeof listAllUsers>(
    { method: 'get', path: '/api/admin/users' },
    { query: { search: words, limit: SHOWN } },
  );
  if (!found.ok) return found;
  return succeed(found.value.users.filter(({ is_deleted }) => !is_deleted));
}

/** Whose wallet it is and what it holds now, for the question before a posting. */
export async function readAccount(
  userId: string,
): Promise<Result<PostingAccount, { readonly code: string; readonly message: string }>> {
  const read = await browser.call<typeof getAnyWallet>(
    { method: 'get', path: '/api/admin/wallet' },
    { query: { user_id: userId } },
  );
  if (!read.ok) return read;
  const { user_name, user_email, balance_bigint } = read.value.wallet;
  return succeed({ name: user_name, email: user_email, balance_bigint });
}
