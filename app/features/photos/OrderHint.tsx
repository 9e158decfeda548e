import { Link } from 'react-router'
import { call } from '#app/lib/api.ts'
import { useOffer } from '#app/lib/use-offer.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { getMemorial } from '#contract/memorials.ts'

/** true: photos stand as the hosts put them; null: in order of time already. */
async function find(memorialUuid: string) {
  const { memorial } = await call(getMemorial, { params: { memorialUuid } })
  return memorial.photoOrder === 'TIME' ? null : true
}

/** Says that the page can show photos in order of time, until that was chosen. Below the photos, since it comes later than they do. */
export function OrderHint({ memorialUuid }: { memorialUuid: string }) {
  const t = useTranslations('editPhotos')
  return (
    useOffer(memorialUuid, find) && (
      <StepSection>
        <p className="quiet">{t('order')}</p>
        <p>
          <Link className="alone" to={`/memorial/settings?memorial=${memorialUuid}#PHOTO_ORDER`}>
            {t('chooseOrder')}
          </Link>
        </p>
      </StepSection>
    )
  )
}
