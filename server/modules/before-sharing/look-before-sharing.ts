import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type leaveAsItIs as leaveCall, placeOfText } from '#contract/before-sharing.ts'
import type { Body } from '#contract/endpoint.ts'
import { isWholeDay } from '#contract/life-dates.ts'
import { memorialTextNames, ownTextNames } from '#contract/memorial-texts.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { firstDay } from '#server/lib/programme.ts'
import type { Context } from '#server/ports/context.ts'
import { findPrivateFacts, type PrivateFact, type SharedText } from './rules.ts'

/** As many as somebody looks through; what comes after them is told once these are done. */
const MOST = 20
const DAY_MS = 24 * 60 * 60 * 1000

type Needs = Pick<Context, 'db' | 'clock'>

/** Nothing unless everybody with the link can read the memorial. Rejects with MEMORIAL_NOT_FOUND. */
export async function lookBeforeSharing(needs: Needs, { memorialUuid }: HostAccess) {
  const { facts, left } = await findFacts(needs, memorialUuid)
  return { facts: facts.filter(({ key }) => !left.includes(key)).slice(0, MOST) }
}

/** Only hashes are kept, of what stands on the page. */
export async function leaveAsItIs(
  needs: Needs,
  host: HostAccess,
  { key, left: isLeft }: Body<typeof leaveCall>,
) {
  const { facts } = await findFacts(needs, host.memorialUuid)
  const others = sql<string[]>`array_remove(left_as_it_is, ${key})`
  if (facts.some((fact) => fact.key === key))
    await needs.db
      .updateTable('memorials')
      .set({ leftAsItIs: isLeft ? sql<string[]>`array_append(${others}, ${key})` : others })
      .where('uuid', '=', host.memorialUuid)
      .execute()
  return lookBeforeSharing(needs, host)
}

async function findFacts({ db, clock }: Needs, memorialUuid: string) {
  const memorial = await db
    .selectFrom('memorials')
    .select(['visibility', 'birthDate', 'leftAsItIs as left', ...ownTextNames, ...firstDay])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
  const { visibility, birthDate, left } = memorial
  if (visibility !== 'LINK') return { facts: [], left }
  // A gathering has its hour in a field of its own. It is over in every time zone once a day has passed.
  const yesterday = new Date(clock.now().getTime() - DAY_MS).toISOString().slice(0, 10)
  const own = memorialTextNames.map((name) => ({
    place: placeOfText[name],
    uuid: null,
    text: memorial[name],
  }))
  const { rows: others } = await sql<SharedText & { text: string | null }>`
    select 'EVENT' as place, uuid, concat_ws(E'\n', case when kind in ('GATHERING', 'OTHER') and date >= ${yesterday}
        then concat_ws(', ', place, title, left(begins::text, 5)) end, details) as text, 1 as kind, position
      from events where memorial_uuid = ${memorialUuid} and uuid <> memorial_uuid and audience = 'EVERYONE' and cancelled_at is null
    union all select 'STORY', uuid, concat_ws(E'\n', title, text), 2, position
      from stories where memorial_uuid = ${memorialUuid}
    union all select 'CAPTION', uuid, title, 3, position
      from media where memorial_uuid = ${memorialUuid} and role in ('PHOTO', 'FILM') and deleted_at is null
    order by kind, position, uuid`.execute(db)
  const born: PrivateFact[] = isWholeDay(birthDate)
    ? [{ kind: 'BIRTH_DATE', place: 'BIRTH_DATE', uuid: null, before: '', match: birthDate, after: '' }]
    : []
  const found = [
    ...born,
    ...[...own, ...others].flatMap(({ text, ...of }) => (text ? findPrivateFacts({ ...of, text }) : [])),
  ]
  // The same words in the same kind of field are told once.
  const facts = new Map(found.map((fact) => [keyOf(fact), { ...fact, key: keyOf(fact) }]))
  return { facts: [...facts.values()], left }
}

/** Without the uuid: a story that is saved anew may get another one. */
const keyOf = ({ kind, place, match }: PrivateFact): string =>
  createHash('sha256').update([kind, place, match].join('\n')).digest('hex').slice(0, 32)
