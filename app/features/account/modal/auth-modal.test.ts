import { expect, test } from 'vitest';
import { runInLanguage } from '#tests/support/language.ts';
import { validateModalForm } from './auth-modal.tsx';

const typed = { email: 'sari@contoh.example', password: 'kopi-susu', confirm: 'kopi-susu' };

test('[ERR-001] without an email or a password the modal says so at the field, in both modes', () =>
  runInLanguage('en', () => {
    for (const mode of ['login', 'signup'] as const) {
      expect(validateModalForm(mode, { ...typed, email: '' })).toEqual({
        email: 'Enter your email address.',
      });
      expect(validateModalForm(mode, { ...typed, password: '' })).toEqual({
        password: 'Enter your password.',
      });
    }
  }));

test('[ERR-002, AUTH-021] a new password has 8 characters and is typed twice alike; an old one is taken as it is', () =>
  runInLanguage('en', () => {
    expect(validateModalForm('signup', { ...typed, password: '1234567', confirm: '1234567' })).toEqual({
      password: 'Password must be at least 8 characters long',
    });
    expect(validateModalForm('signup', { ...typed, confirm: 'kopi-susU' })).toEqual({
      confirm: 'Passwords do not match',
    });
    expect(validateModalForm('signup', typed)).toEqual({});
    expect(validateModalForm('login', { ...typed, password: '1', confirm: '' })).toEqual({});
  }));
