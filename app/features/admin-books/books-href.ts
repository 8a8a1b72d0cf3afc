export const booksHref = (month: string): string => `/admin/reports/books?month=${month}`;
