import type { ProductType } from '#shared/shop/catalog.ts';
import { chat, reply, slots } from './conversation.ts';
import type { CoverObject } from './drawing.ts';
import { lessons } from './lessons.ts';
import { pages, sheet, slip } from './paper.ts';

export const coverObjects = { sheet, lessons, chat, pages, slots, slip, reply } as const satisfies Record<
  string,
  CoverObject
>;
export type CoverObjectName = keyof typeof coverObjects;

/** What a kind of product looks like on its cover. */
export const objectOfType: Readonly<Record<ProductType, CoverObjectName>> = {
  e_course: 'lessons',
  mini_class: 'lessons',
  webinar: 'lessons',
  template: 'sheet',
  digital_product: 'pages',
  bundle: 'pages',
  freebie: 'pages',
  consultation: 'slots',
  service: 'slots',
  ai_agent: 'chat',
  ai_agent_subscription: 'chat',
  subscription_service: 'slip',
  ai_tool: 'slip',
  cloud_service: 'sheet',
  api_access: 'reply',
};
