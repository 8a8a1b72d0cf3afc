import { makePicture } from '#tests/support/pictures.ts';
import type { Request, Stage } from '../stage.ts';
import { admins, type Expectation, everybody, plain, staff } from './expectation.ts';

/** A request that sends a picture as it is. */
export async function pictureTo(path: string): Promise<Omit<Request, 'method'>> {
  return {
    path,
    raw: new Uint8Array(await makePicture()),
    headers: { 'content-type': 'image/png' },
  };
}

async function uploadedUrl(stage: Stage): Promise<string> {
  const sent = await stage.send('admin', {
    method: 'POST',
    ...(await pictureTo('/api/admin/media/content?name=a.png')),
  });
  const { media } = await sent.json();
  return media.url;
}

/** Nothing else looks at the content of this product. */
const contentOf = ({ product }: Stage) => `/api/admin/products/${product.id}/content`;

/** Uploads, what becomes of them, and the content of products. */
export const mediaExpectations: Readonly<Record<string, Expectation>> = {
  'POST /api/admin/media/products': {
    request: () => pictureTo('/api/admin/media/products?name=foto.png&area=one-time-products'),
    statuses: admins,
  },
  'POST /api/admin/media/content': {
    request: () => pictureTo('/api/admin/media/content?name=sampul.png'),
    statuses: staff,
  },
  'POST /api/admin/media/lessons': {
    // A picture is no film; what it takes is tried where films are made.
    request: () => pictureTo('/api/admin/media/lessons?name=kelas.mp4'),
    statuses: { ...admins, admin: 415 },
  },
  'GET /api/admin/media/limits': { request: plain('/api/admin/media/limits'), statuses: staff },
  'GET /api/admin/media/lessons': { request: plain('/api/admin/media/lessons'), statuses: admins },
  'POST /api/admin/media/films': {
    request: () => ({
      path: '/api/admin/media/films',
      body: { upload_id: '00000000-0000-4000-8000-000000000000' },
    }),
    statuses: { ...admins, admin: 404 },
  },
  'POST /api/admin/media/films/{id}/retry': {
    request: plain('/api/admin/media/films/00000000-0000-4000-8000-000000000000/retry'),
    statuses: { ...admins, admin: 404 },
  },
  'GET /api/admin/media/lessons/{id}': {
    request: plain('/api/admin/media/lessons/00000000-0000-4000-8000-000000000000'),
    statuses: { ...admins, admin: 404 },
  },
  'GET /api/admin/products/{id}/content': {
    request: (stage) => ({ path: contentOf(stage) }),
    statuses: admins,
  },
  'PUT /api/admin/products/{id}/content': {
    request: (stage) => ({ path: contentOf(stage), body: { content_version: 1, sections: [] } }),
    statuses: admins,
  },
  'POST /api/admin/products/{id}/content/preview': {
    request: (stage) => ({ path: `${contentOf(stage)}/preview`, body: { sections: [] } }),
    statuses: admins,
  },
  'GET /api/media/{id}/{form}': {
    request: async (stage) => ({ path: await uploadedUrl(stage) }),
    statuses: everybody,
  },
};
