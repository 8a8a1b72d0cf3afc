import type * as id from '../id/settings.ts';

export const settingsCopy: typeof id.settingsCopy = {
  title: 'Settings',
  subtitle: 'Who may sign in, where we write to, and what we keep.',
  nav: 'Settings sections',
  tabs: {
    security: 'Security',
    devices: 'Devices',
    'sign-in': 'Ways to sign in',
    mails: 'Email & appearance',
    privacy: 'Data & privacy',
  },
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Saved',
  failed: 'That did not work',
};

export const guardsCopy: typeof id.guardsCopy = {
  label: 'What protects your account',
  password: 'Password',
  set: 'Set',
  unset: 'Not set',
  twoFactor: 'Two-step verification',
  on: 'On',
  off: 'Off',
  passkeys: 'Passkeys',
};

export const passwordCopy: typeof id.passwordCopy = {
  title: 'Password',
  lede: 'At least 8 characters. A short sentence that only you know is stronger than a complicated word.',
  current: 'Current password',
  next: 'New password',
  others: 'Sign out every other device',
  change: 'Change password',
  done: 'Password changed',
  none: 'You sign in without a password. We can send a link to your email address to set one.',
  send: 'Send link',
  sent: 'We have sent the link',
};

export const twoFactorCopy: typeof id.twoFactorCopy = {
  title: 'Two-step verification',
  lede: 'Besides your password, your account asks for a six-digit code from an app on your phone, such as Google Authenticator.',
  enable: 'Turn on',
  disable: 'Turn off',
  renew: 'Create new recovery codes',
  password: 'Your password',
  next: 'Continue',
  scanTitle: 'Scan with your app',
  scan: 'Open your authenticator app, choose to add an account, then point the camera at this image.',
  manual: 'Cannot scan it? Type this key:',
  copyKey: 'Copy the key',
  keyCopied: 'Key copied',
  openApp: 'Open the authenticator app',
  code: 'Six-digit code',
  verify: 'Check code',
  codesTitle: 'Save your recovery codes',
  codes:
    'Each opens your account once if you lose your phone. After this window is closed, the codes cannot be seen again.',
  copy: 'Copy codes',
  copied: 'Codes copied',
  kept: 'I have saved them',
  enabled: 'Two-step verification is on',
  disabled: 'Two-step verification is off',
  disableTitle: 'Turn off two-step verification?',
  disableText: 'After this the password alone is enough to open your account and your balance.',
  renewTitle: 'Create new recovery codes?',
  renewText: 'The old codes stop working at once.',
};

export const passkeysCopy: typeof id.passkeysCopy = {
  title: 'Passkeys',
  lede: 'Sign in with your fingerprint, your face or the PIN of your device. Nothing that can be stolen or guessed.',
  add: 'Add passkey',
  adding: 'Waiting for your device…',
  added: 'Passkey added',
  none: 'No passkeys yet.',
  unnamed: 'Passkey',
  synced: 'Synced',
  since: 'Since',
  remove: 'Remove',
  removed: 'Passkey removed',
  removeTitle: (name) => `Remove '${name}'?`,
  removeText: 'That device can no longer open your account with its passkey.',
  unsupported: 'This device or browser does not support passkeys yet.',
  needsScripts: 'Passkeys are created by your device. Turn on JavaScript to add one.',
  stopped: 'Your device did not finish. Please try again.',
};

export const devicesCopy: typeof id.devicesCopy = {
  title: 'Signed-in devices',
  lede: 'Check that you know each line. Sign out what is not yours, then change your password.',
  current: 'This device',
  unknown: 'App',
  seen: 'Last used',
  end: 'Sign out',
  ended: 'Device signed out',
  endOthers: 'Sign out all other devices',
  endOthersTitle: 'Sign out all other devices?',
  endOthersText: 'Only this device stays signed in.',
  endedOthers: (count) => (count === 1 ? '1 device signed out' : `${count} devices signed out`),
  only: 'You are signed in on this device only.',
};

export const eventsCopy: typeof id.eventsCopy = {
  title: 'Account activity',
  lede: 'Nobody can change this record, not even us.',
  none: 'No activity yet.',
  byTeam: 'by our team',
};

export const emailCopy: typeof id.emailCopy = {
  title: 'Email address',
  lede: 'It changes once the old and the new address have both agreed.',
  next: 'New email address',
  change: 'Change address',
  sentTitle: 'Check both inboxes',
  sent: 'We have sent a link to your current address and to the new one.',
  waiting: 'Waiting for approval to move to',
  current: 'Current address',
  fresh: 'New address',
  agreed: 'Agreed',
  notYet: 'Not yet',
};

export const googleCopy: typeof id.googleCopy = {
  title: 'Google',
  lede: 'Sign in with one tap. We only read your name and your email address.',
  link: 'Connect Google',
  unlink: 'Disconnect',
  linked: 'Connected since',
  unlinked: 'Google disconnected',
  none: 'Not connected yet.',
  off: 'Signing in with Google is not available on this site.',
  failed: 'Google was not connected. Please try again.',
  unlinkTitle: 'Disconnect Google?',
  unlinkText: 'You can no longer sign in with this Google account.',
};

