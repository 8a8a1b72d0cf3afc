import { leadConfirmationCopy as copy } from '#messages/lead-mails.ts';
import { mailCopy } from '#messages/mails.ts';
import type { SubmissionFacts } from '#server/modules/leads/index.ts';
import { formatMonth } from '#shared/dates.ts';
import type { SiteSettings } from '#shared/site-settings.ts';
import { composeMail, type MailBody, type MailContent, safeDisplayName } from '../mail-layout.ts';

/** Repeats nothing the sender wrote, except a name that looks like one. */
type LeadConfirmationFacts = Pick<SubmissionFacts, 'form_type' | 'full_name' | 'place'> &
  Pick<SiteSettings, 'support_hours' | 'claim_contact'> & { readonly app_url: string };

type Text = Pick<MailBody, 'subject' | 'paragraphs' | 'button'>;

/** Confirms a form to its sender and says what happens next. */
export function leadConfirmationMail(facts: LeadConfirmationFacts): MailContent {
  // Anybody can enter another person's address.
  return composeMail({ greeting: mailCopy.hello(safeDisplayName(facts.full_name)), ...textOf(facts) });
}

function textOf({ form_type, place, claim_contact, app_url, support_hours }: LeadConfirmationFacts): Text {
  const hours = support_hours === '' ? '' : ` (${support_hours})`;
  switch (form_type) {
    case 'free_audit':
      return auditText(place, claim_contact);
    case 'join_community':
      return {
        subject: copy.communitySubject,
        paragraphs: copy.community,
        button: { label: copy.openFreebies, url: `${app_url}/freebies` },
      };
    case 'consultation_booking':
      return { subject: copy.consultationSubject, paragraphs: [copy.consultation(hours)] };
    case 'mentorship_application':
      return { subject: copy.mentorshipSubject, paragraphs: [copy.mentorship(hours)] };
    case 'contact':
      return { subject: copy.contactSubject, paragraphs: [copy.contact(hours)] };
    case 'ai_agent_notice':
      return { subject: copy.newsSubject, paragraphs: [copy.news] };
  }
}

function auditText(place: SubmissionFacts['place'], within: string): Text {
  const month = place === null ? copy.thisMonth : formatMonth(place.month);
  return place?.place === 'waiting_list'
    ? { subject: copy.waitingSubject(month), paragraphs: [copy.waiting(month), copy.waitingNext(within)] }
    : { subject: copy.slotSubject(month), paragraphs: [copy.slot(month), copy.slotNext(within)] };
}
