import type { accountMails as id } from '../id/account-mails.ts';

const ignore = 'If you did not ask for this, ignore this email: nothing has changed.';
const notYou =
  'If this was not you, reset your password from the sign-in page right away; every other device will be signed out.';

export const accountMails: typeof id = {
  'verify-email': {
    subject: 'Confirm your email address',
    text: 'Thank you for signing up. Type this code on the page where you signed up, or press the button below. The code works for 10 minutes, the link for 24 hours.',
    label: 'Confirm email',
    closing: ignore,
  },
  'reset-password': {
    subject: 'Reset your password',
    text: 'We received a request to reset your password. The link works for 1 hour.',
    label: 'Set a new password',
    closing: ignore,
  },
  'claim-account': {
    subject: 'Finish signing up',
    text: 'This address was used to sign up before, but never confirmed. Type this code on the page where you signed up, or set a password of your own with the button below. The code works for 10 minutes, the link for 1 hour.',
    label: 'Set a password',
    closing: ignore,
  },
  'account-exists': {
    subject: 'You already have an account',
    text: 'Somebody has just signed up with this address, which already has an account. If it was you, type this code on that page (it works for 10 minutes), or sign in as usual.',
    label: 'Sign in',
    closing: ignore,
  },
  'sign-in-code': {
    subject: 'Your sign-in code',
    text: 'Type this code on the page that asks for it. It works for 10 minutes. Never share it with anyone.',
    closing: ignore,
  },
  'confirm-code': {
    subject: 'Your confirmation code',
    text: 'Type this code to prove that it is you. It works for 10 minutes. Never share it with anyone.',
    closing: notYou,
  },
  'email-change-current': {
    subject: 'Your account is about to use another address',
    text: 'Somebody signed in as you wants to move this account to another email address. It changes once both addresses agree. The link works for 24 hours.',
    label: 'Agree to the change',
    closing: notYou,
  },
  'email-change-new': {
    subject: 'Confirm your new email address',
    text: 'An account is about to sign in with this address. Confirm that it is yours. The link works for 24 hours.',
    label: 'Confirm this address',
    closing: ignore,
  },
  'email-change-taken': {
    subject: 'You already have an account',
    text: 'Somebody wanted to move their account to this address, which already has an account. Nothing has changed.',
    label: 'Sign in',
    closing: ignore,
  },
  'email-changed': {
    subject: 'The address of your account has changed',
    text: 'You now sign in with the new address. Every device was signed out; sign in again with that address.',
    closing: 'If this was not you, reply to this email as soon as you can.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account has just been changed.',
    closing: notYou,
  },
  'two-factor-enabled': {
    subject: 'Two-step verification is on',
    text: 'From now on your account asks for a code from your phone at every sign-in. Keep the recovery codes in a safe place.',
    closing: notYou,
  },
  'two-factor-disabled': {
    subject: 'Two-step verification is off',
    text: 'Your account no longer asks for a code from your phone when you sign in.',
    closing: notYou,
  },
  'two-factor-lifted': {
    subject: 'Our team turned off your two-step verification',
    text: 'Because your phone and your recovery codes are lost, our team turned off two-step verification for this account. Every device was signed out. Sign in with your password, then turn it on again with your new phone.',
    label: 'Turn it on again',
    closing:
      'If you did not ask for this, change your password now and reply to this email: somebody pretended to be you.',
  },
  'passkey-added': {
    subject: 'A new passkey for your account',
    text: 'A passkey has just been added. It opens your account without a password.',
    closing: notYou,
  },
  'login-linked': {
    subject: 'Google is connected to your account',
    text: 'You can now also sign in with the Google account that was just connected.',
    closing: notYou,
  },
  'export-ready': {
    subject: 'The copy of your data is ready',
    text: 'The copy of your data that you asked for is ready. You can download it for 7 days, after signing in.',
    label: 'Open the download page',
    closing: notYou,
  },
  'deletion-requested': {
    subject: 'Your account will be deleted in 7 days',
    text: 'We have noted your request. In 7 days your name, address, profile and every way to sign in are deleted for good. Until then you can change your mind.',
    label: 'Keep my account',
    closing: notYou,
  },
  'deletion-announced': {
    subject: 'Your account will be deleted in 7 days',
    text: 'Our team has started to delete your account. In 7 days your name, address, profile and every way to sign in are deleted for good. Until then you can stop it yourself.',
    label: 'Keep my account',
    closing: 'If you did not ask for this, stop it with the button above and reply to this email.',
  },
  'account-deleted': {
    subject: 'Your account was deleted',
    text: 'Your name, address, profile and every way to sign in are deleted. We keep the transaction records without your name, as the law requires. Thank you for your time with us.',
  },
};
