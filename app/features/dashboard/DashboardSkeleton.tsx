import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { Waiting } from '#app/ui/Waiting.tsx'

/** While the memorial is on its way. */
export function DashboardSkeleton() {
  const t = useTranslations('dashboard')
  return (
    <div className="coming">
      <Waiting>{t('loading')}</Waiting>
      {(['rsvps', 'contributions', 'donations'] as const).map((part) => (
        <Card key={part} title={t(`${part}.title`)}>
          <div className="stack">
            <Skeleton width="most" />
            <Skeleton width="half" />
          </div>
        </Card>
      ))}
    </div>
  )
}
