export const overviewParts = [
  ...(['wallet', 'subscriptions', 'bookings', 'classes', 'orders', 'course', 'payments', 'reviews'] as const),
] as const;
export type OverviewPart = (typeof overviewParts)[number];

export const dashboardParts = [
  ...(['stats', 'products', 'topOrders', 'firstSaleDay', 'followUps', 'orderCounts', 'received'] as const),
  ...(['attention', 'keptSubscriptions', 'revenueByDay', 'sessions'] as const),
] as const;
