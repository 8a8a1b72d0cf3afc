-- A redeemed gift code gave exactly its redeemer a holding of its product, or of parts of its bundle (active or ended
-- since), no other code gave any.
select g.id as gift_code_id, g.status, h.id as holding_id
from gift_codes g left join user_products h on h.gift_code_id = g.id
where (g.status = 'redeemed') <> (h.id is not null)
   or h.id is not null and (h.user_id, h.order_id) is distinct from (g.redeemed_by, g.order_id)
   or h.id is not null and case when h.bundle_item_id is null then h.product_id <> g.product_id
                           else h.bundle_item_id <> g.order_item_id end;
