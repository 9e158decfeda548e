import { randomUUID } from 'node:crypto'
import type { Carried, CarriedRow } from './rules-carried.ts'

/**
 * An archive as somebody may bring it who signed in and proved nothing else: with the same content under ids of its own, so
 * that it meets no memorial that is here. What others left says where it comes from, and proves no address, so nobody
 * is mailed because of it. Codes, links, payments and the people who looked after it, or were to, stay behind.
 */
export function copyForOwner(archive: Carried, now: Date): Carried {
  const uuids = Object.values(archive.tables).flatMap((rows) =>
    rows.flatMap((row) => ('uuid' in row ? row.uuid : [])),
  )
  const ids = new Map(uuids.map((uuid) => [uuid, randomUUID()]))
  const idFor = (value: string): string => ids.get(value) ?? value
  const tables: Carried['tables'] = JSON.parse(JSON.stringify(archive.tables), (_key, value) =>
    typeof value === 'string' ? idFor(value) : value,
  )
  const [{ printCode: _, ...row }] = tables.memorials
  const uuidBefore = (table: 'contributions' | 'rsvps', at: number) => archive.tables[table][at]?.uuid ?? null
  return {
    ...archive,
    hosts: [],
    files: Object.fromEntries(Object.entries(archive.files).map(([uuid, path]) => [idFor(uuid), path])),
    tables: {
      ...tables,
      memorials: [{ ...row, createdAt: now.toISOString() } as CarriedRow<'memorials'>],
      addresses: [],
      archiveSuccessors: [],
      // Their personal links were the former memorial's.
      contacts: tables.contacts.map((row) => ({
        ...row,
        inviteState: 'NONE' as const,
        dateInviteSent: null,
        textedAt: null,
      })),
      contributions: tables.contributions.map((row, at) => ({
        ...row,
        contributorEmail: null,
        mailSender: null,
        broughtFrom: uuidBefore('contributions', at),
      })),
      rsvps: tables.rsvps.map((row, at) => ({
        ...row,
        email: null,
        phone: null,
        provenAt: null,
        broughtFrom: uuidBefore('rsvps', at),
      })),
    },
  }
}
