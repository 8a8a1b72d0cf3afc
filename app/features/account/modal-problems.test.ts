import { expect, test } from 'vitest';
import { modalProblems } from './modal-problems.ts';

const typed = { email: 'sari@contoh.example', password: 'kopi-susu', confirm: 'kopi-susu' };

test('[ERR-001] without an email or a password the modal says so at the field, in both modes', () => {
  for (const mode of ['login', 'signup'] as const) {
    expect(modalProblems(mode, { ...typed, email: '' })).toEqual({ email: 'Please fill in all fields' });
    expect(modalProblems(mode, { ...typed, password: '' })).toEqual({
      password: 'Please fill in all fields',
    });
  }
});

test('[ERR-002, AUTH-021] a new password has 8 characters and is typed twice alike; an old one is taken as it is', () => {
  expect(modalProblems('signup', { ...typed, password: '1234567', confirm: '1234567' })).toEqual({
    password: 'Password must be at least 8 characters long',
  });
  expect(modalProblems('signup', { ...typed, confirm: 'kopi-susU' })).toEqual({
    confirm: 'Passwords do not match',
  });
  expect(modalProblems('signup', typed)).toEqual({});
  expect(modalProblems('login', { ...typed, password: '1', confirm: '' })).toEqual({});
});
