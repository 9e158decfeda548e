import { brand } from '#contract/brand.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { DonationCard } from '../../features/dashboard/DonationCard.tsx'
import { useVisit } from '../../features/dashboard/use-dashboard.ts'
import { translated } from '../../messages/translations.ts'

export const meta = () => [
  { title: `${translated({ dashboard }).dashboard.donations.title} · ${brand.name}` },
]

/** The dashboard's section Donations: what was given, by fund. */
export default function Gifts() {
  const visit = useVisit()
  return <DonationCard memorial={visit.memorial} askedAt={visit.askedAt} />
}