export const phoneCopy: typeof id.phoneCopy = {
  title: 'Phone number',
  lede: 'Sign in with a code by SMS. We use this number for nothing else.',
  off: 'Codes by phone are not available on this site yet.',
  add: 'Your mobile number',
  change: 'New mobile number',
  hint: 'For example 0812 3456 7890',
  invalid: 'Enter a complete mobile number.',
  send: 'Send code',
  sending: 'Sending…',
  sent: (number) => `We have sent a six-digit code to ${number}. It works for 10 minutes.`,
  code: 'Six-digit code',
  confirm: 'Save number',
  other: 'Use another number',
  done: 'Phone number saved',
  remove: 'Remove',
  removed: 'Phone number removed',
  removeTitle: (number) => `Remove ${number}?`,
  removeText: 'Codes to this number no longer open your account.',
};

export const mailsCopy: typeof id.mailsCopy = {
  title: 'Emails from us',
  lede: 'Emails about the security of your account are always sent.',
  topics: {
    receipts: { label: 'Receipts', hint: 'Right after each purchase.' },
    reminders: {
      label: 'Subscription and payment reminders',
      hint: 'Three days before a renewal, and once for a payment that is not finished.',
    },
    learning: {
      label: 'About your courses',
      hint: 'Feedback on what you handed in. When you have stopped in a course: the next lesson, three times at most.',
    },
    news: { label: 'News and offers', hint: 'Only if you want them. Every email lets you stop them.' },
  },
  language: 'Email language',
  languages: { id: 'Indonesia', en: 'English' },
};

export const themeCopy: typeof id.themeCopy = {
  title: 'Appearance',
  lede: 'Applies to this device.',
};

export const consentsCopy: typeof id.consentsCopy = {
  title: 'Your consents',
  lede: 'What you have agreed to. Withdrawing a consent deletes the data that was sent with it.',
  none: 'You have not agreed to anything beyond using your account.',
  granted: 'Given',
  withdrawn: 'Withdrawn',
  version: (day) => `version of ${day}`,
  withdraw: 'Withdraw',
  done: 'Consent withdrawn',
  confirmTitle: (purpose) => `Withdraw the consent '${purpose}'?`,
  confirmText: 'The data you sent with this form is deleted. This cannot be undone.',
};

export const exportCopy: typeof id.exportCopy = {
  title: 'Copy of your data',
  lede: 'Everything we keep about you, as a ZIP with JSON and CSV tables.',
  ask: 'Prepare a copy',
  asked: 'Your copy is being prepared',
  askedText: 'We send an email as soon as it can be downloaded.',
  packing: 'Being prepared. We send an email once it is ready.',
  ready: 'Can be downloaded until',
  download: 'Download ZIP',
};

export const deletionCopy: typeof id.deletionCopy = {
  title: 'Delete account',
  lede: 'Name, address, profile and ways to sign in are deleted after 7 days. Records of transactions are kept without your name.',
  ask: 'Delete account',
  dialogTitle: 'Delete your account?',
  dialogText:
    'You can change your mind for 7 days. After that your purchases, subscriptions and balance can no longer be opened.',
  balance: (amount) => `I know that my balance of ${amount} will be lost.`,
  confirm: 'Delete in 7 days',
  asked: 'We have noted your request',
  pending: 'This account will be deleted on',
  keep: 'Cancel the deletion',
  kept: 'Your account stays',
};

export const securityEventLabels: typeof id.securityEventLabels = {
  'account.signed_in': 'Signed in',
  'account.sign_in_failed': 'Failed sign-in attempt',
  'account.signed_out': 'Signed out',
  'account.password_changed': 'Password changed',
  'account.password_reset': 'Password reset by email',
  'account.email_change_requested': 'Email address change requested',
  'account.email_changed': 'Email address changed',
  'account.two_factor_enabled': 'Two-step verification turned on',
  'account.two_factor_disabled': 'Two-step verification turned off',
  'account.recovery_codes_renewed': 'New recovery codes created',
  'account.recovery_code_used': 'Signed in with a recovery code',
  'account.passkey_added': 'Passkey added',
  'account.passkey_removed': 'Passkey removed',
  'account.google_linked': 'Google connected',
  'account.login_unlinked': 'Google disconnected',
  'account.phone_confirmed': 'Phone number confirmed',
  'account.phone_removed': 'Phone number removed',
  'account.session_ended': 'One device signed out',
  'account.other_sessions_ended': 'All other devices signed out',
  'account.export_requested': 'Copy of data requested',
  'account.deletion_requested': 'Account deletion requested',
  'account.deletion_cancelled': 'Account deletion cancelled',
  'account.deleted': 'Account deleted',
  'user.role_changed': 'Role changed',
  'user.admin_change_requested': 'Admin rights change requested',
  'user.admin_change_approved': 'Admin rights change approved',
  'user.admin_change_rejected': 'Admin rights change rejected',
  'user.deactivated': 'Account deactivated',
  'user.activated': 'Account reactivated',
  'user.signed_out': 'All devices signed out',
  'user.second_factor_lifted': 'Two-step verification turned off',
};
