import { CalendarCheck, HandHeart, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicMemorial } from '#contract/memorials.ts'
import { Island } from '../../islands/Island.tsx'
import type { IconShape } from '../../ui/Icon.tsx'

/** What a visitor can do at a memorial: a card at the end of the page, linked from the cover and the bar on phones. */
interface VisitorCard {
  /** The card's id, and the key of its label in `view.cards`. */
  id: 'rsvp' | 'contribute' | 'donate'
  icon: IconShape
  /** null: this memorial does not have it. */
  card: (memorial: PublicMemorial, forms: CardForms) => ReactNode
}

export interface CardForms {
  /** null where nobody is asked whether they come. */
  rsvp: ReactNode
  memory: ReactNode
}

/** In the order shown. */
const visitorCards: readonly VisitorCard[] = [
  { id: 'rsvp', icon: CalendarCheck, card: (_, { rsvp }) => rsvp },
  { id: 'contribute', icon: PenLine, card: (_, { memory }) => memory },
  { id: 'donate', icon: HandHeart, card: donateCard },
]

export function cardsOf(memorial: PublicMemorial, forms: CardForms) {
  return visitorCards
    .map(({ id, icon, card }) => ({ id, icon, card: card(memorial, forms) }))
    .filter(({ card }) => card !== null)
}

export type ShownCard = ReturnType<typeof cardsOf>[number]

function donateCard({
  shareSlug: slug,
  nameOfPerson: name,
  memorialFunds: funds,
  donationTerms: terms,
}: PublicMemorial) {
  return funds.length > 0 ? <Island name="donate" props={{ slug, name, funds, terms }} /> : null
}
