import type { Body } from '#contract/endpoint.ts'
import type { changeSettings } from '#contract/safety.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { normalisePasscode } from '#server/lib/normalise-text.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'

/**
 * Settings of a memorial: who may see it, its language, whose contributions appear at once, the order of its photos.
 * They are no edit: a browser's draft has none of them. A new passcode closes the memorial on every device that knew the
 * old one. Rejects with PASSCODE_MISSING when one is needed and none was ever set.
 */
export async function saveSettings(context: Context, host: HostAccess, wanted: Body<typeof changeSettings>) {
  const { memorialUuid, userUuid } = host
  const { visibility, passcode, searchIndexed, appearAtOnce, language, photoOrder, isNamedAfter } = wanted
  const normalised = passcode === undefined ? '' : normalisePasscode(passcode)
  const fields = {
    ...(visibility && { visibility }),
    ...(normalised !== '' && { passcodeHash: await hashPassword(normalised, userUuid) }),
    ...(searchIndexed !== undefined && { searchIndexed }),
    ...(appearAtOnce && { appearAtOnce }),
    ...(language !== undefined && { language }),
    ...(photoOrder && { photoOrder }),
    ...(isNamedAfter !== undefined && { isNamedAfter }),
  }
  const memorial = await changes.change(context, memorialUuid, async (tx) => {
    if (visibility === 'PASSCODE' && normalised === '' && !(await hasPasscode(tx, memorialUuid)))
      throw new DomainError('PASSCODE_MISSING', { field: 'passcode' })
    if (Object.keys(fields).length > 0) {
      await tx.updateTable('memorials').set(fields).where('uuid', '=', memorialUuid).execute()
      await auditLog.record(context, tx, host, 'CHANGED_SETTINGS')
    }
    return views.readHostView(context, host, tx)
  })
  return { memorial }
}

async function hasPasscode(tx: Tx, memorialUuid: string): Promise<boolean> {
  const { passcodeHash } = await tx
    .selectFrom('memorials')
    .select('passcodeHash')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return passcodeHash !== null
}
