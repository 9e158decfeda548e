import { brand } from '#contract/brand.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { ContributionCard } from '../../features/dashboard/ContributionCard.tsx'
import { useVisit } from '../../features/dashboard/use-dashboard.ts'
import { translated } from '../../messages/translations.ts'

export const meta = () => [
  { title: `${translated({ dashboard }).dashboard.contributions.title} · ${brand.name}` },
]

/** The dashboard's section Contributions: everything that others added. */
export default function Memories() {
  const visit = useVisit()
  return <ContributionCard memorial={visit.memorial} askedAt={visit.askedAt} since={visit.since} />
}
