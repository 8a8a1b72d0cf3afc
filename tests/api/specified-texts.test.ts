import { expect, test } from 'vitest';
import { accountCopy } from '#messages/account.ts';
import { checkoutCopy } from '#messages/checkout.ts';
import { libraryCopy, purchaseCopy } from '#messages/library.ts';
import { profileCopy } from '#messages/profile.ts';
import { refusalCopy } from '#messages/refusals.ts';
import { walletCopy } from '#messages/wallet.ts';
import { runInLanguage } from '#tests/support/language.ts';

test('[ERR-009] the toast of signing in is worded as specified', () =>
  runInLanguage('en', () => {
    expect(accountCopy.login.success).toEqual({ title: 'Login Successful', text: 'Welcome back!' });
  }));

test('[ERR-036, ERR-037, ERR-040, ERR-050] the toasts of a purchase are worded as specified', () =>
  runInLanguage('en', () => {
    expect(checkoutCopy.refusalTitles).toEqual({
      ALREADY_OWNED: 'Already Owned',
      ALREADY_SUBSCRIBED: 'Already Subscribed',
    });
    expect(refusalCopy.ALREADY_OWNED).toBe('You already have access to this product');
    expect(checkoutCopy.granted).toEqual({
      title: 'Access Granted!',
      text: 'Access granted successfully!',
    });
    expect(checkoutCopy.loginNeeded.title).toBe('Authentication Required');
  }));

test('[PORT-024, PORT-044, ERR-061, ERR-063, ERR-064] the pages of the portal are worded as specified', () =>
  runInLanguage('en', () => {
    expect([walletCopy.add, walletCopy.redeem, walletCopy.done]).toEqual([
      'Add Credit',
      'Redeem',
      'Top-up Successful!',
    ]);
    expect([profileCopy.save, profileCopy.saving, profileCopy.reset]).toEqual([
      'Save Profile',
      'Saving...',
      'Reset',
    ]);
    expect(purchaseCopy.failed).toBe('Failed to load product details');
    expect(libraryCopy.failed).toBe('Failed to load your purchases');
  }));
