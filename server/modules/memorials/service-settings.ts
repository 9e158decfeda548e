import type { Body } from '#contract/endpoint.ts'
import type { Memorial } from '#contract/memorials.ts'
import type { changeSettings } from '#contract/safety.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import type { HostAccess, HostFacts } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { normalisePasscode } from '#server/lib/normalise-text.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Database, Db, Tx } from '#server/ports/database.ts'
import { presentBlocked } from './present.ts'
import { deleteBlocked, listBlocked } from './repo-blocking.ts'
import { findLanguage, hasPasscode, type Settings, updateSettings } from './repo-settings.ts'

interface SettingsDeps {
  db: Database
  auditLog: Pick<AuditLog, 'record'>
  /** The service's own functions. */
  change<T>(memorialUuid: string, work: (tx: Tx) => Promise<T>): Promise<T>
  present(from: Db, host: HostFacts): Promise<Memorial>
}

/** Settings of a memorial: who may see it, its language, whose contributions appear at once, and who is blocked. */
export function settings({ db, auditLog, change, present }: SettingsDeps) {
  /**
   * Settings are no edit: a browser's draft has none of them. A new passcode closes the memorial on every device that
   * knew the old one. Rejects with PASSCODE_MISSING when one is needed and none was ever set.
   */
  async function saveSettings(host: HostAccess, wanted: Body<typeof changeSettings>) {
    const { memorialUuid, userUuid } = host
    const { visibility, passcode, searchIndexed, appearAtOnce, language } = wanted
    const normalised = passcode === undefined ? '' : normalisePasscode(passcode)
    const fields: Settings = {
      ...(visibility && { visibility }),
      ...(normalised !== '' && { passcodeHash: await hashPassword(normalised, userUuid) }),
      ...(searchIndexed !== undefined && { searchIndexed }),
      ...(appearAtOnce && { appearAtOnce }),
      ...(language !== undefined && { language }),
    }
    const memorial = await change(memorialUuid, async (tx) => {
      if (visibility === 'PASSCODE' && normalised === '' && !(await hasPasscode(tx, memorialUuid)))
        throw new DomainError('PASSCODE_MISSING', { field: 'passcode' })
      if (Object.keys(fields).length > 0) {
        await updateSettings(tx, memorialUuid, fields)
        await auditLog.record(tx, host, 'CHANGED_SETTINGS')
      }
      return present(tx, host)
    })
    return { memorial }
  }

  const blocked = async ({ memorialUuid }: HostAccess) => ({
    blocked: (await listBlocked(db, memorialUuid)).map(presentBlocked),
  })

  /** The person may add again; what was removed stays removed. Rejects with NOT_BLOCKED. */
  async function unblock(host: HostAccess, blockedUuid: string) {
    await db.transaction().execute(async (tx) => {
      if (!(await deleteBlocked(tx, host.memorialUuid, blockedUuid))) throw new DomainError('NOT_BLOCKED')
      await auditLog.record(tx, host, 'UNBLOCKED')
    })
    return blocked(host)
  }

  /** The language of prints and offline copies: the page's, else its owner's. */
  const languageOf = async (memorialUuid: string): Promise<Language> =>
    (await findLanguage(db, memorialUuid))?.language ?? defaultLanguage

  return { languageOf, saveSettings, listBlocked: blocked, unblock }
}
