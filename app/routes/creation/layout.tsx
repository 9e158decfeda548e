import { Outlet } from 'react-router'
import { useEditingTab } from '#app/draft/editing-tab.ts'
import { useClientState } from '#app/draft/use-client-state.ts'
import { CreationFrame } from '#app/features/creation/CreationFrame.tsx'
import { isStoringPhotos } from '#app/features/photos/running-work.ts'
import { useResumedPhotos } from '#app/features/photos/use-resumed-photos.ts'
import { useCachedSteps } from '#app/lib/offline-cache/use-cached-steps.ts'
import { useSession } from '#app/lib/session.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import type { PageHandle } from '#app/root.tsx'
import { fontLinks } from '#app/ui/font-links.ts'
import { ToastProvider } from '#app/ui/Toast.tsx'
import { creation } from '#languages/en/screens/creation.ts'
import { saving } from '#languages/en/screens/saving.ts'

export const links = () => fontLinks

/** The frame sets the title, because the number of steps depends on the draft. */
export const meta = () => []

/**
 * The draft exists only in this browser: in another one the visitor starts at the landing page, which also leads to the
 * account.
 */
export const handle = { elsewhere: '/' } satisfies PageHandle

/** Must be the same object at every render. */
const messages = { creation, saving }

/** The creation steps: their frame, and photos that continue to be prepared whichever step is open. */
export default function CreationLayout() {
  useClientState()
  const { hydrated } = useSession()
  const tab = useEditingTab()
  useResumedPhotos(hydrated && tab === 'here')
  useCachedSteps()

  return (
    <MessagesProvider messages={messages}>
      <ToastProvider>
        <CreationFrame isStoring={isStoringPhotos}>
          <Outlet />
        </CreationFrame>
      </ToastProvider>
    </MessagesProvider>
  )
}
