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
  const { contacts, contributions, memorials, rsvps } = archive.tables
  const [{ printCode: _, ...row }] = memorials
  // Their personal links were the former memorial's.
  const uninvited = { inviteState: 'NONE', dateInviteSent: null, textedAt: null } as const
  const unsent = { contributorEmail: null, mailSender: null }
  const unproven = { email: null, phone: null, provenAt: null }
  const tables: Carried['tables'] = {
    ...archive.tables,
    memorials: [{ ...row, createdAt: now.toISOString() } as CarriedRow<'memorials'>],
    addresses: [],
    archiveSuccessors: [],
    contacts: contacts.map((one) => ({ ...one, ...uninvited })),
    contributions: contributions.map((one) => ({ ...one, ...unsent, broughtFrom: one.uuid })),
    rsvps: rsvps.map((one) => ({ ...one, ...unproven, broughtFrom: one.uuid })),
  }
  return {
    ...archive,
    hosts: [],
    files: Object.fromEntries(Object.entries(archive.files).map(([uuid, path]) => [idFor(uuid), path])),
    tables: JSON.parse(JSON.stringify(tables), (column, value) =>
      typeof value === 'string' && column !== 'broughtFrom' ? idFor(value) : value,
    ),
  }
}
