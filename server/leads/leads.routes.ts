import * as adminContract from '#contract/leads/admin.ts';
import * as contract from '#contract/leads/admin-forms.ts';
import * as formsContract from '#contract/leads/forms.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { readOfferedType } from '#server/bookings/index.ts';
import type { Caller } from '#server/http/scope.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { mapValue, named, refuse, succeed } from '#shared/result.ts';
import {
  addLeadNote,
  exportLeads,
  exportSubmissions,
  type FormRefusal,
  type LeadServices,
  listForms,
  listFormsForAdmin,
  listLeads,
  listSubmissions,
  readAuditSlots,
  readBoard,
  readLead,
  readMembership,
  type SentForm,
  submitForm,
  updateForm,
  updateLead,
} from './index.ts';

export interface FormServices extends LeadServices {
  readonly logger: Logger;
  readonly readSettings: () => Promise<SiteSettings>;
}

interface SubmitCall {
  readonly caller: Caller | null;
  readonly request: {
    readonly id: string;
    readonly address: string;
    readonly readVisitor: () => Promise<string | null>;
  };
}

export function formRoutes(services: FormServices): readonly Implementation[] {
  const { db, clock, readSettings } = services;
  return [
    implement(formsContract.listForms, async () => succeed({ forms: await listForms(db.orm) }), {
      cache: 'catalog',
    }),
    // Cached for a minute at most, so a month's slots show at most a minute into the next.
    implement(formsContract.getAuditSlots, async () => succeed(await readAuditSlots(db.orm, clock.now())), {
      cache: 'catalog',
    }),
    implement(formsContract.submitFreeAudit, async (call) => {
      const sent = await submit({ form_type: 'free_audit', body: call.body }, call);
      if (!sent.ok) return refuse(assertFormClosed(sent.refusal));
      const { place } = sent.value;
      if (place === null) throw new Error('free audit submitted without a slot');
      const type = await readOfferedType(db.orm, { kind: 'audit' });
      const can_choose_time = place.place === 'slot' && type !== null;
      return succeed({ received: true as const, ...place, can_choose_time });
    }),
    implement(formsContract.submitCommunity, (call) =>
      receive({ form_type: 'join_community', body: call.body }, call),
    ),
    implement(formsContract.submitConsultation, (call) =>
      mapValue(submit({ form_type: 'consultation_booking', body: call.body }, call), () => ({
        received: true,
      })),
    ),
    implement(formsContract.submitMentorship, (call) =>
      receive({ form_type: 'mentorship_application', body: call.body }, call),
    ),
    implement(formsContract.submitContact, (call) =>
      receive({ form_type: 'contact', body: call.body }, call),
    ),
    implement(formsContract.submitAiAgentNotice, (call) =>
      receive({ form_type: 'ai_agent_notice', body: call.body }, call),
    ),
    implement(formsContract.getCommunity, async ({ caller }) => {
      const is_member = (await readMembership(db.orm, caller.id)) !== null;
      const group_url = is_member ? (await readSettings()).community_url || null : null;
      return succeed({ is_member, group_url });
    }),
  ];

  async function submit(form: SentForm, { caller, request }: SubmitCall) {
    const visitor = await request.readVisitor();
    const sender = { user_id: caller?.id ?? null, ip_address: request.address, visitor };
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

export function leadRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(
      adminContract.listLeads,
      async ({ reader, query }) => {
        const { sort, limit, offset, ...filter } = query;
        return succeed(await listLeads(reader, filter, { sort, limit, offset }));
      },
      { reads: 'replica' },
    ),
    implement(
      adminContract.getLeadBoard,
      async ({ reader, query }) => succeed(await readBoard(reader, query.search)),
      { reads: 'replica' },
    ),
    implement(adminContract.exportLeads, async ({ reader, query }) => succeed(exportLeads(reader, query)), {
      reads: 'replica',
    }),
    implement(adminContract.readLead, ({ params }) => readLead(db.orm, params.id)),
    implement(adminContract.updateLead, (call) =>
      withTx(db, (tx) => named('lead', updateLead(tx, actorOf(call), { ...call.params, ...call.body }))),
    ),
    implement(adminContract.addLeadNote, (call) =>
      withTx(db, (tx) =>
        mapValue(addLeadNote(tx, actorOf(call), { ...call.params, ...call.body }), () => ({ noted: true })),
      ),
    ),
  ];
}

export function adminFormRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(contract.listAdminForms, async () => succeed({ forms: await listFormsForAdmin(db.orm) })),
    implement(contract.updateForm, (call) =>
      withTx(db, async (tx) =>
        succeed({ forms: await updateForm(tx, actorOf(call), { ...call.params, ...call.body }) }),
      ),
    ),
    implement(contract.listSubmissions, async ({ query }) =>
      succeed({ submissions: await listSubmissions(db.orm, query.form_type) }),
    ),
    implement(contract.exportSubmissions, async ({ query }) =>
      succeed(exportSubmissions(db.orm, query.form_type)),
    ),
  ];
}
