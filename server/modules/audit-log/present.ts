import { AuditAction, type AuditEntry } from '#contract/audit-log.ts'
import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import type { EntryRow } from './repo.ts'

/** @param reader uuid of the person who reads the log */
export function presentEntry(
  { uuid, action, actor, userUuid, who, whoEmail, about, endedAt }: EntryRow,
  reader: string,
): AuditEntry {
  return {
    uuid,
    action: AuditAction.parse(action),
    by: actor,
    who,
    whoEmail,
    isYou: userUuid === reader,
    about,
    date: endedAt.toISOString(),
  }
}

/** One line for each entry, in the order given. */
export function auditTable(rows: readonly EntryRow[], language: Language): string {
  const { columns, actions, operator } = textsOf(language).screens.auditLog
  return toCsv(
    [columns.date, columns.who, columns.action, columns.about],
    rows.map(({ endedAt, actor, who, whoEmail, action, about }) => [
      endedAt,
      actor === 'OPERATOR' ? operator : whoEmail ? `${who} (${whoEmail})` : who,
      actions[AuditAction.parse(action)],
      about,
    ]),
  )
}
