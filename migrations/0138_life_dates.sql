-- When a person was born and died, as exact as it is known: 1931-03-12, 1931-03, 1931, or 1931~ for about 1931 (EDTF,
-- contract/life-dates.ts). Null: not known, or never told.
alter table memorials
  add column birth_date text check (birth_date ~ '^[1-9]\d{3}(~|-\d\d(-\d\d)?)?$'),
  add column death_date text check (death_date ~ '^[1-9]\d{3}(~|-\d\d(-\d\d)?)?$');
