import { brand } from '#app/brand.ts'
import { usePart } from '../../features/dashboard/part.ts'
import { RsvpCard } from '../../features/dashboard/RsvpCard.tsx'
import { dashboard } from '../../messages/en/dashboard.ts'
import { spoken } from '../../messages/spoken.ts'

export const meta = () => [{ title: `${spoken({ dashboard }).dashboard.rsvps.title} · ${brand.name}` }]

/** The dashboard's section RSVPs: who is coming. */
export default function Replies() {
  const { visit, ledAway } = usePart()
  return <RsvpCard memorial={visit.memorial} ledAway={ledAway} />
}
