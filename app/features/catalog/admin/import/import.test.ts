import { describe, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { formOf, postForm } from '#tests/support/form-reply.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { productAction } from '../actions/product-action.ts';
import { oneTime } from '../product-kind.ts';

const answer = (is_written: boolean) => ({ rows: [], created: 2, updated: 1, refused: 0, is_written });

/** Sends a file as the dialog does; `calls` are the bodies that reached the API. */
async function send(content: BlobPart | null, { dry_run = 'true', answered }: Sending = {}) {
  const posted = formOf({ intent: 'import', dry_run, idempotency_key: 'k' });
  if (content !== null) posted.set('file', new File([content], 'produk.csv', { type: 'text/csv' }));
  const calls: unknown[] = [];
  const client: Client = {
    call: async (_, sent: unknown) => {
      calls.push(sent);
      return JSON.parse(JSON.stringify(answered ?? { ok: true, value: answer(dry_run === 'false') }));
    },
  };
  const reply = await runInLanguage('en', () =>
    postForm(productAction, { client, posted, path: oneTime.path }),
  );
  return { reply, calls };
}

interface Sending {
  readonly dry_run?: 'true' | 'false';
  readonly answered?: unknown;
}

describe('importing products from a file', () => {
  test('checks first, which says nothing was done, and then writes the same file', async () => {
    const checked = await send('slug,title\na,A');
    expect(checked.calls).toEqual([
      { idempotency_key: 'k', body: { csv: 'slug,title\na,A', is_subscription: false, dry_run: true } },
    ]);
    expect(checked.reply).toMatchObject({ success: { report: JSON.stringify(answer(false)) } });
    expect(JSON.stringify(checked.reply)).not.toMatch(/message|slug/);
    const written = await send('slug,title\na,A', { dry_run: 'false' });
    expect(written.calls).toMatchObject([{ body: { dry_run: false } }]);
    expect(written.reply).toMatchObject({ success: { detail: '2 products added, 1 changed' } });
  });

  test('no file, one too large, and what is no text never reach the API, and say so at the field', async () => {
    const refused = async (content: BlobPart | null, text: RegExp) => {
      const { reply, calls } = await send(content);
      expect(calls).toEqual([]);
      expect(reply).toMatchObject({ result: { error: { file: [expect.stringMatching(text)] } } });
    };
    await refused(null, /^Choose a file/);
    await refused('a'.repeat(2_000_001), /larger than 2 MB/);
    await refused(new Uint8Array([0xff, 0xfe, 0x41]), /not a CSV/);
    await refused('a,\0', /not a CSV/);
  });

  test('what the API can not read stands at the file; a failure says that the import failed', async () => {
    const refusal = (code: string) => ({ answered: { ok: false, refusal: { code, message: 'Baris 2.' } } });
    expect((await send('a', refusal('CSV_UNREADABLE'))).reply).toMatchObject({
      result: { error: { file: ['Baris 2.'] } },
    });
    expect((await send('a', refusal('INTERNAL'))).reply).toMatchObject({
      problem: { message: 'Failed to import the products' },
    });
  });
});
