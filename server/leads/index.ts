/**
 * Forms and what comes of them: submissions, leads, free-audit slots, waiting list, community. A form sent twice counts
 * once, and a month has ten free audits even under concurrent calls. Never reveals who else applied.
 */

export { readAuditSlots } from './audit-slots.ts';
export {
  type FormRefusal,
  type LeadServices,
  listForms,
  listFormsForAdmin,
  type SubmissionResult,
  submitForm,
  updateForm,
} from './forms.ts';
export {
  countOwnAudits,
  listOwnSubmissions,
  readMembership,
} from './leads.queries.ts';
export type { SentForm } from './leads.rules.ts';
export {
  addLeadNote,
  addNoteToLead,
  exportLeads,
  listLeads,
  readBoard,
  readLead,
  updateLead,
} from './pipeline.ts';
export {
  eraseSubmissions,
  exportSubmissions,
  listSubmissions,
  readSubmission,
  type SubmissionFacts,
} from './submissions.ts';
