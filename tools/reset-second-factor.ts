import { findRecipient, resetSecondFactor } from '#server/account/index.ts';
import { systemActor } from '#server/audit/index.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { refuse } from '#shared/result.ts';
import { findDatabase } from './find-database.ts';

const messages = {
  USER_NOT_FOUND: 'Tidak ada akun aktif dengan alamat ini.',
  NO_SECOND_FACTOR: 'Akun ini tidak memakai verifikasi dua langkah.',
  OWN_ACCOUNT: 'Verifikasi ini dimatikan dari Pengaturan.',
} as const;

/**
 * `npm run reset-second-factor -- ADDRESS`: for the only admin, who has lost phone and recovery codes. Whoever may run
 * this on the server could change the database anyway (ADR 0058). Exit code 0: the next sign-in asks for the password
 * only; 1: nothing was changed, with the reason.
 */
async function resetByEmail(email: string): Promise<number> {
  const closing = new AsyncDisposableStack();
  try {
    const db = openDatabase(await findDatabase(closing), { pool_size: 1 });
    closing.defer(() => db.close());
    const app_url = process.env.APP_URL ?? 'http://localhost:3000';
    const reason = 'Dijalankan di server (npm run reset-second-factor)';
    const lifted = await withTx(db, async (tx) => {
      const person = email.includes('@') ? await findRecipient(tx, email) : null;
      if (person?.is_active !== true) return refuse({ code: 'USER_NOT_FOUND' as const });
      return resetSecondFactor(tx, systemActor, { user_id: person.id, reason, app_url });
    });
    if (lifted.ok)
      console.log(`Verifikasi dua langkah ${email} dimatikan; ${lifted.value} perangkat keluar.`);
    else console.error(messages[lifted.refusal.code]);
    return lifted.ok ? 0 : 1;
  } finally {
    await closing.disposeAsync();
  }
}

try {
  process.exitCode = await resetByEmail((process.argv[2] ?? '').trim());
} catch (error) {
  console.error(`Tidak dapat dijalankan: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
