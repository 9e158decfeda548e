import { randomUUID } from 'node:crypto'
import type { Carried, CarriedRow } from './rules-carried.ts'

/**
 * An archive as somebody may bring it who signed in and proved nothing else: with the same content under ids of its own, so
 * that it meets no memorial that is here. What others left says where it comes from, and proves no address, so nobody
 * is mailed because of it. Codes, links, payments and the people who looked after it, or were to, stay behind.
 */
export function copyForOwner(archive: Carried, now: Date): Carried {
  const ids = new Map<string, string>()
  for (const { uuid } of Object.values(archive.tables).flat())
    if (typeof uuid === 'string' && !ids.has(uuid.toLowerCase())) ids.set(uuid.toLowerCase(), randomUUID())
  const idFor = (value: string) => ids.get(value.toLowerCase()) ?? value
  const tables: Carried['tables'] = JSON.parse(JSON.stringify(archive.tables), (_key, value) =>
    typeof value === 'string' ? idFor(value) : value,
  )
  /** Each row with the id that it had. */
  const left = (rows: CarriedRow[], before: CarriedRow[], unproven: CarriedRow) =>
    rows.map((row, at) => ({ ...row, ...unproven, broughtFrom: before[at]?.uuid ?? null }))
  return {
    ...archive,
    hosts: [],
    files: Object.fromEntries(Object.entries(archive.files).map(([uuid, path]) => [idFor(uuid), path])),
    tables: {
      ...tables,
      memorials: tables.memorials.map(({ printCode: _code, ...row }) => ({
        ...row,
        createdAt: now.toISOString(),
      })),
      addresses: [],
      archiveSuccessors: [],
      // Their personal links were the former memorial's.
      contacts: tables.contacts.map((row) => ({
        ...row,
        inviteState: 'NONE',
        dateInviteSent: null,
        textedAt: null,
      })),
      contributions: left(tables.contributions, archive.tables.contributions, {
        contributorEmail: null,
        mailSender: null,
      }),
      rsvps: left(tables.rsvps, archive.tables.rsvps, { email: null, phone: null, provenAt: null }),
    },
  }
}
