import { type RawBuilder, sql } from 'kysely'
import { UNKNOWN_DATE } from '#contract/photo-date.ts'

const plain = (date: RawBuilder<string | null>) => sql<string | null>`translate(${date}, 'X~', '')`
const [birth, death] = [plain(sql`memorials.birth_date`), plain(sql`memorials.death_date`)]
const byPerson = sql<string | null>`coalesce(media.host_date, media.said_date)`
const byFile = sql<string | null>`coalesce(media.file_date, media.taken_at)`

/**
 * `photoTimeKey` of the contract in SQL, for lists that are too long to be sorted here; null for a photo that has no date, or one in
 * doubt. Queries select from `media` joined with `memorials`. Texts are compared by byte, as JavaScript does.
 */
export const photoTimeKey: RawBuilder<string | null> = sql`(
  case
    when ${byPerson} = ${sql.lit(UNKNOWN_DATE)} then null
    when ${byPerson} is not null then
      case when length(${byPerson}) = 10 and starts_with(media.taken_at, ${byPerson}) then media.taken_at
        else ${plain(byPerson)} end
    when media.is_scan and media.file_date_source is distinct from 'XMP' then null
    when left(${byFile}, length(${birth})) collate "C" < left(${birth}, length(left(${byFile}, 10))) collate "C" then null
    when left(${byFile}, least(length(${death}), 10)) collate "C" > left(${death}, length(left(${byFile}, 10))) collate "C" then null
    when media.file_date is null or starts_with(media.taken_at, media.file_date) and length(media.file_date) = 10
      then media.taken_at
    else ${plain(sql`media.file_date`)}
  end) collate "C"`

/** The same where the hosts chose the order of time; null where they did not. */
export const chosenTimeKey: RawBuilder<string | null> = sql`(
  case when memorials.photo_order = 'TIME' then ${photoTimeKey} end) collate "C"`

/** Films of the hosts and of visible memories that everybody may see; `contributions` are joined by `recording_of`. */
export const isFilmShownToAll: RawBuilder<boolean> = sql`
  media.state = 'READY' and media.deleted_at is null and (
    media.role = 'FILM' or media.role = 'MEMORY_FILM'
      and contributions.state = 'VISIBLE' and contributions.deleted_at is null)`

/** Photos of the hosts and of visible memories that everybody may see. */
export const isShownToAll: RawBuilder<boolean> = sql`
  media.state = 'READY' and media.deleted_at is null and (
    media.role = 'PHOTO' or media.role = 'CONTRIBUTION'
      and contributions.state = 'VISIBLE' and contributions.deleted_at is null)`
