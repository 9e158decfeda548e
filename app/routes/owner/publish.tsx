import { brand } from '#app/brand.ts'
import { PublishCard } from '../../features/dashboard/PublishCard.tsx'
import { useSectionContext } from '../../features/dashboard/section-context.ts'
import { UnpaidCard } from '../../features/dashboard/UnpaidCard.tsx'
import { dashboard } from '../../messages/en/dashboard.ts'
import { translated } from '../../messages/translations.ts'

export const meta = () => [{ title: `${translated({ dashboard }).dashboard.publish.title} · ${brand.name}` }]

/** The dashboard's section Publish: the link and its QR code, once the memorial is paid for. */
export default function Publish() {
  const { memorial } = useSectionContext().visit
  return memorial.paymentCompleted ? <PublishCard memorial={memorial} /> : <UnpaidCard />
}
