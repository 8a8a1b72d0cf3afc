-- Pages of the shop name the refund rule and the business by their settings, so that they can not say something else
-- (`{refund_days}`, `{refund_max_percent}`, `{brand_name}`). Only the words that came with the product are rewritten.
update site_pages set content = replace(replace(replace(content,
    'dana dalam 7 hari sejak pembelian', 'dana dalam {refund_days} hari sejak pembelian'),
    'belum dipakai lebih dari 20%', 'belum dipakai lebih dari {refund_max_percent}%'),
    'batas 7 hari dan 20% tidak berlaku', 'batas {refund_days} hari dan {refund_max_percent}% tidak berlaku')
where name = 'terms';
