import {
  createDownloadLink as createDownloadLinkEndpoint,
  getCertificateFile,
  getFile,
  getLesson as getLessonEndpoint,
  getPurchase as getPurchaseEndpoint,
  issueCertificate as issueEndpoint,
  listPurchases as listEndpoint,
  openLesson as openLessonEndpoint,
  recordLessonProgress as recordLessonProgressEndpoint,
} from '#contract/account/learning.ts';
import {
  createDownloadLink,
  getLesson,
  getPurchase,
  issueCertificate,
  type LearningServices,
  listPurchases,
  openFile,
  openLesson,
  readOwnCertificate,
  recordLessonProgress,
  renderCertificate,
} from '#server/modules/learning/index.ts';
import { certificatePath } from '#shared/course.ts';
import { succeed } from '#shared/result.ts';
import type { SiteSettings } from '#shared/site-settings.ts';
import { type Implementation, implement } from '../implement.ts';
import { sendFile } from '../send-file.ts';

export interface LearningRouteServices extends LearningServices {
  readonly app_url: string;
  readonly readSettings: () => Promise<SiteSettings>;
}

const PRIVATE = 'private, no-store';

export function learningRoutes(services: LearningRouteServices): readonly Implementation[] {
  return [...purchaseRoutes(services), ...lessonRoutes(services), ...certificateRoutes(services)];
}

function purchaseRoutes(services: LearningRouteServices): readonly Implementation[] {
  const { db, storage } = services;
  return [
    implement(listEndpoint, async ({ caller, query }) =>
      succeed(await listPurchases(db.orm, { ...query, user_id: caller.id })),
    ),
    implement(getPurchaseEndpoint, async ({ caller, params }) => {
      const found = await getPurchase(services, caller.id, params.slug);
      return found.ok ? succeed({ purchase: found.value }) : found;
    }),
    implement(createDownloadLinkEndpoint, ({ caller, params }) =>
      createDownloadLink(services, { ...params, user_id: caller.id }),
    ),
    implement(getFile, async ({ caller, params, query }) => {
      const link = { ...query, file_id: params.id, user_id: caller.id };
      const opened = await openFile(services, link);
      if (!opened.ok) return opened;
      const disposition = query.purpose === 'view' ? 'inline' : 'attachment';
      return succeed(sendFile(storage, opened.value, { disposition, cache_control: PRIVATE }));
    }),
  ];
}

function lessonRoutes(services: LearningRouteServices): readonly Implementation[] {
  return [
    implement(getLessonEndpoint, ({ caller, params }) =>
      getLesson(services, { ...params, user_id: caller.id }),
    ),
    implement(openLessonEndpoint, ({ caller, params }) =>
      openLesson(services, { ...params, user_id: caller.id }),
    ),
    implement(recordLessonProgressEndpoint, ({ caller, params, body }) =>
      recordLessonProgress(services.db, {
        ...params,
        ...body,
        user_id: caller.id,
        watched_at: new Date(body.watched_at),
      }),
    ),
  ];
}

function certificateRoutes(services: LearningRouteServices): readonly Implementation[] {
  const { db, app_url, readSettings } = services;
  return [
    implement(issueEndpoint, async ({ caller, params, body }) => {
      const issued = await issueCertificate(db, { ...params, ...body, user_id: caller.id });
      return issued.ok ? succeed({ certificate: issued.value }) : issued;
    }),
    implement(getCertificateFile, async ({ caller, params }) => {
      const found = await readOwnCertificate(db.orm, caller.id, params.slug);
      if (!found.ok) return found;
      const { brand_name, consultant_name } = await readSettings();
      const check_url = `${app_url}${certificatePath(found.value.code)}`;
      return succeed({
        file_name: `${found.value.number}.pdf`,
        content_type: 'application/pdf' as const,
        content: await renderCertificate({ ...found.value, brand_name, consultant_name, check_url }),
      });
    }),
  ];
}
