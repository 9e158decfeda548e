-- Looked up on every deletion of what they point at.
create index memorials_profile_photo_idx on memorials (profile_photo_uuid) where profile_photo_uuid is not null;
create index memorials_host_video_idx on memorials (host_video_uuid) where host_video_uuid is not null;
create index former_slugs_memorial_idx on former_slugs (memorial_uuid);
create index payments_user_idx on payments (user_uuid);
