/** Account actions, in the order a reader looks for them. */
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

/** Staff actions on accounts. */
export const userActions = [
  'user.role_changed',
  'user.deactivated',
  'user.activated',
  'user.signed_out',
  'user.second_factor_lifted',
] as const;
export type UserAction = (typeof userActions)[number];

/** Staff actions by subject. */
export const staffActions = [
  'wallet.adjusted',
  'wallet.adjustment_requested',
  'wallet.adjustment_approved',
  'wallet.adjustment_rejected',
  'wallet.frozen',
  'wallet.unfrozen',
  'order.status_changed',
  'order.refunded',
  'order.granted',
  'order.receipt_resent',
  'order.link_resent',
  'refund_request.approved',
  'refund_request.rejected',
  'payment.reviewed',
  'dispute.told',
  'dispute.lost',
  'dispute.won',
  'dispute.waived',
  'webhook.marked_handled',
  'product.created',
  'product.updated',
  'product.deleted',
  'product.variant_added',
  'product.stock_set',
  'product.content_changed',
  'product.reordered',
  'post.created',
  'post.changed',
  'post.deleted',
  'case_study.created',
  'case_study.changed',
  'case_study.deleted',
  'site_page.changed',
  'questions.changed',
  'testimonials.changed',
  'setting.changed',
  'setting.change_requested',
  'setting.change_approved',
  'setting.change_rejected',
  'form.opened',
  'form.closed',
  'lead.status_changed',
  'test_data.generated',
  'test_data.cleared',
] as const;
export type StaffAction = (typeof staffActions)[number];

export type AuditAction = AccountAction | UserAction | StaffAction;
export const auditActions: readonly AuditAction[] = [...accountActions, ...userActions, ...staffActions];

/** Subject types. */
export const auditSubjects = [
  'user',
  'wallet',
  'order',
  'refund_request',
  'payment',
  'webhook',
  'product',
  'products',
  'post',
  'case_study',
  'site_page',
  'site',
  'setting',
  'form',
  'lead',
  'test_data',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
