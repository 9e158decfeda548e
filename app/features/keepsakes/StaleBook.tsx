import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'

/** What stands in the memorial now is not what stands in the book. Quiet: the book is still a good one. */
export function StaleBook({ onAgain }: { onAgain: () => unknown }) {
  const t = useTranslations('keepsakes.book')
  return (
    <p className="row">
      <span className="quiet">{t('stale')}</span>
      <Button look="link" onPress={onAgain}>
        {t('again')}
      </Button>
    </p>
  )
}
