import { afterEach, describe, expect, test } from 'vitest';
import {
  startWhatsappCloud,
  THROTTLED,
  UNDELIVERABLE,
  type WhatsappCloud,
} from '#tests/support/whatsapp-cloud.ts';
import { type CloudApi, createCloudApi } from './cloud-api.ts';

const clouds: WhatsappCloud[] = [];
afterEach(async () => {
  await Promise.all(clouds.splice(0).map(({ api }) => api.close()));
});

async function connect(): Promise<{ readonly cloud: WhatsappCloud; readonly api: CloudApi }> {
  const cloud = await startWhatsappCloud();
  clouds.push(cloud);
  const { environment: env } = cloud;
  const settings = {
    access_token: env.WHATSAPP_ACCESS_TOKEN ?? '',
    phone_number_id: env.WHATSAPP_PHONE_NUMBER_ID ?? '',
    business_account_id: env.WHATSAPP_BUSINESS_ACCOUNT_ID ?? '',
    app_secret: '',
    verify_token: '',
    api_url: cloud.api.url,
  };
  return { cloud, api: createCloudApi(settings, { timeoutMs: 3_000 }) };
}

const message = {
  id: '0192f0c8-7c1e-7b6a-9d55-3f1f0c8a4e11',
  recipient: { phone: null, wa_user_id: 'ID.13491208655302741918' },
  template_name: 'shop_order_paid',
  language: 'en',
  parameters: ['Sari'],
} as const;

describe('a message', () => {
  test('to a business-scoped user id names it as recipient, and comes back with our id', async () => {
    const { cloud, api } = await connect();
    expect(await api.sendTemplate(message)).toEqual({
      kind: 'accepted',
      wamid: 'wamid.1',
      wa_user_id: 'ID.13491208655302741918',
    });
    expect(JSON.parse(cloud.api.calls[0]?.body ?? '')).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      recipient: 'ID.13491208655302741918',
      type: 'template',
      template: {
        name: 'shop_order_paid',
        language: { code: 'en' },
        components: [{ type: 'body', parameters: [{ type: 'text', text: 'Sari' }] }],
      },
      biz_opaque_callback_data: message.id,
    });
  });

  test('may be sent again only when it was not taken for sure', async () => {
    const { cloud, api } = await connect();
    cloud.api.failNext(
      THROTTLED,
      UNDELIVERABLE,
      'hang',
      'reset',
      { status: 502, text: '<html>' },
      { status: 200, text: '{}' },
    );
    const outcomes = [];
    for (let call = 0; call < 6; call++) outcomes.push((await api.sendTemplate(message)).kind);
    const down = await connect();
    await down.cloud.api.close();
    outcomes.push((await down.api.sendTemplate(message)).kind);
    expect(outcomes).toEqual([
      'throttled',
      'refused',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
      'throttled',
    ]);
  });
});

test('templates are made with a validity of ten minutes, and read from every page', async () => {
  const { cloud, api } = await connect();
  for (const language of ['id', 'en'] as const)
    await api.createTemplate({ name: 'shop_order_paid', language, body: 'Halo {{1}}.', examples: ['Sari'] });
  expect(JSON.parse(cloud.api.calls[0]?.body ?? '')).toMatchObject({ message_send_ttl_seconds: 600 });
  const listed = await api.listTemplates();
  expect(listed.map(({ language, status, body }) => [language, status, body])).toEqual([
    ['id', 'PENDING', 'Halo {{1}}.'],
    ['en', 'PENDING', 'Halo {{1}}.'],
  ]);
});
