-- An invoice says what its order cost and the tax that its rate puts into it, is dated with its sale or later, and has the
-- number of that year.
select i.number, i.issued_on, i.total_bigint, o.amount_bigint, i.tax_bigint
from invoices i join orders o on o.id = i.order_id
where i.total_bigint is distinct from o.amount_bigint
   or i.tax_bigint <> coalesce(round(
        i.total_bigint / 100.0 * i.tax_rate_percent * i.tax_base_numerator
        / (100 * i.tax_base_denominator + i.tax_rate_percent * i.tax_base_numerator)) * 100, 0)
   or i.issued_on is null
   or i.issued_on < (o.created_at at time zone interval '7 hours')::date
   or extract(year from i.issued_on) <> i.year;
