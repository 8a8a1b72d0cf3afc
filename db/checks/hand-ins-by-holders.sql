-- Nobody handed in for a course that they never held, or the file of somebody else.
select t.id, t.user_id, t.product_id
from lesson_hand_ins t
left join media_files f on f.id = t.file_id
where not exists (select from user_products h where h.user_id = t.user_id and h.product_id = t.product_id)
   or f.uploaded_by <> t.user_id or f.access <> 'owner';
