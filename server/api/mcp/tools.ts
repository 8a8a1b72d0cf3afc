import { createProduct, getAdminProduct, listAdminProducts } from '#contract/catalog/admin-products.ts';
import { adminPosts } from '#contract/content/admin-posts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listLeads, readLead } from '#contract/leads/admin.ts';
import { getAnyOrder, listAllOrders } from '#contract/orders/admin.ts';
import { getReportSummary } from '#contract/reports/admin.ts';
import { getDashboard } from '#contract/reports/admin-dashboard.ts';
import { getAnySubscription, listAllSubscriptions } from '#contract/subscriptions/admin.ts';

export interface Tool {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly description: string;
  /** Always sent and not overridable: an assistant writes drafts only. */
  readonly fixed?: Readonly<Record<string, unknown>>;
}

export const tools: readonly Tool[] = [
  {
    name: 'list_products',
    endpoint: listAdminProducts,
    description: 'Products of the shop, drafts too, with price, stock and sales.',
  },
  { name: 'get_product', endpoint: getAdminProduct, description: 'One product, whole.' },
  {
    name: 'list_orders',
    endpoint: listAllOrders,
    description: 'Orders, newest first. Search looks at name and e-mail of the buyer, and ids.',
  },
  { name: 'get_order', endpoint: getAnyOrder, description: 'One order with items, payments and history.' },
  {
    name: 'list_subscriptions',
    endpoint: listAllSubscriptions,
    description: 'Subscriptions with subscriber, plan, state and next charge. Amounts are rupiah.',
  },
  {
    name: 'get_subscription',
    endpoint: getAnySubscription,
    description: 'One subscription with its billing history. Fields that end in _bigint are sen.',
  },
  {
    name: 'get_dashboard',
    endpoint: getDashboard,
    description:
      'What happens in the shop today. Fields that end in _bigint are sen: divide by 100 for rupiah.',
  },
  {
    name: 'get_figures',
    endpoint: getReportSummary,
    description: 'Figures over a period. Fields that end in _bigint are sen: divide by 100 for rupiah.',
  },
  {
    name: 'list_leads',
    endpoint: listLeads,
    description: 'People who asked for something by a form, with status and score.',
  },
  { name: 'get_lead', endpoint: readLead, description: 'One lead with answers, notes and history.' },
  {
    name: 'create_product_draft',
    endpoint: createProduct,
    description: 'Write a product that is not for sale yet; a person looks at it and opens it.',
    fixed: { is_active: false },
  },
  {
    name: 'create_post_draft',
    endpoint: adminPosts.create,
    description: 'Write a draft for the blog, as HTML; a person looks at it and publishes it.',
    fixed: { status: 'draft', published_at: null },
  },
];
