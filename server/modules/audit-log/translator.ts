import { auditLog as ar } from '#app/messages/ar/audit-log.ts'
import { auditLog as en } from '#app/messages/en/audit-log.ts'
import { auditLog as es } from '#app/messages/es/audit-log.ts'
import type { Translation } from '#app/messages/translation-type.ts'
import type { Language } from '#contract/languages/index.ts'

/** The texts of the table, none of which takes arguments. */
export const auditLogTranslator: Record<
  Language,
  Pick<Translation<typeof en>, 'columns' | 'actions' | 'operator'>
> = {
  en,
  es,
  ar,
}
