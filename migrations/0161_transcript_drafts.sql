-- What a machine heard in a video, until a host confirms or rewrites it (decision 0383).
alter table media add column transcript_draft text not null default '';
