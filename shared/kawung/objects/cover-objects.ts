import type { ProductType } from '#shared/shop/catalog.ts';
import { chat, reply, slots } from './conversation.ts';
import type { CoverObject, CoverWords } from './drawing.ts';
import { lessons } from './lessons.ts';
import { pages, sheet, slip } from './paper.ts';

export const coverObjects = { sheet, lessons, chat, pages, slots, slip, reply } as const satisfies Record<
  string,
  CoverObject
>;
export type CoverObjectName = keyof typeof coverObjects;

const objectOfType = {
  e_course: 'lessons',
  mini_class: 'lessons',
  webinar: 'lessons',
  template: 'pages',
  digital_product: 'pages',
  bundle: 'pages',
  freebie: 'pages',
  service: 'pages',
  consultation: 'slots',
  ai_agent: 'chat',
  ai_agent_subscription: 'chat',
  subscription_service: 'slip',
  ai_tool: 'slip',
  cloud_service: 'sheet',
  api_access: 'reply',
} as const satisfies Readonly<Record<ProductType, CoverObjectName>>;

export function coverObjectOf(type: ProductType, { table }: CoverWords): CoverObjectName {
  const name = objectOfType[type];
  return name === 'pages' && table !== null ? 'sheet' : name;
}
