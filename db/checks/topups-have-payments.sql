-- Every top-up posting belongs to exactly one payment.
select l.id as posting_id, l.created_at
from ledger_postings l
left join payments p on p.posting_id = l.id
where l.type = 'topup' and p.id is null;
