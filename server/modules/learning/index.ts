/**
 * What owners do with what they hold: content, lessons and how far they are, files, certificates. Nothing owner-only
 * leaves it without an active holding, which is looked at every time and never remembered (DECISIONS 18).
 */

export { type CertificateSheet, drawCertificate } from './draw-certificate.ts';
export { createFileLinks, type FileLinks } from './file-links.ts';
export { forgetLearner } from './forget-learner.ts';
export { getCertificate } from './get-certificate.ts';
export { getLesson } from './get-lesson.ts';
export { getPurchase } from './get-purchase.ts';
export { issueCertificate } from './issue-certificate.ts';
export type { LearningServices } from './learning-services.ts';
export { linkFile } from './link-file.ts';
export { listOwnCertificates, listOwnDownloads, listOwnVisits } from './list-own-learning.ts';
export { listPurchases } from './list-purchases.ts';
export { openFile } from './open-file.ts';
export { openLesson } from './open-lesson.ts';
export { openPublicFile } from './open-public-file.ts';
export { readConsumption } from './read-consumption.ts';
export { readOwnCertificate } from './read-own-certificate.ts';
export { visitLesson } from './visit-lesson.ts';
