import { brand } from '#app/brand.ts'
import { ContributionCard } from '../../features/dashboard/ContributionCard.tsx'
import { usePart } from '../../features/dashboard/part.ts'
import { dashboard } from '../../messages/en/dashboard.ts'
import { spoken } from '../../messages/spoken.ts'

export const meta = () => [
  { title: `${spoken({ dashboard }).dashboard.contributions.title} · ${brand.name}` },
]

/** The dashboard's section Contributions: all that others added. */
export default function Memories() {
  const { visit, ledAway } = usePart()
  return <ContributionCard memorial={visit.memorial} since={visit.since} ledAway={ledAway} />
}
