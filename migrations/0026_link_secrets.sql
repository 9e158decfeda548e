-- Links that open a file for whoever holds them are sealed with a secret of their memorial: no link is stored, and a
-- new secret takes back all that were given out.

alter table memorials add column link_secret text not null
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
