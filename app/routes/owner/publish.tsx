import { brand } from '#contract/brand.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { PublishCard } from '../../features/dashboard/PublishCard.tsx'
import { UnpaidCard } from '../../features/dashboard/UnpaidCard.tsx'
import { useVisit } from '../../features/dashboard/use-dashboard.ts'
import { translated } from '../../messages/translations.ts'

export const meta = () => [{ title: `${translated({ dashboard }).dashboard.publish.title} · ${brand.name}` }]

/** The dashboard's section Publish: the link and its QR code, once the memorial is paid for. */
export default function Publish() {
  const { memorial } = useVisit()
  return memorial.paymentCompleted ? <PublishCard memorial={memorial} /> : <UnpaidCard />
}
