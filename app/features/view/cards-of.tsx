import { CalendarCheck, HandHeart, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { IconShape } from '../../ui/Icon.tsx'

/** What a visitor can do at a memorial: a card at the end of the page, linked from the cover and the bar on phones. */
export interface ShownCard {
  /** The card's id, and the key of its label in `view.cards`. */
  id: 'rsvp' | 'contribute' | 'donate'
  icon: IconShape
  card: ReactNode
}

/** null: this memorial does not have it. */
export interface CardForms {
  rsvp: ReactNode
  memory: ReactNode
  gift: ReactNode
}

/** In the order shown. */
export function cardsOf({ rsvp, memory, gift }: CardForms): ShownCard[] {
  const cards: ShownCard[] = [
    { id: 'rsvp', icon: CalendarCheck, card: rsvp },
    { id: 'contribute', icon: PenLine, card: memory },
    { id: 'donate', icon: HandHeart, card: gift },
  ]
  return cards.filter(({ card }) => card !== null)
}
