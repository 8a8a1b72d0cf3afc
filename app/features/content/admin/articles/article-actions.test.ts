import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { formOf, postForm } from '#tests/support/form-reply.ts';
import { postListAction } from './article-actions.ts';

const ID = '00000000-0000-4000-8000-00000000000a';

async function send(intent: string, answer: unknown) {
  const called: string[] = [];
  const client: Client = {
    call: async ({ method }: { readonly method: string }, ...input: readonly unknown[]) => {
      called.push(`${method} ${JSON.stringify(input[0])}`);
      return JSON.parse(JSON.stringify(answer));
    },
  };
  const posted = formOf({ intent, id: ID, title: 'Judul' });
  return { called, reply: await postForm(postListAction, { client, posted }) };
}

test('an article is duplicated, and its copy named; removed, and its title told; a refusal says why', async () => {
  const params = JSON.stringify({ params: { id: ID } });
  expect(await send('duplicate', { ok: true, value: { post: { id: 'b' } } })).toMatchObject({
    called: [`post ${params}`],
    reply: { success: { message: 'Salinan dibuat sebagai draf', copy_id: 'b' } },
  });
  expect(await send('remove', { ok: true, value: { deleted: true } })).toMatchObject({
    called: [`delete ${params}`],
    reply: { success: { message: 'Terhapus', detail: 'Judul' } },
  });
  const refusal = { code: 'CONTENT_NOT_FOUND', message: 'Tidak ada lagi.' };
  for (const intent of ['duplicate', 'remove']) {
    const { reply } = await send(intent, { ok: false, refusal });
    expect(reply).toMatchObject({ success: null, problem: refusal });
  }
});
