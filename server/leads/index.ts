/**
 * Forms and what comes of them: submissions, leads, free-audit slots, waiting list, community. A form sent twice counts
 * once, and a month has ten free audits even under concurrent calls. Never reveals who else applied.
 */

export { readAuditSlots } from './audits/audit-slots.ts';
export {
  type FormRefusal,
  type LeadServices,
  type SubmissionResult,
  submitForm,
} from './forms/submit-form.ts';
export { listForms, listFormsForAdmin, updateForm } from './forms/update-form.ts';
export {
  countOwnAudits,
  listOwnSubmissions,
  readMembership,
} from './leads.queries.ts';
export type { SentForm } from './leads.rules.ts';
export { exportLeads } from './pipeline/export-leads.ts';
export { listLeads, readBoard, readLead } from './pipeline/read-leads.ts';
export { addLeadNote, updateLead } from './pipeline/update-lead.ts';
export { eraseSubmissions } from './submissions/erase-submissions.ts';
export { exportSubmissions, listSubmissions } from './submissions/list-submissions.ts';
export { readSubmission, type SubmissionFacts } from './submissions/read-submission.ts';
