import type { VisitorData } from '../visitor-data.ts'

/** Whoever answers, as far as that is known. */
export interface KnownAnswerer {
  name: string
  email: string
  /** What still has to be typed. */
  asks: { name: boolean; email: boolean }
  /** An account answers as itself; a personal link may have been passed on. */
  mayDiffer: boolean
}

const neither = { name: false, email: false }

/** Whom an account or a personal link stands for; null: nobody is known. What they gave before comes first. */
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
