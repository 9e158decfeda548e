import { brand } from '#app/brand.ts'
import { DonationCard } from '../../features/dashboard/DonationCard.tsx'
import { usePart } from '../../features/dashboard/part.ts'
import { dashboard } from '../../messages/en/dashboard.ts'
import { spoken } from '../../messages/spoken.ts'

export const meta = () => [{ title: `${spoken({ dashboard }).dashboard.donations.title} · ${brand.name}` }]

/** The dashboard's section Donations: what was given, fund by fund. */
export default function Gifts() {
  const { visit, ledAway } = usePart()
  return <DonationCard memorial={visit.memorial} ledAway={ledAway} />
}
