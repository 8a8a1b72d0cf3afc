import { randomBytes } from 'node:crypto';
import type { Certificate, CheckedCertificate } from '#contract/courses/public-certificates.ts';
import { getProfile, updateProfile } from '#server/account/index.ts';
import { type OwnerContent, readOwnerContent } from '#server/catalog/index.ts';
import { lockHolding } from '#server/orders/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { isPrintable } from '#server/platform/pdf/pdf-fonts.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { dayOf } from '#shared/time/dates.ts';
import type { AccessDenied, CertificateNotFound, CertificateRefusal } from '../courses.errors.ts';
import { certificateCode, certificateNumber, progressOf, readCertificateCode } from '../courses.rules.ts';
import { selectProgress } from '../lessons/progress.queries.ts';
import { requireHeldProduct } from '../purchases/require-held-product.ts';
import {
  type CertificateRow,
  insertCertificate,
  selectCertificate,
  selectOwnCertificate,
} from './certificates.queries.ts';

export interface CertificateRequest {
  readonly user_id: string;
  readonly slug: string;
  /** Saved to a profile without a name; used only here if the profile's name cannot be printed. */
  readonly full_name?: string | undefined;
}

const CODE_LENGTH = 16;

/** Issues it once in the profile's name, even under concurrent calls. */
export function issueCertificate(
  db: Database,
  request: CertificateRequest,
): Promise<Result<Certificate, CertificateRefusal>> {
  return withTx(db, async (tx): Promise<Result<Certificate, CertificateRefusal>> => {
    const content = await readOwnerContent(tx, request.slug);
    if (content === null) return refuse({ code: 'ACCESS_DENIED' });
    const learner = { user_id: request.user_id, product_id: content.product.id };
    const holding_id = await lockHolding(tx, learner);
    if (holding_id === null) return refuse({ code: 'ACCESS_DENIED' });
    const issued = await selectOwnCertificate(tx, learner.user_id, learner.product_id);
    if (issued !== null) return succeed(toCertificate(issued));
    const left = await countUnfinishedLessons(tx, content, learner);
    if (left > 0) return refuse({ code: 'COURSE_UNFINISHED', details: { lessons_left: left } });
    const name = await nameOf(tx, request);
    if (!name.ok) return name;
    const code = certificateCode(randomBytes(CODE_LENGTH));
    await insertCertificate(tx, {
      ...learner,
      code,
      holding_id,
      full_name: name.value,
      course_title: content.product.title,
    });
    const written = await selectOwnCertificate(tx, learner.user_id, learner.product_id);
    if (written === null) throw new Error('a certificate that was just written is missing');
    return succeed(toCertificate(written));
  });
}

/** A product without lessons cannot be finished. */
async function countUnfinishedLessons(
  tx: Tx,
  { modules }: OwnerContent,
  learner: { readonly user_id: string; readonly product_id: string },
): Promise<number> {
  const progress = progressOf(modules, await selectProgress(tx, learner));
  return progress === null ? 1 : progress.lessons_total - progress.lessons_done;
}

/** Skips a name that is an e-mail address (the placeholder of accounts without one) or not in our font. */
async function nameOf(
  tx: Tx,
  { user_id, full_name: given }: CertificateRequest,
): Promise<Result<string, CertificateRefusal>> {
  const known = (await getProfile(tx, user_id)).full_name.trim();
  const isNamed = known !== '' && !known.includes('@');
  if (isNamed && (await isPrintable(known))) return succeed(known);
  if (given === undefined) return refuse({ code: isNamed ? 'NAME_NOT_LATIN' : 'NAME_REQUIRED' });
  if (!(await isPrintable(given))) return refuse({ code: 'NAME_NOT_LATIN' });
  if (!isNamed) await updateProfile(tx, user_id, { full_name: given });
  return succeed(given);
}

export async function getCertificate(
  reader: Reader,
  typed: string,
): Promise<Result<CheckedCertificate, CertificateNotFound>> {
  const row = await selectCertificate(reader, readCertificateCode(typed));
  if (row === null) return refuse({ code: 'CERTIFICATE_NOT_FOUND' });
  const { is_withdrawn, ...certificate } = row;
  return succeed({ ...toCertificate(certificate), status: is_withdrawn ? 'withdrawn' : 'valid' });
}

export async function readOwnCertificate(
  reader: Reader,
  userId: string,
  slug: string,
): Promise<Result<Certificate, AccessDenied | CertificateNotFound>> {
  const held = await requireHeldProduct(reader, userId, slug);
  if (!held.ok) return held;
  const row = await selectOwnCertificate(reader, userId, held.value.content.product.id);
  return row === null ? refuse({ code: 'CERTIFICATE_NOT_FOUND' }) : succeed(toCertificate(row));
}

export function toCertificate({ number, ...certificate }: CertificateRow): Certificate {
  return { ...certificate, number: certificateNumber(number, dayOf(certificate.issued_at)) };
}
