import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeCaseStudy, makePost } from '#tests/support/shop/content.ts';
import { type CallerName, openStage, PASSWORD, type Request, type Stage } from './stage.ts';

/** Asks of a stage: what a call answers, once it has worked. */
function asking(stage: Stage) {
  return async (caller: CallerName, call: string, body?: unknown) => {
    const [method = '', path = ''] = call.split(' ');
    const headers = { 'idempotency-key': randomUUID() };
    const request: Request = body === undefined ? { method, path } : { method, path, body, headers };
    const answered = await stage.send(caller, request);
    expect([call, answered.status]).toEqual([call, 200]);
    return answered.json();
  };
}

const named = (names: string) => expect.arrayContaining(names.split(' '));
const namesOf = (entity: object) => Object.keys(entity);

describe('an entity has the fields that were agreed', () => {
  test('[ENT-004] an account', async ({ db }) => {
    const stage = await openStage(db);
    const ask = asking(stage);
    const { user } = await ask('user', 'POST /api/auth/sync', {});
    expect(namesOf(user)).toEqual(named('id auth_user_id email name role created_at updated_at'));
    expect(user).toMatchObject({ id: stage.user_id, auth_user_id: stage.user_id, role: 'user' });
  });

  test('[ENT-005, ENT-008, API-033, API-034, API-035, API-036, API-076, API-077] a profile: none is an empty one, every field is kept, and what is not sent stays', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const ask = asking(stage);
    await db.pool.query('delete from profiles');
    const path = '/api/user/profile';
    const empty = (await ask('user', `GET ${path}`)).profile;
    expect(empty).toMatchObject({ id: stage.user_id, company: '', headquarters: '', founding_year: null });
    const texts = Object.fromEntries(
      [
        ...[
          'full_name',
          'company',
          'job_role',
          'company_size',
          'industry',
          'monthly_revenue',
          'headquarters',
        ],
        ...['company_description', 'target_market', 'business_model', 'main_products_services'],
        ...['current_challenges', 'business_challenges', 'ai_experience_level', 'budget_range'],
        ...['timeline_expectations', 'instagram', 'twitter', 'tiktok'],
      ].map((name) => [name, `isi ${name}`]),
    );
    const links = Object.fromEntries(
      ['website', 'facebook', 'linkedin', 'youtube'].map((name) => [name, `https://contoh.id/${name}`]),
    );
    const others = { founding_year: 2016 };
    const sent = { ...texts, ...links, ...others, interested_services: ['Data Analysis'] };
    await ask('user', `PUT ${path}`, { ...sent, phone: '0812-3456-7890', whatsapp: '+62 812 3456 7891' });
    await ask('user', `PUT ${path}`, { company: 'Toko Baru' });
    const { profile } = await ask('user', `GET ${path}`);
    const kept = { ...sent, phone: '+6281234567890', whatsapp: '+6281234567891', company: 'Toko Baru' };
    expect(profile).toMatchObject({ ...kept, form_completion_status: {}, total_form_submissions: 0 });
    expect(new Date(profile.updated_at) > new Date(empty.updated_at)).toBe(true);
  });

  test('[ENT-011, ENT-012] a product, whose type may be called product_type', async ({ db }) => {
    const stage = await openStage(db);
    const ask = asking(stage);
    const made = await ask('admin', 'POST /api/admin/products', {
      title: 'Kelas Stok',
      product_type: 'e_course',
      price: 75_000,
      is_active: true,
    });
    expect(made.product.type).toBe('e_course');
    const both = { title: 'Kelas Kas', type: 'template', product_type: 'e_course', price: 75_000 };
    expect((await ask('admin', 'POST /api/admin/products', both)).product.type).toBe('template');
    const { product } = await ask('visitor', `GET /api/products/${made.product.id}`);
    expect(namesOf({ ...made.product, ...product })).toEqual(
      named(
        'id title slug type category price original_price discount_percentage currency short_description description content_body features media_gallery is_active is_featured is_subscription billing_cycle coming_soon launch_date sort_order cta_text cta_link duration_hours modules rating_average rating_count difficulty_level language requirements instructor_name instructor_avatar instructor_bio max_students start_date tags subscription_features',
      ),
    );
    expect(product.price).toBe(75_000);
    const { sections } = await ask('visitor', `GET /api/products/${product.slug}/content`);
    expect(sections).toEqual([]);
  });

  test('[ENT-018, ENT-019, API-056] a wallet and its lines, five of which are on the first page', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const ask = asking(stage);
    for (let n = 0; n < 5; n++) {
      const { id, price } = await stage.newProduct();
      await ask('user', 'POST /api/checkout', { items: [{ product_id: id, price }] });
    }
    const { wallet } = await ask('user', 'GET /api/wallet');
    expect(namesOf(wallet)).toEqual(
      named('id user_id balance_bigint currency is_active total_spent created_at updated_at'),
    );
    const { transactions } = await ask('user', 'GET /api/wallet/transactions');
    expect(namesOf(transactions[0])).toEqual(
      named(
        'wallet_id user_id type amount_bigint balance_before balance_after reference_id description metadata created_at',
      ),
    );
    const { activity } = await ask('user', 'GET /api/overview');
    expect(activity).toEqual(transactions.slice(0, 5));
    expect(transactions).toHaveLength(7);
  });

  test('[ENT-022, API-059] a payment, newest first and twenty to a page', async ({ db }) => {
    const stage = await openStage(db);
    const ask = asking(stage);
    const opened: string[] = [];
    for (let n = 0; n < 21; n++) opened.unshift((await stage.openPayment()).payment_id);
    const { payments, total } = await ask('user', 'GET /api/wallet/payments');
    const ids = payments.map(({ id }: { id: string }) => id);
    expect([ids, total]).toEqual([opened.slice(0, 20), 21]);
    const fields = 'id gateway user_id amount_bigint currency status invoice_url created_at';
    expect(namesOf(payments[0])).toEqual(named(fields));
    const all = await ask('admin', 'GET /api/admin/payments');
    expect(namesOf(all.payments[0])).toEqual(named('raw_payload'));
  });

  test('[ENT-023, API-062] an order, newest first, and all of them are counted', async ({ db }) => {
    const stage = await openStage(db);
    const ask = asking(stage);
    const { id, price } = await stage.newProduct();
    const items = [{ product_id: id, price }];
    const bought = await ask('user', 'POST /api/checkout', { items });
    const { orders, total } = await ask('user', 'GET /api/checkout/orders?limit=5');
    const ids = orders.map((order: { id: string }) => order.id);
    expect([ids, total]).toEqual([[bought.order.id, stage.order_id], 2]);
    expect((await ask('user', 'GET /api/overview')).order_count).toBe(2);
    const all = await ask('admin', 'GET /api/admin/orders');
    expect(namesOf(all.orders[0])).toEqual(
      named(
        'user_id customer_email customer_name amount currency status payment_method total_credits created_at',
      ),
    );
    expect(all.orders[0].items[0].product_id).toBe(id);
  });

  test('[ENT-024] a blog post', async ({ db }) => {
    const stage = await openStage(db);
    const ask = asking(stage);
    const { id } = await makePost(db);
    const { post } = await ask('moderator', `GET /api/admin/content/posts/${id}`);
    expect(namesOf(post)).toEqual(
      named(
        'id title slug excerpt content category tags featured_image status published_at author_id meta_title meta_description',
      ),
    );
  });

  test('[ENT-025, ENT-026, ENT-027] a case study, with its results as a list and as figures, and icons of six', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const ask = asking(stage);
    const icons = ['TrendingUp', 'Users', 'Database', 'BarChart', 'Target', 'CheckCircle'] as const;
    const figure = { label: 'Selisih stok', before: '12%', after: '3%', before_value: 12, after_value: 3 };
    const { id } = await makeCaseStudy(db, {
      results: ['Stok cocok tiap malam'],
      result_metrics: [figure],
      impact_metrics: icons.map((icon) => ({ label: icon, value: '1', icon })),
    });
    const path = `/api/admin/content/case-studies/${id}`;
    const desk = (await ask('moderator', `GET ${path}`)).case_study;
    const { case_study } = await ask('visitor', `GET /api/case-studies/${id}`);
    expect(namesOf({ ...desk, ...case_study })).toEqual(
      named(
        'id slug title company industry preview_image featured_image logo_image excerpt content challenges solutions results impact_metrics status created_at updated_at published_at',
      ),
    );
    expect(case_study).toMatchObject({ results: ['Stok cocok tiap malam'], result_metrics: [figure] });
    expect(case_study.impact_metrics.map(({ icon }: { icon: string }) => icon)).toEqual(icons);
    const body = { impact_metrics: [{ label: 'x', value: '1', icon: 'Rocket' }] };
    const refused = await stage.send('moderator', { method: 'PUT', path, body });
    expect(Object.keys((await refused.json()).fields)).toContain('impact_metrics.0.icon');
  });
});

