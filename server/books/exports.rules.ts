import type { CoretaxProblem, JournalAccount } from '#shared/money/books.ts';
import type { Company } from '#shared/money/company.ts';
import type { LedgerType } from '#shared/money/ledger.ts';
import {
  negateSen,
  type Sen,
  subtractSen,
  type TaxTerms,
  taxedPart,
  toFixedRupiah,
} from '#shared/money/money.ts';

export interface JournalPosting {
  /** The day is in WIB. */
  readonly day: string;
  readonly posting_id: number;
  readonly type: LedgerType;
  readonly description: string;
  /** Number of the invoice, credit note or receipt, else of the posting. */
  readonly document: string;
  /** Sen of tax inside the revenue or the refund, as on its document. */
  readonly tax: Sen;
  /** Signed sen that sum to zero; positive is a credit. */
  readonly entries: readonly { readonly account: JournalAccount; readonly amount: Sen }[];
}

export interface JournalLine extends Omit<JournalPosting, 'entries' | 'tax'> {
  readonly account: JournalAccount;
  readonly amount: Sen;
}

const TAXED: ReadonlySet<JournalAccount> = new Set(['sales_revenue', 'subscription_revenue', 'refunds']);

/** The ledger keeps prices with tax; the journal splits the tax off, and the sum stays zero. */
export function journalLines({ entries, tax, ...posting }: JournalPosting): readonly JournalLine[] {
  return entries.flatMap(({ account, amount }): readonly JournalLine[] => {
    if (tax === 0 || !TAXED.has(account)) return [{ ...posting, account, amount }];
    const share = amount > 0 ? tax : negateSen(tax);
    return [
      { ...posting, account, amount: subtractSen(amount, share) },
      { ...posting, account: 'tax_payable', amount: share },
    ];
  });
}

export interface CoretaxInvoice {
  readonly number: string;
  readonly issued_on: string;
  readonly email: string;
  readonly seller_npwp: string;
  readonly buyer: Company | null;
  /** Null: no PPN. */
  readonly terms: TaxTerms | null;
  readonly lines: readonly CoretaxLine[];
}
export interface CoretaxLine {
  readonly name: string;
  /** Paid amount including tax, in sen. */
  readonly total: Sen;
  readonly tax: Sen;
}

export interface TaxInvoice extends CoretaxInvoice {
  readonly buyer: Company;
  readonly terms: TaxTerms;
}

type Fields<Facts> = readonly (readonly [name: string, value: string | ((facts: Facts) => string)])[];

/** Place of business of a taxpayer's head office. */
const HEAD_OFFICE = '000000';

/**
 * Elements of `TaxInvoiceBulk` in the order and spelling of the tax office's template (ADR 0019).
 * Transaction code 04: the tax base differs from the price; 01: it is the price.
 */
const invoiceFields: Fields<TaxInvoice> = [
  ['TaxInvoiceDate', ({ issued_on }) => issued_on],
  ['TaxInvoiceOpt', 'Normal'],
  ['TrxCode', ({ terms }) => (terms.base_numerator === terms.base_denominator ? '01' : '04')],
  ['AddInfo', ''],
  ['CustomDoc', ''],
  ['RefDesc', ({ number }) => number],
  ['FacilityStamp', ''],
  ['SellerIDTKU', ({ seller_npwp }) => seller_npwp + HEAD_OFFICE],
  ['BuyerTin', ({ buyer }) => buyer.npwp],
  ['BuyerDocument', 'TIN'],
  ['BuyerCountry', 'IDN'],
  ['BuyerDocumentNumber', ''],
  ['BuyerName', ({ buyer }) => buyer.name],
  ['BuyerAdress', ({ buyer }) => buyer.address.replace(/\s+/g, ' ')],
  ['BuyerEmail', ({ email }) => email],
  ['BuyerIDTKU', ({ buyer }) => buyer.npwp + HEAD_OFFICE],
];

interface LineOfInvoice extends CoretaxLine {
  readonly terms: TaxTerms;
}

const taxBase = ({ total, tax }: CoretaxLine): Sen => subtractSen(total, tax);

/** One unit at the paid amount, so that the figures agree to the sen. B: a service; 0033: another unit. */
const lineFields: Fields<LineOfInvoice> = [
  ['Opt', 'B'],
  ['Code', '000000'],
  ['Name', ({ name }) => name],
  ['Unit', 'UM.0033'],
  ['Price', (line) => toFixedRupiah(taxBase(line))],
  ['Qty', '1'],
  ['TotalDiscount', '0'],
  ['TaxBase', (line) => toFixedRupiah(taxBase(line))],
  ['OtherTaxBase', (line) => toFixedRupiah(taxedPart(taxBase(line), line.terms))],
  ['VATRate', ({ terms }) => String(terms.rate_percent)],
  ['VAT', ({ tax }) => toFixedRupiah(tax)],
  ['STLGRate', '0'],
  ['STLG', '0'],
];

export interface XmlElement {
  readonly name: string;
  readonly content: string | readonly XmlElement[];
}

const elementsOf = <Facts>(fields: Fields<Facts>, facts: Facts): readonly XmlElement[] =>
  fields.map(([name, value]) => ({ name, content: typeof value === 'string' ? value : value(facts) }));

/** All invoices have the same seller. */
export function taxInvoiceBulk(invoices: readonly TaxInvoice[]): XmlElement {
  const [first] = invoices;
  return {
    name: 'TaxInvoiceBulk',
    content: [
      { name: 'TIN', content: first?.seller_npwp ?? '' },
      { name: 'ListOfTaxInvoice', content: invoices.map(taxInvoice) },
    ],
  };
}

function taxInvoice(invoice: TaxInvoice): XmlElement {
  const goods = invoice.lines.map((line): XmlElement => {
    return { name: 'GoodService', content: elementsOf(lineFields, { ...line, terms: invoice.terms }) };
  });
  return {
    name: 'TaxInvoice',
    content: [...elementsOf(invoiceFields, invoice), { name: 'ListOfGoodService', content: goods }],
  };
}

export interface CoretaxMapping {
  readonly invoices: readonly TaxInvoice[];
  readonly problems: readonly { readonly number: string; readonly problem: CoretaxProblem }[];
}

/** The seller is that of the newest invoice the file can hold. */
export function mapInvoices(all: readonly CoretaxInvoice[]): CoretaxMapping {
  const seller = all.findLast((invoice) => invoice.seller_npwp !== '')?.seller_npwp ?? '';
  const invoices: TaxInvoice[] = [];
  const problems: CoretaxMapping['problems'][number][] = [];
  for (const invoice of all) {
    const { number, buyer, terms } = invoice;
    if (terms === null) problems.push({ number, problem: 'NO_TAX' });
    else if (invoice.seller_npwp === '') problems.push({ number, problem: 'SELLER_NPWP_MISSING' });
    else if (invoice.seller_npwp !== seller) problems.push({ number, problem: 'SELLER_DIFFERS' });
    else if (buyer === null) problems.push({ number, problem: 'BUYER_NPWP_MISSING' });
    else invoices.push({ ...invoice, buyer, terms });
  }
  return { invoices, problems };
}
