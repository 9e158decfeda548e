import { createHash } from 'node:crypto'
import type { FoundFact, leaveAsItIs as leaveAsItIsCall } from '#contract/before-sharing.ts'
import type { Body } from '#contract/endpoint.ts'
import { findPrivateFacts, type PrivateFact, type SharedText } from '#contract/private-facts.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import * as repo from './repo.ts'

// What strangers could read of a memorial, and its hosts may not want (docs/decisions/0026).

/** As many as somebody looks through; what comes after them is told once these are done. */
const MOST = 20
const DAY_MS = 24 * 60 * 60 * 1000

/** Nothing unless everybody with the link can read the memorial. */
export async function look({ db, clock }: Pick<Context, 'db' | 'clock'>, { memorialUuid }: HostAccess) {
  const { facts, left } = await find(db, memorialUuid, clock.now())
  return { facts: facts.filter(({ key }) => !left.includes(key)).slice(0, MOST) }
}

/** Of what is left as it is, only what still stands on the page is kept. */
export async function leaveAsItIs(
  context: Pick<Context, 'db' | 'clock'>,
  host: HostAccess,
  { key, left: isLeft }: Body<typeof leaveAsItIsCall>,
) {
  const { db, clock } = context
  await db.transaction().execute(async (tx) => {
    await repo.lockMemorial(tx, host.memorialUuid)
    const { facts, left } = await find(tx, host.memorialUuid, clock.now())
    const wanted = new Set(isLeft ? [...left, key] : left.filter((one) => one !== key))
    const kept = new Set(facts.map((fact) => fact.key).filter((one) => wanted.has(one)))
    await repo.setLeft(tx, host.memorialUuid, [...kept])
  })
  return look(context, host)
}

async function find(
  db: Db,
  memorialUuid: string,
  now: Date,
): Promise<{ facts: FoundFact[]; left: string[] }> {
  const memorial = await repo.readTexts(db, memorialUuid)
  if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
  const { leftAsItIs: left } = memorial
  if (memorial.visibility !== 'LINK') return { facts: [], left }
  const stories = await repo.listStories(db, memorialUuid)
  const captions = await repo.listCaptions(db, memorialUuid)
  const events = await repo.listEvents(db, memorialUuid)
  const texts: SharedText[] = [
    { place: 'MESSAGE', uuid: null, text: memorial.hostMessage ?? '' },
    { place: 'ADDRESS', uuid: null, text: memorial.address ?? '' },
    { place: 'DETAILS', uuid: null, text: memorial.details ?? '' },
    ...events.flatMap(({ uuid, kind, title, place, details }): SharedText[] => {
      const isGathering = kind === 'GATHERING' || kind === 'OTHER'
      // A title such as "Tea at number nine" belongs to the place.
      return [
        { place: 'EVENT', uuid, text: [place, title].filter(Boolean).join(', '), isGathering },
        { place: 'EVENT', uuid, text: details ?? '' },
      ]
    }),
    ...stories.map(
      ({ uuid, title, text }): SharedText => ({
        place: 'STORY',
        uuid,
        text: title ? `${title}\n${text}` : text,
      }),
    ),
    ...captions.map(({ uuid, title }): SharedText => ({ place: 'CAPTION', uuid, text: title })),
  ]
  // It is over in every time zone once a day has passed.
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10)
  const days = [memorial.memorialDate, ...events.map(({ date }) => date)]
  const hasComingDay = days.some((day) => day !== null && day >= yesterday)
  const facts = findPrivateFacts({ texts, birthDate: memorial.birthDate, hasComingDay })
  return { facts: facts.map((fact) => ({ ...fact, key: keyOf(fact) })), left }
}

/** Without the uuid: a story that is saved anew may get another one. */
const keyOf = ({ kind, place, match }: PrivateFact): string =>
  createHash('sha256').update([kind, place, match].join('\n')).digest('hex').slice(0, 32)
