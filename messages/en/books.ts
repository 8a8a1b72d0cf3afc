import { formatCount } from '#shared/money/money.ts';
import type { booksCopy as id } from '../id/books.ts';

const several = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const booksCopy: typeof id = {
  title: 'Books',
  failed: 'The books could not be loaded',
  period: 'Length of the period',
  month: 'Period',
  kinds: { month: 'Month', quarter: 'Quarter', year: 'Year' },
  quarter: (number, year) => `Q${number} ${year}`,
  steps: {
    month: { before: 'Previous month', after: 'Next month' },
    quarter: { before: 'Previous quarter', after: 'Next quarter' },
    year: { before: 'Previous year', after: 'Next year' },
  },
  months: {
    title: 'Months',
    empty: 'None of its months has begun yet.',
    month: 'Month',
    state: 'State',
    documents: 'Documents',
  },
  reports: 'Reports',
  states: { running: 'Running', open: 'Open', closed: 'Closed' },
  closedBy: (name, moment) => `Closed by ${name}, ${moment}`,
  figures: {
    title: 'Figures of this period',
    invoices: 'Invoices',
    creditNotes: 'Credit notes',
    tax: 'Output VAT',
    taxCaption: (out, back) => `${out} on invoices, ${back} on credit notes`,
    balance: 'Customer balances at the end',
    balanceCaption: 'owed to customers',
    count: (count) => several(count, 'document', 'documents'),
  },
  ledger: {
    title: 'Ledger',
    empty: 'Nothing has been booked in this period yet.',
    debit: 'Debit',
    credit: 'Credit',
    total: 'Debits equal credits',
    differs: 'Debits and credits differ',
  },
  journalHead: {
    date: 'date',
    posting: 'posting',
    account: 'account',
    accountName: 'account_name',
    debit: 'debit',
    credit: 'credit',
    document: 'document',
    description: 'description',
  },
  accounts: {
    gateway_clearing: 'Payment gateways',
    wallets: 'Customer balances',
    tax_payable: 'Output VAT',
    sales_revenue: 'Sales',
    subscription_revenue: 'Subscriptions',
    refunds: 'Refunds',
    promotions: 'Vouchers and promotions',
    adjustments: 'Balance adjustments',
  },
  documents: {
    title: 'Invoices and credit notes',
    empty: 'No invoice in this month yet.',
    newest: (shown) => `The newest ${formatCount(shown)}. The whole list is in the CSV file.`,
    number: 'Number',
    date: 'Date',
    buyer: 'Buyer',
    tax: 'VAT',
    total: 'Total',
    of: (invoice) => `for ${invoice}`,
  },
  downloads: {
    title: 'Download',
    journal: 'General journal (CSV)',
    journalHint: 'Date, account, debit, credit and document; debits equal credits',
    documents: 'List of documents (CSV)',
    documentsHint: 'Every invoice and credit note with its tax',
    coretax: (part, parts) => (parts > 1 ? `Coretax XML, part ${part}` : 'Coretax XML'),
    coretaxHint: (count) => several(count, 'tax invoice', 'tax invoices'),
    coretaxNone: 'No tax invoices this month',
    monthly: 'Coretax files are made month by month: open a month below.',
  },
  coretax: {
    title: 'Not in the Coretax XML',
    text: (count) =>
      `${several(count, 'invoice', 'invoices')} cannot be included. Credit notes of tax invoices are cancelled or replaced in Coretax.`,
    problems: {
      NO_TAX: 'without VAT',
      SELLER_NPWP_MISSING: 'the seller had no NPWP when it was issued',
      SELLER_DIFFERS: 'another seller’s NPWP than on the newest invoice',
      BUYER_NPWP_MISSING: 'the buyer has no NPWP',
    },
    persons: {
      title: 'Buyers without NPWP',
      count: (invoices, creditNotes) =>
        `${several(invoices, 'invoice', 'invoices')}${creditNotes === 0 ? '' : `, less ${several(creditNotes, 'credit note', 'credit notes')}`}`,
      base: 'Tax base',
      tax: 'VAT',
      sum: 'A retail seller reports them as one sum (digunggung) in the monthly VAT return, not through this XML. Confirm this with your tax adviser.',
      single:
        'If a buyer asks for a tax invoice in their name, enter it in Coretax with their NIK (16 zeros go where the NPWP stands) and take it out of this sum. This site does not ask for the NIK.',
    },
  },
  closing: {
    title: 'Close the month',
    done: 'The figures of this month are final.',
    doneText: 'What comes later is booked in the open month.',
    running: 'This month can be closed two hours after it ends.',
    earlier: (month) => `Close ${month} first.`,
    nothingOpen: 'Nothing is pending.',
    open: {
      missing_invoices: (count) =>
        `${several(count, 'invoice is', 'invoices are')} not issued yet; closing issues them`,
      missing_credit_notes: (count) =>
        `${several(count, 'credit note is', 'credit notes are')} not issued yet; closing issues them`,
      pending_refunds: (count) =>
        `${several(count, 'refund to the original payment is', 'refunds to the original payment are')} on the way; booked when the money leaves`,
      open_disputes: (count) =>
        `${several(count, 'dispute is', 'disputes are')} undecided; booked in the month of the decision`,
      waiting_adjustments: (count) =>
        `${several(count, 'balance adjustment waits', 'balance adjustments wait')} for approval; booked when approved`,
    },
    button: 'Close this month',
    busy: 'Closing the month…',
    ask: (month) => `Close ${month}?`,
    askText: 'Once closed, its figures never change again and the month cannot be reopened.',
    confirm: 'Close month',
    cancel: 'Cancel',
    closed: (month) => `${month} is closed`,
  },
};
