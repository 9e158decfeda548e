import { z } from 'zod'
import { isSameSecret, sealOf } from './codes.ts'

/**
 * The kinds of files that links open: the printed book, a picture of one of its pages, the archive, the service pack,
 * cards, the order of service.
 */
const ticketKinds = ['book', 'page', 'archive', 'service-pack', 'cards', 'order'] as const
export type TicketKind = (typeof ticketKinds)[number]

export interface Ticket {
  kind: TicketKind
  memorialUuid: string
  /** Which file of its kind, in the kind's own notation; empty when there is only one. */
  of: string
  /** The account, or for an archive the successor, that it was given to; it is valid as long as they have access. */
  for: string
  expiresAt: Date
}

const Payload = z.tuple([z.enum(ticketKinds), z.uuid(), z.string().max(200), z.uuid(), z.number().int()])

/** A ticket as one segment of an address. Only the seal is secret. */
export function sealTicket(ticket: Ticket, secret: string): string {
  const { kind, memorialUuid, of, for: whom, expiresAt } = ticket
  const payload = JSON.stringify([kind, memorialUuid, of, whom, Math.floor(expiresAt.getTime() / 1000)])
  const text = Buffer.from(payload).toString('base64url')
  return `${text}.${seal(text, secret)}`
}

export interface TicketWanted extends Pick<Ticket, 'kind' | 'memorialUuid' | 'for'> {
  of?: string
  /** The least time that it is valid; less than an hour: at most twice as long. */
  hours: number
}

/** Makes the path of a link to a file of one memorial, for one of its hosts. */
export type LinkOf = (wanted: Omit<TicketWanted, 'memorialUuid' | 'for'>, fileName: string) => string

/**
 * The path of a link, e.g. `/keepsakes/…/margaret-hollis.pdf`. The same request of the same person within an hour
 * returns the same link, so that browsers and pages can cache.
 *
 * @param fileName the name for saving
 */
export function ticketPath(wanted: TicketWanted, fileName: string, secret: string, now: Date): string {
  const { kind, memorialUuid, of = '', for: whom, hours } = wanted
  const step = Math.min(1, hours) * HOUR_MS
  const expiresAt = new Date((Math.floor(now.getTime() / step) + 1) * step + hours * HOUR_MS)
  const word = sealTicket({ kind, memorialUuid, of, for: whom, expiresAt }, secret)
  return `/keepsakes/${word}/${encodeURIComponent(fileName)}`
}

const HOUR_MS = 60 * 60 * 1000

/** Parses a ticket without verifying its seal; null when it is malformed. */
export function readTicket(word: string): Ticket | null {
  const [text = ''] = word.split('.')
  const parsed = Payload.safeParse(json(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success) return null
  const [kind, memorialUuid, of, whom, seconds] = parsed.data
  return { kind, memorialUuid, of, for: whom, expiresAt: new Date(seconds * 1000) }
}

/** Whether the seal was made with this secret. */
export function isSealed(word: string, secret: string): boolean {
  const [text = '', given = ''] = word.split('.')
  return isSameSecret(given, seal(text, secret))
}

const seal = (text: string, secret: string) => sealOf(`ticket ${text}`, secret)

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
