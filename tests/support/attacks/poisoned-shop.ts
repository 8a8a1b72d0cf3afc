import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { z } from 'zod';
import { settingDefinitions } from '#shared/content/site-settings.ts';
import type { Stage } from '#tests/api/stage.ts';
import { makeHeldCourse } from '../shop/courses.ts';
import { makeService } from '../shop/subscriptions.ts';
import type { PoisonedCall } from './poisoned-calls.ts';

export const TITLE = '=1+1<img src=x onerror=alert(1)>"\'></script><script>alert(1)</script>';

const id = z.uuid();
const word = z.string().min(1);
/** Where what was written stands: words for addresses, and ids. */
const places = z.object({
  ...{ product: word, product_id: id, course: word, lesson: word, service: word, service_id: id },
  ...{ post: word, post_id: id, study: word, study_id: id, lead: id, order: id, user: id },
  ...{ certificate: word, finished: word, session: word },
});
export type PoisonedPlaces = z.output<typeof places>;

async function send(stage: Stage, call: string, body: unknown): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  const headers = { 'idempotency-key': randomUUID() };
  return (await stage.send('admin', { method, path, body, headers })).status;
}

/** Writes texts that the contract does not declare as text: a table, and settings but addresses, which never run. */
export async function writeByHand(stage: Stage): Promise<void> {
  const cell = `"${TITLE.replaceAll('"', '""')}"`;
  const row = [cell, '1000', 'template', cell, cell, cell, cell].join(',');
  const csv = `title,price,type,category,short_description,tags,meta_title\n${row}\n`;
  const table = { csv, is_subscription: false, dry_run: false };
  expect(await send(stage, 'POST /api/admin/products/import', table)).toBe(200);
  for (const [key, definition] of Object.entries(settingDefinitions)) {
    const { type } = definition;
    const call = `PUT /api/admin/content/settings/${key}`;
    const isWords = type === 'text' || type === 'long_text';
    // Of what guards money one change at a time waits for a second admin.
    const isGuarded = isWords && 'guards_money' in definition;
    for (const value of isGuarded ? [TITLE] : ['javascript:alert(1)//', TITLE]) {
      expect([key, value, await send(stage, call, { value })]).toEqual([key, value, isWords ? 200 : 422]);
    }
  }
}

/** The products that `user` has get the same words, and what waits for its day is published. */
export async function publishPoison(stage: Stage, calls: readonly PoisonedCall[]): Promise<PoisonedPlaces> {
  const { db, product, user_id } = stage;
  const words = calls.find(({ name }) => name === 'PATCH /api/admin/products/{id}')?.body;
  const [course, service] = [await makeHeldCourse(db, { owner: stage.buyer }), await makeService(db)];
  for (const { id } of [product, course, service]) {
    const path = `/api/admin/products/${id}`;
    const answer = await stage.send('admin', { method: 'PATCH', path, body: words });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  }
  for (const table of ['blog_posts', 'case_studies']) {
    await db.pool.query(
      `update ${table} set status = 'published', published_at = now() where status <> 'published'`,
    );
  }
  const { rows } = await db.pool.query(
    `select product.slug as product, product.id as product_id, course.slug as course, service.slug as service,
       service.id as service_id, course.modules #>> '{0,lessons,0,id}' as lesson,
       post.slug as post, post.id as post_id, study.slug as study, study.id as study_id,
       (select id from leads where next_action like '=%' limit 1) as lead, $4::text as "order", $5::text as "user",
       certificate.code as certificate, certificate.slug as finished
     from products product, products course, products service,
       (select slug, id from blog_posts where title like '=%' limit 1) post,
       (select slug, id from case_studies where title like '=%' limit 1) study,
       (select code, slug from certificates join products on products.id = product_id
        where full_name like '=%' limit 1) certificate
     where product.id = $1 and course.id = $2 and service.id = $3`,
    [product.id, course.id, service.id, stage.order_id, user_id],
  );
  const { session_id: session } = await stage.openPayment();
  return places.parse({ ...rows[0], session });
}
