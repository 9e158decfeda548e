-- What is said in a video, as somebody wrote it down; empty while nobody has. Pages show it beside the video, so they
-- follow it as they follow captions (decision 0382).
alter table media add column transcript text not null default '';

create trigger tell_pages_transcript after update of transcript on media
  for each row when (old.state = 'READY' and old.transcript is distinct from new.transcript)
  execute function tell_pages_of_media();
