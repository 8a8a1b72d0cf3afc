import {
  listSettings as listSettingsEndpoint,
  saveSetting as saveSettingEndpoint,
} from '#contract/admin/settings.ts';
import {
  listAllVoices as listAllVoicesEndpoint,
  saveQuestions as saveQuestionsEndpoint,
  saveTestimonials as saveTestimonialsEndpoint,
} from '#contract/admin/voices.ts';
import {
  listAllVoices,
  listSettings,
  saveQuestions,
  saveSetting,
  saveTestimonials,
} from '#server/modules/content/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { actorOf } from '../actor.ts';
import { type Implementation, implement } from '../implement.ts';

/** What the business says of itself: settings, questions, testimonials. */
export function settingRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listSettingsEndpoint, async () => succeed({ settings: await listSettings(db.orm) })),
    implement(saveSettingEndpoint, (call) =>
      withTx(db, async (tx) => {
        const saved = await saveSetting(tx, actorOf(call), { ...call.params, ...call.body });
        return saved.ok ? succeed({ setting: saved.value }) : saved;
      }),
    ),
    implement(listAllVoicesEndpoint, async () => succeed(await listAllVoices(db.orm))),
    implement(saveQuestionsEndpoint, (call) =>
      withTx(db, (tx) => saveQuestions(tx, actorOf(call), call.body)),
    ),
    implement(saveTestimonialsEndpoint, (call) =>
      withTx(db, (tx) => saveTestimonials(tx, actorOf(call), call.body)),
    ),
  ];
}
