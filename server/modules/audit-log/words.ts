import { auditLog as ar } from '#app/messages/ar/audit-log.ts'
import { auditLog as en } from '#app/messages/en/audit-log.ts'
import { auditLog as es } from '#app/messages/es/audit-log.ts'
import type { Words } from '#app/messages/words.ts'
import type { Language } from '#contract/languages/index.ts'

/** The texts of the table, none of which takes arguments. */
export const auditLogWords: Record<Language, Pick<Words<typeof en>, 'columns' | 'actions' | 'operator'>> = {
  en,
  es,
  ar,
}
