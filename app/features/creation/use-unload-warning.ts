import { useEffect } from 'react'
import { filesState } from '#app/draft/files.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { currentSession } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { warnsOnClose } from './unsaved-changes.ts'

/**
 * Has the browser ask before the tab is closed if something would be lost (decision 0012).
 *
 * @param isStoring whether chosen files are still being written to disk
 */
export function useUnloadWarning(isStoring: () => boolean): void {
  const t = useTranslations('saving.leave')
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      draftStore.flush()
      const { draft, isStored } = draftStore.state.getState()
      const keeping = {
        draftStored: isStored,
        filesStored: filesState.getState().memoryOnly.size === 0 && !isStoring(),
      }
      if (!warnsOnClose(draft, currentSession(), keeping)) return
      event.preventDefault()
      event.returnValue = t('unload')
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isStoring, t])
}
