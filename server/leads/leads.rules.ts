import type { InputOf } from '#contract/endpoint.ts';
import type { formEndpoints } from '#contract/leads/forms.ts';
import { type FormType, OTHER_ROLE } from '#shared/leads/forms.ts';

export type SentForm = {
  readonly [Type in FormType]: {
    readonly form_type: Type;
    readonly body: InputOf<(typeof formEndpoints)[Type]>['body'];
  };
}[FormType];

export interface LeadFacts {
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly website: string;
  readonly job_role: string;
  readonly company_size: string;
  readonly monthly_revenue: string;
}

const blankFacts = {
  phone: '',
  company: '',
  website: '',
  job_role: '',
  company_size: '',
  monthly_revenue: '',
};

/** WhatsApp is also the phone number (DECISIONS 29, CONST-006). */
export function leadFacts({ form_type, body }: SentForm): LeadFacts {
  const { email } = body;
  switch (form_type) {
    case 'free_audit':
      return {
        full_name: body.name,
        email,
        phone: body.whatsapp,
        company: body.companyName,
        website: body.companyWebsite,
        // FORM-003
        job_role: body.role === OTHER_ROLE ? body.customRole : body.role,
        company_size: body.companySize,
        monthly_revenue: body.revenue,
      };
    case 'mentorship_application':
      return { ...blankFacts, ...contactFacts(body), website: body.website, company_size: body.company_size };
    case 'join_community':
      return { ...blankFacts, ...contactFacts(body), website: body.website };
    case 'consultation_booking':
      return { ...blankFacts, ...contactFacts(body) };
    case 'contact':
      return { ...blankFacts, ...contactFacts({ ...body, company: '' }) };
    case 'ai_agent_notice':
      return { ...blankFacts, email, full_name: email.slice(0, email.indexOf('@')) };
  }
}

interface Contact {
  readonly name: string;
  readonly email: string;
  readonly whatsapp: string;
  readonly company: string;
}

function contactFacts({ name, email, whatsapp, company }: Contact) {
  return { full_name: name, email, phone: whatsapp, company };
}

const DEFAULT_FORM_SCORE = 20;
const baseScores: Readonly<Record<FormType, number>> = {
  consultation_booking: 80,
  mentorship_application: 70,
  free_audit: 60,
  contact: 40,
  join_community: 30,
  ai_agent_notice: DEFAULT_FORM_SCORE,
};
const factScores = {
  company: 10,
  phone: 10,
  website: 5,
  job_role: 5,
  company_size: 5,
  monthly_revenue: 10,
} as const;
const scoredFacts = ['company', 'phone', 'website', 'job_role', 'company_size', 'monthly_revenue'] as const;
export type ScoredFacts = Pick<LeadFacts, (typeof scoredFacts)[number]>;
const MAX_SCORE = 100;

/** 0 to 100: the form's weight plus points per known fact (site.md §9, CONST-003, CONST-004, CONST-005). */
export function leadScore(formType: FormType, facts: ScoredFacts): number {
  const given = scoredFacts.filter((fact) => facts[fact].trim() !== '');
  const score = given.reduce((sum, fact) => sum + factScores[fact], baseScores[formType]);
  return Math.min(score, MAX_SCORE);
}

/** Bots fill in the hidden field. Time is not measured: a form without scripts cannot report it. */
export const looksLikeSpam = ({ trap }: SentForm['body']): boolean => trap !== '';

/** Consultations need a day's notice. ISO dates compare as strings. */
export function isPreferredDatePast({ form_type, body }: SentForm, earliest: string): boolean {
  return form_type === 'consultation_booking' && body.preferred_date < earliest;
}

export function answersOf({ body }: SentForm): Readonly<Record<string, unknown>> {
  const { consent: _consent, submission_key: _key, trap: _trap, ...answers } = body;
  return answers;
}

/** Forms for signed-in users (FORM-004, FORM-010). */
export function needsAccount(formType: FormType): boolean {
  return formType === 'free_audit' || formType === 'join_community';
}
