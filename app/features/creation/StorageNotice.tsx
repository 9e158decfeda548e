import { useDraftStorageState } from '#app/draft/use-draft-storage-state.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'

/** Tells that this device stores nothing, and that one can continue anyway. */
export function StorageNotice() {
  const t = useTranslations('creation.frame')
  const keeping = useDraftStorageState()
  if (keeping === 'stored') return null
  const isFull = keeping === 'full' || keeping === 'files-full'
  return (
    <Notice title={t(isFull ? 'storageFull' : 'storageRefused')}>
      <p>{t(keeping === 'files-full' ? 'storageFullFiles' : 'storageHelp')}</p>
    </Notice>
  )
}
