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
  // Asked, and not required: whoever leaves it empty is not refused.
  const asks = { ...neither, name: name === '' }
  return { name, email: userRsvp?.email || invited.email, asks, mayDiffer: true }
}

/** Why a visitor types who they are: they began before it was known, or they said that they are not who is known. */
export type TypesWho = 'BEFORE_KNOWN' | 'NOT_ME' | null

/**
 * Whose name and address the fields begin with. Of a personal link without a name only the address is known: who adds a
 * name keeps it. Somebody else than the known person begins with empty fields.
 */
export const begunAs = (known: KnownAnswerer | null, typesWho: TypesWho): KnownAnswerer | null =>
  typesWho === 'NOT_ME' && known?.name ? null : known
