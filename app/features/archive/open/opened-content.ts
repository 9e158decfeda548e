import { goalText } from '#app/draft/fund-goal.ts'
import { newId } from '#app/draft/ids.ts'
import {
  blankFund,
  type DraftContact,
  type DraftFund,
  type DraftPhoto,
  type DraftStory,
} from '#app/draft/schema.ts'
import type { Archive, Row, TableName } from '#app/lib/archive/open-archive.ts'
import { aBoolean, aNumber, aString, or } from '#app/lib/read-stored.ts'
import { contactKey, contactText, isContact } from '#contract/contacts-text.ts'
import { films as filmLimits } from '#contract/host-limits.ts'
import { latestToday } from '#contract/life-dates.ts'
import { contacts, funds, memorial as limits } from '#contract/limits.ts'
import { inOrderOfTime, isPhotoDate, isPhotoDateAhead, photoTimeKey } from '#contract/photo-date.ts'

// What of an archive goes into a draft: only what its holder could have typed or chosen (docs/decisions/0036). Ids, links, printed
// codes, payments, gifts and hosts are not even read.

/** A photo of the hosts, before its file was read. */
export interface OpenedPhoto extends Pick<DraftPhoto, 'caption' | 'rotation' | 'saidDate'> {
  mediaUuid: string
  /** What the former server knew of its day. */
  former: {
    takenAt: string | null
    fileDate: string | null
    fileDateSource: 'XMP' | 'FILE_NAME' | null
    isScan: boolean
  }
}

/** A file of the hosts that cannot go into the draft. `tooMany`: a memorial takes no more. */
export interface LeftOut {
  mediaUuid: string
  why: 'damaged' | 'missing' | 'tooMany' | 'tooLarge' | 'notPhoto'
}

export interface OpenedContent {
  texts: {
    personName: string
    birthDate: string
    deathDate: string
    memorialDate: string
    address: string
    details: string
    personalMessage: string
  }
  stories: DraftStory[]
  contacts: DraftContact[]
  /** People who asked not to be written to: they are not invited again. */
  unsubscribed: number
  funds: DraftFund[]
  photos: OpenedPhoto[]
  films: { mediaUuid: string; caption: string; seconds: number | null }[]
  portrait: string | null
  video: { mediaUuid: string; seconds: number } | null
  isVideoShown: boolean
  /** By what the archive says; their files are looked at later (`taken.ts`). */
  leftOut: LeftOut[]
}

/** What others gave, which waits until the memorial is paid for. */
export interface FromOthers {
  memories: number
  answers: number
}

const text = (row: Row, column: string, max: number): string => or(aString, '')(row[column]).slice(0, max)
const maybe = (row: Row, column: string): string | null => or(aString, null)(row[column])
const number = (row: Row, column: string): number => or(aNumber, 0)(row[column])

/** The rows of a table as their hosts had ordered them. */
const ordered = ({ tables }: Archive, table: TableName): Row[] =>
  tables[table].toSorted(
    (one, other) =>
      number(one, 'position') - number(other, 'position') ||
      compare(text(one, 'createdAt', 40), text(other, 'createdAt', 40)) ||
      compare(text(one, 'uuid', 40), text(other, 'uuid', 40)),
  )

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

export const othersIn = ({ tables }: Archive): FromOthers => ({
  memories: tables.contributions.length,
  answers: tables.rsvps.length,
})

