-- A visitor may agree to messages by WhatsApp beside the number of a checkout (ADR 0081).

alter table purchase_intents
  -- the sentence of the tick by which messages were wanted at `guest_phone`, granted when the mailed link is used; null:
  -- not ticked
  add column guest_whatsapp_words text check (length(guest_whatsapp_words) between 1 and 300);
