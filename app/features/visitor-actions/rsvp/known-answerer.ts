import type { VisitorData } from '../visitor-data.ts'

/** The visitor who answers, as far as they are known. */
export interface KnownAnswerer {
  name: string
  email: string
  /** Which fields must still be typed. */
  asks: { name: boolean; email: boolean }
  /** A personal link may have been passed on to somebody else; an account is only its owner's. */
  mayDiffer: boolean
}

const neither = { name: false, email: false }

/**
 * The visitor known by an account or a personal link; null: nobody. Name and address of an earlier answer come first.
 */
export function knownAnswerer(mine: VisitorData | null): KnownAnswerer | null {
  if (!mine) return null
  const { account, invited, userRsvp } = mine
  if (account) {
    const name = userRsvp?.name || account.name
    return { name, email: account.email, asks: { ...neither, name: name === '' }, mayDiffer: false }
  }
  if (!invited) return null
  const name = userRsvp?.name || invited.name
  return { name, email: userRsvp?.email || invited.email, asks: neither, mayDiffer: true }
}
