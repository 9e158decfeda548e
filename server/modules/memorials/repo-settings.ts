import type { Language } from '#languages/index.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { Db, Tx } from '#server/ports/database.ts'

export interface Settings {
  visibility?: 'LINK' | 'PASSCODE' | 'PRIVATE'
  passcodeHash?: string
  searchIndexed?: boolean
  appearAtOnce?: 'NONE' | 'INVITED' | 'EVERYONE'
  language?: Language | null
}

export async function hasPasscode(tx: Tx, memorialUuid: string): Promise<boolean> {
  const { passcodeHash } = await tx
    .selectFrom('memorials')
    .select('passcodeHash')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return passcodeHash !== null
}

/** Language of what is made from the memorial, e.g. the book; undefined when the memorial does not exist. */
export const findLanguage = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .select(memorialLanguage.as('language'))
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()

export function updateSettings(tx: Tx, memorialUuid: string, settings: Settings) {
  return tx.updateTable('memorials').set(settings).where('uuid', '=', memorialUuid).execute()
}
