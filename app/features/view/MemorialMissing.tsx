import { useTranslations } from '../../messages/index.tsx'
import { ClosedPage } from '../../ui/ClosedPage.tsx'

/** Replaces a memorial that does not exist, or that this visitor may not see. */
export function MemorialMissing({ words }: { words: string }) {
  const t = useTranslations('view')
  return (
    <ClosedPage title={t('missing')}>
      <p>{words}</p>
    </ClosedPage>
  )
}
