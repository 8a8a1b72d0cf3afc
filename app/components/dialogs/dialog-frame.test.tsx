import { expect, test } from 'vitest';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogParts } from './dialog-frame.tsx';

const framed = (parts: Parameters<typeof DialogParts>[0]) =>
  htmlOf(
    <Dialog open>
      <DialogParts {...parts} />
    </Dialog>,
  );

test('a status beside the title is no part of the dialog’s accessible name', () => {
  const html = framed({ title: 'Webhook 42', state: <b>completed</b>, text: 'Sari Wulandari' });
  expect(html).toMatch(/<h2[^>]*>Webhook 42<\/h2>/);
  expect(textOf(html).trim()).toBe('Webhook 42 completed Sari Wulandari');
});

test('a question without content has neither a body nor a divider above its buttons', () => {
  const actions = <button type="button">Batal</button>;
  expect(framed({ title: 'Hapus?', text: 'Selamanya.', actions })).not.toContain('dialog-body');
  const [bare, full] = [framed({ title: 'Hapus?', actions }), framed({ title: 'A', actions, children: 'x' })];
  expect(bare).toContain('border-t-0');
  expect(bare).not.toContain('dialog-description');
  expect(full).not.toContain('border-t-0');
});

test('an amount in a title or below it is not broken after its Rp', () => {
  const html = framed({ title: 'Kembalikan Rp 149.000?', text: 'Saldo menjadi −Rp 5.000.' });
  expect(html).toContain('Kembalikan <span class="whitespace-nowrap">Rp 149.000</span>?');
  expect(html).toContain('<span class="whitespace-nowrap">−Rp 5.000</span>.');
});
