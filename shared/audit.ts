/** Everything that the audit log tells of an account, in the order in which a person would look for it. */
export const accountActions = [
  'account.signed_in',
  'account.sign_in_failed',
  'account.signed_out',
  'account.password_changed',
  'account.password_reset',
  'account.email_change_requested',
  'account.email_changed',
  'account.two_factor_enabled',
  'account.two_factor_disabled',
  'account.recovery_codes_renewed',
  'account.recovery_code_used',
  'account.passkey_added',
  'account.passkey_removed',
  'account.google_linked',
  'account.login_unlinked',
  'account.phone_confirmed',
  'account.phone_removed',
  'account.session_ended',
  'account.other_sessions_ended',
  'account.export_requested',
  'account.deletion_requested',
  'account.deletion_cancelled',
  'account.deleted',
] as const;
export type AccountAction = (typeof accountActions)[number];

/** What staff do to people; what they do to orders, prices and settings is named by the modules of those. */
export const userActions = [
  'user.role_changed',
  'user.deactivated',
  'user.activated',
  'user.signed_out',
  'user.second_factor_lifted',
] as const;
export type UserAction = (typeof userActions)[number];