describe('a session', () => {
  const person = { email: 'user@contoh.example', password: PASSWORD };

  test('[ENT-001, ENT-002] of an API client is one bearer token with its person, whose sign-ins and factors are listed', async ({
    db,
  }) => {
    const { app, user_id } = await openStage(db);
    const { token, user } = await (await app.post('/api/auth/sign-in/email', person)).json();
    expect(user).toEqual({ id: user_id, email: person.email, name: 'Orang user', role: 'user' });
    const read = async (path: string) => (await app.get(path, { authorization: `Bearer ${token}` })).json();
    const { sessions } = await read('/api/account/sessions');
    expect(sessions).toContainEqual(expect.objectContaining({ is_current: true }));
    const { security } = await read('/api/account/security');
    expect(namesOf(security)).toEqual(named('email has_password two_factor_enabled logins passkeys'));
    const known = (await read('/api/auth/session')).user;
    expect(namesOf(known)).toEqual(named('id email full_name avatar_url role'));
    const kept = 'select expires_at > now() as runs from auth_sessions where user_id = $1';
    expect((await db.pool.query(kept, [user_id])).rows).toEqual([{ runs: true }, { runs: true }]);
    await db.pool.query('update auth_sessions set expires_at = now() where user_id = $1', [user_id]);
    expect(await read('/api/auth/session')).toEqual({ user: null });
  });

  test('[API-074] that no client ever synced is known all the same', async ({ db }) => {
    const stage = await openStage(db);
    const ask = asking(stage);
    await db.pool.query('delete from profiles');
    const { user } = await ask('user', 'GET /api/auth/session');
    expect(user).toMatchObject({ id: stage.user_id, email: person.email });
  });
});
