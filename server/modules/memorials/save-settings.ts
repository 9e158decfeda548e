import type { Body } from '#contract/endpoint.ts'
import type { changeSettings } from '#contract/safety.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { normalisePasscode } from '#server/lib/normalise-text.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import * as views from '#server/modules/views/show-memorial.ts'
import type { Context } from '#server/ports/context.ts'

/**
 * Settings of a memorial: who may see it, its language, whose contributions appear at once, the order of its photos.
 * They are no edit: a browser's draft has none of them. A new passcode closes the memorial on every device that knew the
 * old one. Rejects with PASSCODE_MISSING when one is needed and none was ever set.
 */
export async function saveSettings(context: Context, host: HostAccess, wanted: Body<typeof changeSettings>) {
  const { memorialUuid, userUuid } = host
  const { visibility, passcode, ...others } = wanted
  const normalised = passcode === undefined ? '' : normalisePasscode(passcode)
  const passcodeHash = normalised === '' ? undefined : await hashPassword(normalised, userUuid)
  const fields = { visibility, passcodeHash, ...others }
  const memorial = await changes.change(context, memorialUuid, async (tx) => {
    if (visibility === 'PASSCODE' && !passcodeHash) {
      const before = tx.selectFrom('memorials').select('passcodeHash').where('uuid', '=', memorialUuid)
      if ((await before.executeTakeFirstOrThrow()).passcodeHash === null)
        throw new DomainError('PASSCODE_MISSING', { field: 'passcode' })
    }
    if (Object.values(fields).some((value) => value !== undefined)) {
      await tx.updateTable('memorials').set(fields).where('uuid', '=', memorialUuid).execute()
      await auditLog.record(context, tx, host, 'CHANGED_SETTINGS')
    }
    return views.readHostView(context, host, tx)
  })
  return { memorial }
}
