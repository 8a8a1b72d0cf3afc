/**
 * Forms and what comes of them: submissions, leads, the month's free audits, the waiting list, the community. It
 * promises that a form that is sent twice counts once, and that a month has ten free audits, whoever comes at once;
 * it sends nothing itself and never says who else has applied.
 */

export { changeLead } from './change-lead.ts';
export type { AuditPlace } from './claim-audit-place.ts';
export { exportLeads } from './export-leads.ts';
export { forgetSender } from './forget-sender.ts';
export { isCommunityMember } from './is-community-member.ts';
export { selectOwnSubmissions as listOwnSubmissions } from './leads.queries.ts';
export type { SentForm } from './leads.rules.ts';
export { type ListedForm, listForms } from './list-forms.ts';
export { listLeads, readBoard } from './list-leads.ts';
export { exportSubmissions, listSubmissions } from './list-submissions.ts';
export { noteLead } from './note-lead.ts';
export { type AuditSlots, readAuditSlots } from './read-audit-slots.ts';
export { readLead } from './read-lead.ts';
export { readMembership } from './read-membership.ts';
export { readSubmission, type SubmissionFacts } from './read-submission.ts';
export { setFormActive } from './set-form-active.ts';
export { type FormRefusal, type LeadServices, type Submitted, submitForm } from './submit-form.ts';
export { readForms, switchForm } from './switch-form.ts';
