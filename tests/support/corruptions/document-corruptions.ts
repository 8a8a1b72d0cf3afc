import type { Corruption } from './corrupt-books.ts';

export const documentCorruptions: readonly Corruption[] = [
  {
    check: 'orders-name-their-payment',
    by: 'an order that names a payment which was not for it',
    statement: `update orders set payment_id = p.id, payment_provider = p.gateway
      from (select id, gateway from payments where posting_id is not null limit 1) as p where amount_bigint = 5000000`,
  },
  {
    check: 'invoices-have-no-gaps',
    by: 'an invoice that vanished',
    statement: 'delete from invoices',
  },
  {
    check: 'invoices-say-what-was-paid',
    by: 'an invoice of another amount',
    statement: 'update invoices set total_bigint = total_bigint + 100',
  },
  {
    check: 'invoices-say-what-was-paid',
    by: 'tax that no rate put there',
    statement: 'update invoices set tax_bigint = 100',
    without: ['invoices.invoice_tax_has_its_rate'],
  },
  {
    check: 'credit-notes-have-no-gaps',
    by: 'a credit note that vanished',
    statement: 'delete from credit_notes',
  },
  {
    check: 'credit-notes-match-refunds',
    by: 'a credit note of another amount',
    statement: 'update credit_notes set total_bigint = total_bigint - 1',
  },
  {
    check: 'credit-notes-match-refunds',
    by: 'tax that was never on the invoice',
    statement: 'update credit_notes set tax_bigint = 1',
  },
  {
    check: 'closed-months-match-the-books',
    by: 'a closed month that says something else than its documents',
    statement: `insert into closed_months (month, closed_by, balance_bigint, invoices, invoiced_bigint,
        invoiced_tax_bigint, credit_notes, credited_bigint, credited_tax_bigint)
      select '2001-01-01', id, 0, 1, 0, 0, 0, 0, 0 from users limit 1`,
  },
  {
    check: 'closed-months-match-the-books',
    by: 'a closed month with money that no entry moved',
    statement: `with closed as (
        insert into closed_months (month, closed_by, balance_bigint, invoices, invoiced_bigint, invoiced_tax_bigint,
          credit_notes, credited_bigint, credited_tax_bigint)
        select '2001-01-01', id, 0, 0, 0, 0, 0, 0, 0 from users limit 1)
      insert into closed_month_accounts (month, account, amount_bigint, entries)
      values ('2001-01-01', 'refunds', 1, 1)`,
  },
];
