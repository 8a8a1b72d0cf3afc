import { formLabels } from '#messages/form-labels.ts';
import { leadNoticeCopy as copy, leadFields } from '#messages/lead-mails.ts';
import { mailCopy } from '#messages/mails.ts';
import type { SubmissionFacts } from '#server/modules/leads/index.ts';
import { formatMonth } from '#shared/dates.ts';
import { composeMail, type MailContent, type Row } from '../mail-layout.ts';

/** The fields of all forms in the order shown, which have different names for the same; other keys are left out. */
const shortFields = [
  ['name', 'name'],
  ['email', 'email'],
  ['whatsapp', 'whatsapp'],
  ['role', 'role'],
  ['customRole', 'customRole'],
  ['companyName', 'company'],
  ['company', 'company'],
  ['companyWebsite', 'website'],
  ['website', 'website'],
  ['companySize', 'companySize'],
  ['company_size', 'companySize'],
  ['revenue', 'revenue'],
  ['services', 'services'],
  ['goal', 'goal'],
  ['preferred_date', 'preferredDate'],
  ['preferred_time', 'preferredTime'],
] as const;
const longFields = ['topic', 'challenges', 'message'] as const;
const SUBJECT_NAME_LENGTH = 80;

/** Notifies the team of a form: sender, answers, lead score and audit slot. */
export function leadNoticeMail(facts: SubmissionFacts): MailContent {
  const form = formLabels[facts.form_type];
  const name = (facts.company ?? facts.full_name).slice(0, SUBJECT_NAME_LENGTH);
  return composeMail({
    subject: `${form}: ${name}`,
    greeting: mailCopy.helloTeam,
    paragraphs: [
      facts.submission_count === 1 ? copy.first(form) : copy.again(form, facts.submission_count),
      ...longFields.flatMap((field) => {
        const value = textOf(facts.answers[field]);
        return value === '' ? [] : [`${leadFields[field]}:\n${value}`];
      }),
    ],
    rows: [
      ...answerRows(facts),
      ...auditSlotRows(facts.place),
      { label: copy.score, value: `${facts.lead_score}` },
    ],
  });
}

function answerRows({ answers }: SubmissionFacts): readonly Row[] {
  return shortFields.flatMap(([field, label]) => {
    const value = textOf(answers[field]);
    return value === '' ? [] : [{ label: leadFields[label], value }];
  });
}

function textOf(answer: string | readonly string[] | undefined): string {
  if (answer === undefined) return '';
  return typeof answer === 'string' ? answer : answer.join(', ');
}

function auditSlotRows(place: SubmissionFacts['place']): readonly Row[] {
  if (place === null) return [];
  const month = formatMonth(place.month);
  return [{ label: copy.place, value: place.place === 'slot' ? copy.slot(month) : copy.waiting(month) }];
}
