-- Why a lead was won or lost, in a few words, with the move that ended it.
alter table lead_status_changes add column reason text check (length(reason) between 1 and 200);
