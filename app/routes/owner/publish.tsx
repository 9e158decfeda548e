import { brand } from '#app/brand.ts'
import { PublishCard } from '../../features/dashboard/PublishCard.tsx'
import { usePart } from '../../features/dashboard/part.ts'
import { UnpaidCard } from '../../features/dashboard/UnpaidCard.tsx'
import { dashboard } from '../../messages/en/dashboard.ts'
import { spoken } from '../../messages/spoken.ts'

export const meta = () => [{ title: `${spoken({ dashboard }).dashboard.publish.title} · ${brand.name}` }]

/** The dashboard's section Publish: the link and its code, once the memorial is paid for. */
export default function Publish() {
  const { memorial } = usePart().visit
  return memorial.paymentCompleted ? <PublishCard memorial={memorial} /> : <UnpaidCard />
}
