-- What the operator did: rows are added, and never changed or deleted (docs/decisions/0432). Each carries the hash of the one
-- before, so that a change by somebody who switched the triggers off is found.
create table operator_log (
  -- Without gaps, from 1.
  number bigint primary key,
  at timestamptz not null,
  -- A call of the contract, such as `POST /operator/memorials/hide/:memorialUuid`, with what it was about.
  call text not null,
  about jsonb not null,
  former_hash bytea not null,
  hash bytea not null
);

create function operator_log_hash(entry operator_log) returns bytea language sql stable as $$
  select sha256(entry.former_hash || convert_to(concat_ws(e'\n', entry.number,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.call, entry.about), 'UTF8'))
$$;

-- One after another: two at once would follow the same entry.
create function chain_operator_log() returns trigger language plpgsql as $$
declare
  former operator_log;
begin
  perform pg_advisory_xact_lock(hashtext('operator_log'));
  select * into former from operator_log order by number desc limit 1;
  new.number := coalesce(former.number, 0) + 1;
  new.former_hash := coalesce(former.hash, '\x'::bytea);
  new.hash := operator_log_hash(new);
  return new;
end $$;
create trigger chain_operator_log before insert on operator_log for each row execute function chain_operator_log();

create function refuse_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'The log of the operator is never changed';
end $$;
create trigger refuse_log_change before update or delete on operator_log for each row execute function refuse_log_change();
create trigger refuse_log_truncate before truncate on operator_log execute function refuse_log_change();
