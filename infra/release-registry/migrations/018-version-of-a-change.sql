-- The release that a change was about, where that is not the one that lives: whose quarantine was lifted, for example. Null in
-- rows of before, and in those of a registry that does not know the column yet.
alter table registry.channel_revisions add column version text;
