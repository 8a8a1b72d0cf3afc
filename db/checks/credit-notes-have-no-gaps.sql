-- The numbers of a year run from 1 to the counter, each once.
select c.year, c.last_number, count(n.id) as credit_notes, max(n.sequence) as highest
from credit_note_counters c
left join credit_notes n on n.year = c.year
group by c.year, c.last_number
having count(n.id) <> c.last_number or coalesce(max(n.sequence), 0) <> c.last_number
    or count(distinct n.sequence) <> count(n.id);
