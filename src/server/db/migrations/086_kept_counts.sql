-- What the pieces of begun work have come to, so that a run after a crash counts on.

alter table jobs add column kept jsonb;
