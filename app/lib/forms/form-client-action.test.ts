import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { formClientAction } from './form-client-action.ts';

const replyTo = (error: unknown) =>
  formClientAction({
    serverAction: async () => {
      throw error;
    },
  });

test('a form of a site that is open at another address says where to go, and keeps the page', async () => {
  const sentence =
    'Halaman ini terbuka lewat alamat lain. Buka https://arunika.example, lalu kirim lagi dari sana.';
  const refused = new ErrorResponse(403, '', JSON.stringify({ code: 'FOREIGN_ORIGIN', error: sentence }));
  expect(await replyTo(refused)).toMatchObject({
    data: { problem: { code: 'FOREIGN_ORIGIN', message: sentence } },
    init: { status: 403 },
  });
});

test('a lost connection becomes a reply; a redirect and what a page answers with do not', async () => {
  expect(await replyTo(new TypeError('Failed to fetch'))).toMatchObject({
    data: { problem: { code: 'NETWORK_ERROR', message: '' } },
    init: { status: 503 },
  });
  const forbidden = new ErrorResponse(403, 'Forbidden', null);
  await expect(replyTo(forbidden)).rejects.toBe(forbidden);
  const redirect = new Response(null, { status: 303 });
  await expect(replyTo(redirect)).rejects.toBe(redirect);
});