export function openedContent(archive: Archive): OpenedContent {
  const { memorial } = archive
  const media = ordered(archive, 'media')
  const inRole = (role: string) => media.filter((row) => row.role === role)
  const video = inRole('HOST_VIDEO').find(({ uuid }) => uuid === memorial.hostVideoUuid)
  const { people, unsubscribed } = peopleIn(archive)
  const photos = photosIn(inRole('PHOTO'), memorial)
  const films = inRole('FILM').map((row) => ({
    mediaUuid: text(row, 'uuid', 40),
    caption: text(row, 'title', limits.captionMax),
    seconds: or(aNumber, null)(row.durationSeconds),
  }))
  const videoUuid = maybe(memorial, 'hostVideoUuid')
  return {
    texts: {
      personName: text(memorial, 'nameOfPerson', limits.nameMax),
      birthDate: text(memorial, 'birthDate', 11),
      deathDate: text(memorial, 'deathDate', 11),
      memorialDate: dayOf(text(memorial, 'memorialDate', 10)),
      address: text(memorial, 'address', limits.addressMax),
      details: text(memorial, 'details', limits.detailsMax),
      personalMessage: text(memorial, 'hostMessage', limits.messageMax),
    },
    stories: ordered(archive, 'stories')
      .map((row) => ({
        id: newId(),
        title: text(row, 'title', limits.storyTitleMax),
        text: text(row, 'text', limits.storyMax),
        uuid: null,
      }))
      .slice(0, limits.storiesMax),
    contacts: people,
    unsubscribed,
    funds: fundsIn(archive),
    photos: photos.slice(0, limits.photosMax),
    films: films.slice(0, filmLimits.ownMax),
    portrait: maybe(memorial, 'profilePhotoUuid'),
    isVideoShown: memorial.isVideoShown === true,
    video: video ? { mediaUuid: text(video, 'uuid', 40), seconds: number(video, 'durationSeconds') } : null,
    leftOut: [
      ...[...photos.slice(limits.photosMax), ...films.slice(filmLimits.ownMax)].map(
        ({ mediaUuid }): LeftOut => ({ mediaUuid, why: 'tooMany' }),
      ),
      ...(videoUuid !== null && !video ? [{ mediaUuid: videoUuid, why: 'missing' } as const] : []),
    ],
  }
}

const dayOf = (stored: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(stored) && !Number.isNaN(Date.parse(stored)) ? stored : ''

/** A date as a host can choose it, which is none to come; of a clock its first characters. */
function photoDate(row: Row, column: string, characters?: number): string | null {
  const date = maybe(row, column)?.slice(0, characters) ?? null
  return date !== null && isPhotoDate(date) && !isPhotoDateAhead(date, latestToday(new Date())) ? date : null
}

/** In the order in which visitors saw them. */
function photosIn(rows: readonly Row[], memorial: Row): OpenedPhoto[] {
  const photos = rows.map((row): OpenedPhoto => {
    const turns = number(row, 'rotation')
    const source = row.fileDateSource
    return {
      mediaUuid: text(row, 'uuid', 40),
      caption: text(row, 'title', limits.captionMax),
      rotation: Number.isInteger(turns) && turns >= 0 && turns <= 3 ? turns : 0,
      saidDate: photoDate(row, 'saidDate'),
      former: {
        takenAt: photoDate(row, 'takenAt', 10) && maybe(row, 'takenAt'),
        fileDate: photoDate(row, 'fileDate'),
        fileDateSource: source === 'XMP' || source === 'FILE_NAME' ? source : null,
        isScan: or(aBoolean, false)(row.isScan),
      },
    }
  })
  if (memorial.photoOrder !== 'TIME') return photos
  const life = { birthDate: maybe(memorial, 'birthDate'), deathDate: maybe(memorial, 'deathDate') }
  return inOrderOfTime(photos, ({ saidDate, former }) => photoTimeKey({ ...former, saidDate }, life))
}

function peopleIn(archive: Archive): { people: DraftContact[]; unsubscribed: number } {
  const rows = ordered(archive, 'contacts').flatMap((row) => {
    const told = contactText({ email: maybe(row, 'email'), phone: maybe(row, 'phone') })
    return isContact(told) ? [{ row, told }] : []
  })
  const seen = new Set<string>()
  const left = new Set(archive.tables.unsubscribed.map((row) => contactKey(text(row, 'email', 254))))
  const asked = rows.filter(
    ({ row, told }) => maybe(row, 'unsubscribedAt') === null && !left.has(contactKey(told)),
  )
  const people = asked
    .filter(({ told }) => !seen.has(contactKey(told)) && seen.add(contactKey(told)))
    .map(({ row, told }): DraftContact => {
      const name = [text(row, 'firstName', contacts.nameMax), text(row, 'surname', contacts.nameMax)]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' ')
      return { id: newId(), text: told, ...(name && { name, namedAs: told }), server: null }
    })
  return { people: people.slice(0, contacts.max), unsubscribed: rows.length - asked.length }
}

/** Closed funds stay closed. */
const fundsIn = (archive: Archive): DraftFund[] =>
  ordered(archive, 'funds')
    .filter((row) => maybe(row, 'deletedAt') === null)
    .map((row) => ({
      ...blankFund,
      id: newId(),
      title: text(row, 'title', funds.titleMax),
      description: text(row, 'description', funds.descriptionMax),
      recipient: text(row, 'recipient', funds.recipientMax),
      payout: text(row, 'payout', funds.payoutMax),
      charity: text(row, 'charity', funds.charityMax),
      goal: goalText(or(aNumber, null)(row.goalMinor)),
    }))
    .slice(0, funds.max)
