import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'

/**
 * Says that the memorial has changed since the book was generated. Set in quiet text, because the book is still usable.
 */
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
