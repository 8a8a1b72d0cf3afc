import { expect, test } from 'vitest';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { resetPasswordSchema, signupSchema } from './account-schemas.ts';

const typed = {
  full_name: 'Sari',
  email: 'sari@contoh.example',
  password: 'kopi-susu',
  confirm: 'kopi-susu',
};

function problemsOf(
  answers: Readonly<Record<string, string>>,
  schema: Parameters<typeof parseForm>[1] = signupSchema,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) form.append(name, value);
  const found = Object.entries(parseForm(form, schema).reply().error ?? {});
  return Object.fromEntries(found.map(([name, problems]) => [name, problems?.[0]]));
}

test('[AUTH-009] an empty sign-up says at each of its four fields what to write, in their order', () =>
  runInLanguage('en', () => {
    const empty = { full_name: '', email: '', password: '', confirm: '' };
    expect(Object.entries(problemsOf(empty))).toEqual([
      ['full_name', 'Enter your name.'],
      ['email', 'Enter your email address.'],
      ['password', 'Enter your password.'],
      ['confirm', 'Enter the password once more.'],
    ]);
    expect(problemsOf(typed)).toEqual({});
  }));

test('[ERR-003, ERR-004] a malformed address is named together with the problems of the passwords', () =>
  runInLanguage('en', () => {
    expect(problemsOf({ ...typed, email: 'sari@contoh', password: '1234567', confirm: '12345678' })).toEqual({
      email: 'Enter the whole email address, such as name@gmail.com.',
      password: 'Password must be at least 8 characters long',
      confirm: 'Passwords do not match',
    });
    expect(
      problemsOf({ token: 't', password: 'kopi-susu', confirm: 'kopi-susU' }, resetPasswordSchema),
    ).toEqual({
      confirm: 'Passwords do not match',
    });
  }));

test('no address is refused here that a server could take', () => {
  for (const email of ['a@b.co', 'nama.toko+jualan@sub.contoh.co.id', "o'neil@contoh.example"])
    expect([email, problemsOf({ ...typed, email })]).toEqual([email, {}]);
  for (const email of ['sari', '@contoh.id', 'sari@.id', 'sari @contoh.id', 'sari@contoh.id.'])
    expect([email, Object.keys(problemsOf({ ...typed, email }))]).toEqual([email, ['email']]);
});
