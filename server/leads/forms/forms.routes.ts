import * as contract from '#contract/leads/forms.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { readOfferedType } from '#server/bookings/index.ts';
import type { Caller } from '#server/http/caller.ts';
import {
  type FormRefusal,
  type LeadServices,
  listForms,
  readAuditSlots,
  readMembership,
  type SentForm,
  submitForm,
} from '#server/leads/index.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { mapValue, refuse, succeed } from '#shared/result.ts';

export interface FormServices extends LeadServices {
  readonly logger: Logger;
  readonly readSettings: () => Promise<SiteSettings>;
}

interface SubmitCall {
  readonly caller: Caller | null;
  readonly request: { readonly id: string; readonly address: string };
}

export function formRoutes(services: FormServices): readonly Implementation[] {
  const { db, clock, readSettings } = services;
  return [
    implement(contract.listForms, async () => succeed({ forms: await listForms(db.orm) }), {
      cache: 'catalog',
    }),
    // Cached for a minute at most, so a month's slots show at most a minute into the next.
    implement(contract.getAuditSlots, async () => succeed(await readAuditSlots(db.orm, clock.now())), {
      cache: 'catalog',
    }),
    implement(contract.submitFreeAudit, async (call) => {
      const sent = await submit({ form_type: 'free_audit', body: call.body }, call);
      if (!sent.ok) return refuse(assertFormClosed(sent.refusal));
      const { place } = sent.value;
      if (place === null) throw new Error('free audit submitted without a slot');
      const type = await readOfferedType(db.orm, { kind: 'audit' });
      const can_choose_time = place.place === 'slot' && type !== null;
      return succeed({ received: true as const, ...place, can_choose_time });
    }),
    implement(contract.submitCommunity, (call) =>
      receive({ form_type: 'join_community', body: call.body }, call),
    ),
    implement(contract.submitConsultation, (call) =>
      mapValue(submit({ form_type: 'consultation_booking', body: call.body }, call), () => ({
        received: true,
      })),
    ),
    implement(contract.submitMentorship, (call) =>
      receive({ form_type: 'mentorship_application', body: call.body }, call),
    ),
    implement(contract.submitContact, (call) => receive({ form_type: 'contact', body: call.body }, call)),
    implement(contract.submitAiAgentNotice, (call) =>
      receive({ form_type: 'ai_agent_notice', body: call.body }, call),
    ),
    implement(contract.getCommunity, async ({ caller }) => {
      const is_member = (await readMembership(db.orm, caller.id)) !== null;
      const group_url = is_member ? (await readSettings()).community_url || null : null;
      return succeed({ is_member, group_url });
    }),
  ];

  async function submit(form: SentForm, { caller, request }: SubmitCall) {
    const sender = { user_id: caller?.id ?? null, ip_address: request.address };
    const sent = await submitForm(services, form, sender);
    if (sent.ok && sent.value.state === 'spam') {
      services.logger.info({ request_id: request.id, form_type: form.form_type }, 'form dropped as spam');
    }
    return sent;
  }

  async function receive(form: SentForm, call: SubmitCall) {
    const sent = await submit(form, call);
    return sent.ok ? succeed({ received: true as const }) : refuse(assertFormClosed(sent.refusal));
  }
}

function assertFormClosed({ code }: FormRefusal) {
  if (code !== 'FORM_CLOSED') throw new Error(`form without a date refused: ${code}`);
  return { code } as const;
}
