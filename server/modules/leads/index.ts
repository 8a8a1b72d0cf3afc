/**
 * Forms and what comes of them: submissions, leads, the month's free audits, the waiting list, the community. It
 * promises that a form that is sent twice counts once, and that a month has ten free audits, whoever comes at once;
 * it sends nothing itself and never says who else has applied.
 */

export type { AuditSlotClaim } from './audits/claim-audit-slot.ts';
export { type AuditSlots, readAuditSlots } from './audits/read-audit-slots.ts';
export { type ListedForm, listForms } from './forms/list-forms.ts';
export { setFormActive } from './forms/set-form-active.ts';
export { type FormRefusal, type LeadServices, type Submitted, submitForm } from './forms/submit-form.ts';
export { listFormsForAdmin, updateForm } from './forms/update-form.ts';
export { isCommunityMember } from './is-community-member.ts';
export { selectOwnSubmissions as listOwnSubmissions } from './leads.queries.ts';
export type { SentForm } from './leads.rules.ts';
export { addLeadNote } from './pipeline/add-lead-note.ts';
export { exportLeads } from './pipeline/export-leads.ts';
export { listLeads, readBoard } from './pipeline/list-leads.ts';
export { readLead } from './pipeline/read-lead.ts';
export { updateLead } from './pipeline/update-lead.ts';
export { readMembership } from './read-membership.ts';
export { eraseSubmissions } from './submissions/erase-submissions.ts';
export { exportSubmissions, listSubmissions } from './submissions/list-submissions.ts';
export { readSubmission, type SubmissionFacts } from './submissions/read-submission.ts';
