import { useFilesState } from '#app/draft/files.ts'
import { useDraftStorage } from '#app/draft/hooks.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'

/** Whether what is entered survives this tab, and if not, why. */
export function useKeeping(): 'stored' | 'refused' | 'full' {
  const { persistence, reason } = useDraftStorage()
  const files = useFilesState()
  if (persistence === 'memory') return reason ?? 'refused'
  if (files.memoryOnly.size > 0) return files.reason ?? 'refused'
  return 'stored'
}

/** Says in words that this device keeps nothing, and that the journey goes on all the same. */
export function StorageNotice() {
  const t = useTranslations('creation.frame')
  const keeping = useKeeping()
  if (keeping === 'stored') return null
  return (
    <Notice title={t(keeping === 'full' ? 'storageFull' : 'storageRefused')}>
      <p>{t('storageHelp')}</p>
    </Notice>
  )
}
