import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'

/** Says that what stands in the form was not sent yet, and clears it. `forms/enhance.ts` shows it where that is so. */
export function Unsent({ words }: { words: string }) {
  const t = useTranslations('visitRsvp')
  return (
    <p data-unsent hidden role="status">
      {words}{' '}
      <Button type="reset" look="link">
        {t('notMine')}
      </Button>
    </p>
  )
}
