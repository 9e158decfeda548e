import { brand } from '#contract/brand.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { RsvpCard } from '../../features/dashboard/RsvpCard.tsx'
import { useVisit } from '../../features/dashboard/use-dashboard.ts'
import { translated } from '../../messages/translations.ts'

export const meta = () => [{ title: `${translated({ dashboard }).dashboard.rsvps.title} · ${brand.name}` }]

/** The dashboard's section RSVPs: who is coming. */
export default function Replies() {
  const visit = useVisit()
  return <RsvpCard memorial={visit.memorial} askedAt={visit.askedAt} />
}
