import { formLabels } from '#messages/leads/form-labels.ts';
import { leadConfirmationCopy as copy, leadFields, leadNoticeCopy } from '#messages/leads/mails.ts';
import { mailCopy } from '#messages/notifications/mails.ts';
import type { SubmissionFacts } from '#server/leads/index.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { formatArticleDate, formatMonth, isCalendarDay } from '#shared/time/dates.ts';
import type { MailBody, Row } from '../mail-html.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

/** Repeats only a plausible name and a day of what the sender wrote. */
type LeadConfirmationFacts = Pick<SubmissionFacts, 'form_type' | 'full_name' | 'place' | 'answers'> &
  Pick<SiteSettings, 'support_hours' | 'claim_contact'> & { readonly app_url: string };

type Text = Pick<MailBody, 'subject' | 'headline' | 'paragraphs' | 'button'>;

export function leadConfirmationMail(facts: LeadConfirmationFacts): MailContent {
  // Anybody can enter another person's address.
  return composeMail({ greeting: greet(facts.full_name), ...textOf(facts) });
}

function textOf(facts: LeadConfirmationFacts): Text {
  const { form_type, place, claim_contact, app_url, support_hours } = facts;
  const hours = support_hours === '' ? '' : ` (${support_hours})`;
  switch (form_type) {
    case 'free_audit':
      return auditText({ place, claim_contact, app_url });
    case 'join_community':
      return {
        subject: copy.communitySubject,
        paragraphs: copy.community,
        button: { label: copy.openFreebies, url: `${app_url}/freebies` },
      };
    case 'consultation_booking':
      return {
        subject: copy.consultationSubject,
        paragraphs: [copy.consultation(hours)],
        ...preferredDay(facts.answers),
      };
    case 'mentorship_application':
      return { subject: copy.mentorshipSubject, paragraphs: [copy.mentorship(hours)] };
    case 'contact':
      return { subject: copy.contactSubject, paragraphs: [copy.contact(hours)] };
    case 'ai_agent_notice':
      return { subject: copy.newsSubject, paragraphs: [copy.news] };
  }
}

function auditText({
  place,
  claim_contact: within,
  app_url,
}: Pick<LeadConfirmationFacts, 'place' | 'claim_contact' | 'app_url'>): Text {
  const month = place === null ? copy.thisMonth : formatMonth(place.month);
  return place?.place === 'waiting_list'
    ? { subject: copy.waitingSubject(month), paragraphs: [copy.waiting(month), copy.waitingNext(within)] }
    : {
        subject: copy.slotSubject(month),
        paragraphs: [copy.slot(month), copy.slotNext(within)],
        // An audit belongs to an account, where its talk is given a time.
        button: { label: copy.openSessions, url: `${app_url}/user/bookings` },
      };
}

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

export function leadNoticeMail(facts: SubmissionFacts): MailContent {
  const form = formLabels[facts.form_type];
  const name = (facts.company ?? facts.full_name).slice(0, SUBJECT_NAME_LENGTH);
  return composeMail({
    subject: `${form}: ${name}`,
    ...preferredDay(facts.answers),
    greeting: mailCopy.helloTeam,
    paragraphs: [
      facts.submission_count === 1
        ? leadNoticeCopy.first(form)
        : leadNoticeCopy.again(form, facts.submission_count),
      ...longFields.flatMap((field) => {
        const value = answerText(facts.answers[field]);
        return value === '' ? [] : [`${leadFields[field]}:\n${value}`];
      }),
    ],
    rows: [
      ...answerRows(facts),
      ...auditSlotRows(facts.place),
      { label: leadNoticeCopy.score, value: `${facts.lead_score}` },
    ],
  });
}

function answerRows({ answers }: SubmissionFacts): readonly Row[] {
  return shortFields.flatMap(([field, label]) => {
    const value = answerText(answers[field]);
    return value === '' ? [] : [{ label: leadFields[label], value }];
  });
}

function answerText(answer: string | readonly string[] | undefined): string {
  if (answer === undefined) return '';
  return typeof answer === 'string' ? answer : answer.join(', ');
}

function auditSlotRows(place: SubmissionFacts['place']): readonly Row[] {
  if (place === null) return [];
  const month = formatMonth(place.month);
  return [
    {
      label: leadNoticeCopy.place,
      value: place.place === 'slot' ? leadNoticeCopy.slot(month) : leadNoticeCopy.waiting(month),
    },
  ];
}

/** The headline of a booking is its date, because it is read on a lock screen. */
function preferredDay({ preferred_date }: SubmissionFacts['answers']): Pick<MailBody, 'headline'> {
  if (typeof preferred_date !== 'string' || !isCalendarDay(preferred_date)) return {};
  return { headline: formatArticleDate(preferred_date) };
}
