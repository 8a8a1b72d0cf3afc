import { expect, test } from 'vitest';
import { signupProblems } from './signup-problems.ts';

const typed = { name: 'Sari', email: 'sari@contoh.example', password: 'rahasia', confirm: 'rahasia' };

test('[AUTH-009] an empty sign-up names all four fields, in their order', () => {
  const empty = { name: '', email: '', password: '', confirm: '' };
  expect(Object.entries(signupProblems(empty))).toEqual(
    ['full_name', 'email', 'password', 'confirm'].map((field) => [field, 'Please fill in all fields']),
  );
  expect(signupProblems(typed)).toEqual({});
});

test('a malformed address is named together with the problems of the passwords', () => {
  expect(signupProblems({ ...typed, email: 'sari@contoh', password: '123', confirm: '1234' })).toEqual({
    email: 'Alamat e-mail tidak valid.',
    password: 'Password must be at least 6 characters long',
    confirm: 'Passwords do not match',
  });
});

test('no address is refused here that a server could take', () => {
  for (const email of ['a@b.co', 'nama.toko+jualan@sub.contoh.co.id', "o'neil@contoh.example"])
    expect([email, signupProblems({ ...typed, email })]).toEqual([email, {}]);
  for (const email of ['sari', '@contoh.id', 'sari@.id', 'sari @contoh.id', 'sari@contoh.id.'])
    expect([email, Object.keys(signupProblems({ ...typed, email }))]).toEqual([email, ['email']]);
});
