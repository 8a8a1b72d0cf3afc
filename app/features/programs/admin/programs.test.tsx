import { describe, expect, test } from 'vitest';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import type { ApiKey } from '#contract/programs/admin-api-keys.ts';
import {
  listWebhookDeliveries,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '#contract/programs/admin-webhook-endpoints.ts';
import { formOf } from '#tests/support/form-reply.ts';
import { englishHtmlOf, htmlOf, textOf } from '#tests/support/page.tsx';
import { tableAt } from '#tests/support/table-at.ts';
import { DeliveryPage } from './delivery.route.tsx';
import { keyInput } from './key-input.ts';
import { KeysPage } from './keys-page.tsx';
import { LogPage } from './log-page.tsx';
import { endpointInput } from './webhook-input.ts';
import { WebhooksPage } from './webhooks-page.tsx';

const ID = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
const AT = '2026-11-21T02:00:00.000Z';

const key: ApiKey = {
  ...{ id: ID, name: 'n8n', hint: 'a1B2', scopes: ['orders:read', 'leads:read'], state: 'active' },
  ...{ created_by: 'Admin', created_at: AT, expires_at: '2027-11-21T02:00:00.000Z', last_used_at: null },
};
const endpoint: WebhookEndpoint = {
  ...{ id: ID, url: 'https://n8n.example/hook', description: 'Toko', event_types: ['order.completed'] },
  ...{ is_enabled: true, stopped_at: null, failing_since: null, old_secret_until: null },
  ...{ pending: 2, failed: 1, created_at: AT },
};
const delivery: WebhookDelivery = {
  ...{ id: 7, webhook_id: 'msg_1', type: 'order.completed', state: 'failed', attempts: 10, status: 503 },
  ...{ problem: 'REFUSED', next_attempt_at: null, created_at: AT },
};
const table = tableAt(listWebhookDeliveries);

describe('the page of keys', () => {
  test('says of each whose it is, what it may, and when it was used; only those in force can be revoked', () => {
    const html = englishHtmlOf(
      <KeysPage keys={[key, { ...key, id: '2', name: 'Lama', state: 'revoked' }]} />,
    );
    const text = textOf(html);
    expect(text).toMatch(/n8n.*Active.*Created by Admin.*Never used.*Valid until.*ends with a1B2/);
    expect(text).toMatch(/Read orders, Read leads/);
    expect(text).toMatch(/Lama.*Revoked/);
    expect(html.match(/aria-label="Revoke: /g)).toHaveLength(1);
    expect(textOf(htmlOf(<KeysPage keys={[]} />))).toContain('Belum ada kunci');
  });

  test('takes one scope or several, and none at all is an error at the field', () => {
    const post = (fields: Readonly<Record<string, string>>) =>
      parseForm(formOf({ name: 'n8n', lifetime: '90', ...fields }), keyInput);
    expect(post({ scopes: 'orders:read' })).toMatchObject({
      status: 'success',
      value: { scopes: ['orders:read'], lifetime: 90 },
    });
    expect(post({ scopes: 'orders:read', lifetime: 'never' })).toMatchObject({ value: { lifetime: null } });
    expect(post({})).toMatchObject({ status: 'error', error: { scopes: ['Pilih minimal satu izin.'] } });
  });
});

describe('the pages of webhooks', () => {
  test('say of each endpoint how it is', () => {
    const stateOf = (different: Partial<WebhookEndpoint>) =>
      textOf(englishHtmlOf(<WebhooksPage endpoints={[{ ...endpoint, ...different }]} />));
    expect(stateOf({})).toMatch(/n8n\.example.*Toko.*1 event type.*2 waiting, 1 failed.*Active/);
    expect(stateOf({ failing_since: AT })).toMatch(/Failing since/);
    expect(stateOf({ is_enabled: false, stopped_at: AT })).toMatch(/Stopped: it kept failing/);
    expect(stateOf({ is_enabled: false })).toMatch(/Turned off/);
    expect(textOf(htmlOf(<WebhooksPage endpoints={[]} />))).toContain('Belum ada webhook');
  });

  test('show the log, one delivery with every attempt, and what can be sent again', () => {
    const log = (deliveries: readonly WebhookDelivery[]) =>
      textOf(englishHtmlOf(<LogPage endpoint={endpoint} deliveries={deliveries} total={1} table={table} />));
    expect(log([delivery])).toMatch(/Resend failed.*Send a test.*Order completed.*Failed/);
    expect(log([])).toContain('Nothing was sent yet');
    const attempts = [
      { id: 1, status: null, problem: 'TIMEOUT', answer: '', duration_ms: 15_000, attempted_at: AT },
      { id: 2, status: 503, problem: 'REFUSED', answer: '<b>busy</b>', duration_ms: 41, attempted_at: AT },
    ];
    const opened = { ...delivery, endpoint_id: ID, url: endpoint.url };
    const html = englishHtmlOf(<DeliveryPage delivery={opened} body='{"type":"x"}' attempts={attempts} />);
    expect(textOf(html)).toMatch(/Resend.*msg_1.*no answer.*did not answer within 15 seconds.*503.*41 ms/);
    expect(html).toContain('&lt;b&gt;busy');
  });

  test('want an address and at least one event', () => {
    const parsed = parseForm(formOf({ url: 'n8n', description: '' }), endpointInput);
    expect(parsed).toMatchObject({
      error: { url: expect.any(Array), event_types: ['Pilih minimal satu kejadian.'] },
    });
  });
});
