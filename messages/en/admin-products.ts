import type * as id from '../id/admin-products.ts';

export const productKindCopy: typeof id.productKindCopy = {
  'one-time': {
    title: 'One-time products',
    empty: 'No one-time products yet',
    listError: 'Failed to load the one-time products',
    detail: 'One-time product',
    saveError: 'Failed to save the one-time product',
    created: 'One-time product created',
    updated: 'One-time product updated',
  },
  subscription: {
    title: 'Subscription products',
    empty: 'No subscription products yet',
    listError: 'Failed to load the subscription products',
    detail: 'Subscription product',
    saveError: 'Failed to save the subscription product',
    created: 'Subscription product created',
    updated: 'Subscription product updated',
  },
};

export const productsCopy: typeof id.productsCopy = {
  missing: 'This product does not exist',
  missingHint: 'It may have been deleted. Buyers keep what they own.',
  toList: 'Back to products',
  error: 'Error',
  backToProduct: 'Back to the product',
  done: 'Success',
  total: 'Total products',
  search: 'Title or description',
  add: 'Add product',
  views: { all: 'All', live: 'On sale', hidden: 'Not on sale', featured: 'Featured', archive: 'Archive' },
  export: 'Export CSV',
  import: 'Import CSV',
  sold: (count) => `${count} sold`,
  columns: {
    sold: 'Sales',
    product: 'Product',
    type: 'Type',
    price: 'Price',
    billing: 'Billing',
    status: 'Status',
    featured: 'Featured',
    created: 'Created',
  },
  filters: {
    all: 'all',
    status: 'Status',
    statuses: { active: 'active', inactive: 'inactive' },
    featured: 'Featured',
    featuredOptions: { featured: 'featured', not_featured: 'not_featured' },
    cycle: 'Billing Cycle',
  },
  cycles: { monthly: 'monthly', yearly: 'yearly', weekly: 'weekly', daily: 'daily', one_time: 'one time' },
  free: 'Free',
  states: {
    active: 'Active',
    soldOut: 'Sold out',
    broken: 'Part not on sale',
    inactive: 'Inactive',
    coming: 'Coming soon',
    archived: 'Archived',
  },
  noMatch: 'No products match',
  noArchive: {
    title: 'The archive is empty',
    hint: 'Archived products are no longer sold, but stay open to their owners.',
  },
  noHint: 'Add the first product, or import a CSV file.',
  cannotSort: 'To move rows, clear the search and filters, and sort by shop order.',
  duplicated: 'Copy created. It is not active yet.',
  failed: 'The change was not saved',
  feature: {
    failed: 'Failed to update the featured status',
    on: 'Product marked as featured',
    off: 'Product removed from featured',
  },
  order: { failed: 'Failed to update the product order', done: 'Product order updated' },
};

export const productRowCopy: typeof id.productRowCopy = {
  select: (title) => `Select ${title}`,
  selectAll: 'Select all on this page',
  move: (title) => `Move ${title}`,
  feature: (title) => `Feature ${title}`,
  unfeature: (title) => `Remove ${title} from featured`,
  preview: 'Preview',
  edit: 'Edit',
  remove: 'Delete',
  duplicate: 'Duplicate',
  archive: 'Archive',
  restore: 'Restore from archive',
  activate: 'Activate',
  deactivate: 'Deactivate',
};

export const bulkCopy: typeof id.bulkCopy = {
  activate: 'Activate',
  deactivate: 'Deactivate',
  feature: 'Feature',
  unfeature: 'Remove from featured',
  price: 'Change price',
  archive: 'Archive',
  confirmTitle: (label, count) => `${label}: ${count} products?`,
  confirmText: 'For all products in this filtered list, including other pages.',
  restore: 'Restore from archive',
  changed: (count) => `${count} ${count === 1 ? 'product' : 'products'} changed`,
};

export const bulkPriceCopy: typeof id.bulkPriceCopy = {
  title: 'Change price',
  text: (count) =>
    `Applies to the ${count === 1 ? 'selected product' : `${count} selected products`}. Original prices stay as they are.`,
  mode: 'How to change it',
  percent: 'Percentage',
  fixed: 'Fixed price',
  percentLabel: 'Change (%)',
  percentHint: 'Use a minus to lower the price, such as -10. Fractions of a rupiah are rounded down.',
  fixedLabel: 'New price',
  fixedHint: 'Whole rupiah; 0 means free.',
  apply: 'Change price',
  applying: 'Changing…',
  notPercent: 'Enter a whole number from -90 to 400.',
};

export const deleteProductCopy: typeof id.deleteProductCopy = {
  title: (title) => `Delete “${title}”?`,
  text: 'Are you sure you want to delete this product?',
  action: 'Delete',
  busy: 'Deleting…',
  failed: 'Failed to delete the product',
  done: 'Product deleted',
  instead: 'Deactivate',
  insteadBusy: 'Deactivating…',
  insteadTitle: (title) => `“${title}” cannot be deleted`,
  deactivated: 'Product deactivated',
};

export const previewCopy: typeof id.previewCopy = {
  fields: {
    slug: 'Slug',
    type: 'Type',
    billing: 'Billing cycle',
    renewal: 'Auto renewal',
    trial: 'Trial period',
    currency: 'Currency',
    sortOrder: 'Sort order',
    short: 'Short description',
    long: 'Full description',
    created: 'Created',
    updated: 'Updated',
  },
  days: (days) => (days === 0 ? 'No trial' : `${days} ${days === 1 ? 'day' : 'days'}`),
  site: 'View on website',
  close: 'Close',
  failed: 'Failed to load the product',
};
