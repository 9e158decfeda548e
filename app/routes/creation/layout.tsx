import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useDraft, useDraftStorage } from '#app/draft/hooks.ts'
import { useClientState } from '#app/draft/start.ts'
import { CreationFrame } from '#app/features/creation/CreationFrame.tsx'
import { isStoringPhotos, resumePhotos } from '#app/features/photos/photo-work.ts'
import { creation } from '#app/messages/en/creation.ts'
import { saving } from '#app/messages/en/saving.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import { ToastProvider } from '#app/ui/Toast.tsx'

/** The same object at every render. */
const words = { creation, saving }

/** The creation journey: the frame of its steps, and photos that go on being prepared whichever step is open. */
export default function CreationLayout() {
  useClientState()
  const { hydrated } = useDraftStorage()
  const draftId = useDraft((draft) => draft.draftId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft has photos of its own to go on with
  useEffect(() => {
    if (hydrated) resumePhotos()
  }, [hydrated, draftId])

  return (
    <MessagesProvider messages={words}>
      <ToastProvider>
        <CreationFrame isStoring={isStoringPhotos}>
          <Outlet />
        </CreationFrame>
      </ToastProvider>
    </MessagesProvider>
  )
}
