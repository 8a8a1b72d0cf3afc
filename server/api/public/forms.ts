import {
  getAuditSlots,
  listForms as listFormsEndpoint,
  submitAiAgentNotice,
  submitCommunity,
  submitConsultation,
  submitContact,
  submitFreeAudit,
  submitMentorship,
} from '#contract/public/forms.ts';
import {
  type FormRefusal,
  type LeadServices,
  listForms,
  readAuditSlots,
  type SentForm,
  submitForm,
} from '#server/modules/leads/index.ts';
import type { Logger } from '#server/platform/logger.ts';
import { refuse, succeed } from '#shared/result.ts';
import { type Caller, type Implementation, implement } from '../implement.ts';

export interface FormServices extends LeadServices {
  readonly logger: Logger;
}

interface Sending {
  readonly caller: Caller | null;
  readonly request: { readonly id: string; readonly address: string };
}

export function formRoutes(services: FormServices): readonly Implementation[] {
  const { db, clock } = services;
  return [
    implement(listFormsEndpoint, async () => succeed({ forms: await listForms(db.orm) }), {
      cache: 'catalog',
    }),
    // Kept for a minute at most, which is also how long the last month can outlive itself.
    implement(getAuditSlots, async () => succeed(await readAuditSlots(db.orm, clock.now())), {
      cache: 'catalog',
    }),
    implement(submitFreeAudit, async (call) => {
      const sent = await submit({ form_type: 'free_audit', body: call.body }, call);
      if (!sent.ok) return refuse(closedOnly(sent.refusal));
      const { place } = sent.value;
      if (place === null) throw new Error('an application for a free audit came to nothing');
      return succeed({ received: true as const, ...place });
    }),
    implement(submitCommunity, (call) => receive({ form_type: 'join_community', body: call.body }, call)),
    implement(submitConsultation, async (call) => {
      const sent = await submit({ form_type: 'consultation_booking', body: call.body }, call);
      return sent.ok ? succeed({ received: true as const }) : sent;
    }),
    implement(submitMentorship, (call) =>
      receive({ form_type: 'mentorship_application', body: call.body }, call),
    ),
    implement(submitContact, (call) => receive({ form_type: 'contact', body: call.body }, call)),
    implement(submitAiAgentNotice, (call) =>
      receive({ form_type: 'ai_agent_notice', body: call.body }, call),
    ),
  ];

  async function submit(form: SentForm, { caller, request }: Sending) {
    const sender = { user_id: caller?.id ?? null, ip_address: request.address };
    const sent = await submitForm(services, form, sender);
    if (sent.ok && sent.value.state === 'spam') {
      services.logger.info({ request_id: request.id, form_type: form.form_type }, 'form dropped as spam');
    }
    return sent;
  }

  async function receive(form: SentForm, sending: Sending) {
    const sent = await submit(form, sending);
    return sent.ok ? succeed({ received: true as const }) : refuse(closedOnly(sent.refusal));
  }
}

/** Only a consultation has a date that can have passed. */
function closedOnly({ code }: FormRefusal) {
  if (code !== 'FORM_CLOSED') throw new Error(`a form without a date was refused as ${code}`);
  return { code } as const;
}
