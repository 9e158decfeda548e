import type { PhotoOrder } from '#contract/memorials.ts'
import type { Language } from '#languages/index.ts'
import type { Tx } from '#server/ports/database.ts'

export interface Settings {
  visibility?: 'LINK' | 'PASSCODE' | 'PRIVATE'
  passcodeHash?: string
  searchIndexed?: boolean
  appearAtOnce?: 'NONE' | 'INVITED' | 'EVERYONE'
  language?: Language | null
  photoOrder?: PhotoOrder
  isNamedAfter?: boolean
}

export async function hasPasscode(tx: Tx, memorialUuid: string): Promise<boolean> {
  const { passcodeHash } = await tx
    .selectFrom('memorials')
    .select('passcodeHash')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return passcodeHash !== null
}

export function updateSettings(tx: Tx, memorialUuid: string, settings: Settings) {
  return tx.updateTable('memorials').set(settings).where('uuid', '=', memorialUuid).execute()
}
