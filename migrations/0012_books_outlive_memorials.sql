-- What was paid and given stays in the books when the memorial is removed for good. It goes on naming the memorial
-- and the fund, which lead nowhere then, so that what belongs together can still be added up.
alter table payments drop constraint payments_memorial_uuid_fkey;
alter table donations drop constraint donations_memorial_uuid_fkey;
alter table donations drop constraint donations_fund_uuid_fkey;
