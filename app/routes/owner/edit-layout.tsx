import { Outlet, useLocation, useSearchParams } from 'react-router'
import { useEditingTab } from '#app/draft/editing-tab.ts'
import { useDraft } from '#app/draft/hooks.ts'
import { SignedInFrame } from '#app/features/account/SignedInFrame.tsx'
import { useSignedInScreen } from '#app/features/account/use-signed-in-screen.ts'
import type { EditContext } from '#app/features/editing/edit-context.ts'
import { isStoringPhotos } from '#app/features/photos/running-work.ts'
import { useResumedPhotos } from '#app/features/photos/use-resumed-photos.ts'
import { addressOfMemorial, memorialInUrl } from '#app/lib/memorial-in-url.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { isOtherTab, OtherTab } from '#app/saving/OtherTab.tsx'
import { creation } from '#languages/en/screens/creation.ts'
import { editing } from '#languages/en/screens/editing.ts'
import { photos } from '#languages/en/screens/photos.ts'
import { saving } from '#languages/en/screens/saving.ts'
import { stories } from '#languages/en/screens/stories.ts'

/** The forms and their messages are those of the creation steps. */
const messages = { creation, editing, photos, saving, stories }

/** The edit screens: session, edited memorial, frame. One tab edits at a time. */
export default function EditLayout() {
  const { hash, pathname } = useLocation()
  const [search] = useSearchParams()
  const inDraft = useDraft((draft) => draft.memorialUuid)
  // After signing in again no draft is open: the address says which memorial to return to.
  const memorialUuid = memorialInUrl(search, inDraft)
  const here = memorialUuid ? addressOfMemorial(pathname, memorialUuid, hash) : pathname
  const session = useSignedInScreen(here)
  const tab = useEditingTab()
  const isSignedIn = session.isSignedIn && tab === 'here'
  const context: EditContext = { isSignedIn, memorialUuid, isStoring: isStoringPhotos }
  useResumedPhotos(isSignedIn)
  useViewChange(isOtherTab(tab) ? 'other tab' : 'form', { keepsScroll: true })

  return (
    <SignedInFrame messages={messages}>
      {isOtherTab(tab) ? <OtherTab tab={tab} /> : <Outlet context={context} />}
    </SignedInFrame>
  )
}
