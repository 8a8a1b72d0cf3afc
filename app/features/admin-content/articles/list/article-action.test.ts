import { expect, test } from 'vitest';
import { refuse, succeed } from '#shared/result.ts';
import { handleArticleAction } from './article-action.ts';

const refused = refuse({ code: 'CONTENT_NOT_FOUND', message: 'Tidak ada lagi.' });

function send(intent: string, answer: typeof refused | ReturnType<typeof succeed<{ readonly id: string }>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent, id: 'a', title: 'Judul' })) form.set(name, value);
  const called: string[] = [];
  const call = (name: string) => async (id: string) => {
    called.push(`${name} ${id}`);
    return answer;
  };
  return handleArticleAction(form, { duplicate: call('duplicate'), remove: call('remove') }).then(
    (result) => ({ called, result }),
  );
}

test('an article is duplicated, and its copy named; removed, and its title told; a refusal says why', async () => {
  expect(await send('duplicate', succeed({ id: 'b' }))).toEqual({
    called: ['duplicate a'],
    result: { ok: true, message: 'Salinan dibuat sebagai draf', copy_id: 'b' },
  });
  expect(await send('remove', succeed({ id: 'a' }))).toEqual({
    called: ['remove a'],
    result: { ok: true, message: 'Terhapus', detail: 'Judul' },
  });
  for (const intent of ['duplicate', 'remove']) {
    const { result } = await send(intent, refused);
    expect(result).toEqual({ ok: false, message: 'Belum tersimpan', detail: 'Tidak ada lagi.', fields: {} });
  }
});
