import type { AnniversarySettings, changeAnniversary as changeCall } from '#contract/anniversaries.ts'
import type { Body } from '#contract/endpoint.ts'
import { dateOf } from '#server/lib/anniversary.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import * as repo from './repo.ts'

// What each host chose for themselves, and on which day the memorial has its anniversary.

export async function getAnniversary({ db }: Pick<Context, 'db'>, host: HostAccess) {
  return { anniversary: await settingsOf(db, host) }
}

/** An absent choice stays. The day stands on the page, so that its pages are made again. */
export async function changeAnniversary(context: Context, host: HostAccess, wanted: Body<typeof changeCall>) {
  const { memorialUuid, userUuid } = host
  const { onMemorialDate } = wanted
  if (onMemorialDate !== undefined)
    await changes.change(context, memorialUuid, async (tx) => {
      await repo.setOnMemorialDate(tx, memorialUuid, onMemorialDate)
      await auditLog.record(context, tx, host, 'CHANGED_SETTINGS')
    })
  await context.db.transaction().execute(async (tx) => {
    const before = await repo.findNote(tx, memorialUuid, userUuid)
    const { onDeath = before?.onDeath ?? false, onBirth = before?.onBirth ?? false } = wanted
    await repo.setNote(tx, { memorialUuid, userUuid }, { onDeath, onBirth }, context.clock.now())
  })
  return getAnniversary(context, host)
}

async function settingsOf(db: Db, { memorialUuid, userUuid }: HostAccess): Promise<AnniversarySettings> {
  const dates = await repo.readDates(db, memorialUuid)
  if (!dates) throw new DomainError('MEMORIAL_NOT_FOUND')
  const note = await repo.findNote(db, memorialUuid, userUuid)
  return {
    onDeath: note?.onDeath ?? false,
    onBirth: note?.onBirth ?? false,
    onMemorialDate: dates.anniversaryOnMemorialDate,
    deathDay: dateOf('DEATH', { ...dates, anniversaryOnMemorialDate: false }),
    birthDay: dateOf('BIRTH', dates),
    memorialDay: dates.memorialDate,
  }
}
