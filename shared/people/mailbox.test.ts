import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test('addresses of one mailbox have one spelling, and those of others keep theirs', () => {
  for (const address of ['Rina.Sari@gmail.com', 'rinasari+toko@googlemail.com', ' r.i.n.a.s.a.r.i@GMAIL.com'])
    expect(mailboxOf(address)).toBe('rinasari@gmail.com');
  expect(mailboxOf('Rina.Sari+a+b@contoh.example')).toBe('rina.sari@contoh.example');
  expect(mailboxOf('rinasari@contoh.example')).not.toBe(mailboxOf('rina.sari@contoh.example'));
});
