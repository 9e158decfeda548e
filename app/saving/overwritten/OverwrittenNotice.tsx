import { lazy, Suspense } from 'react'
import { useOverwritten } from '#app/draft/hooks.ts'
import { useToast } from '#app/ui/Toast.tsx'
import { HideOnError } from '../HideOnError.tsx'

const Words = lazy(async () => ({ default: (await import('./OverwrittenWords.tsx')).OverwrittenWords }))

/** What was typed in this tab and replaced in another one; nothing as long as there is none. */
export function OverwrittenNotice() {
  const overwritten = useOverwritten()
  // Here: its Undo outlives the words that were decided about.
  const showToast = useToast()
  if (overwritten.length === 0) return null
  return (
    // The words stay in the tab's storage, and are shown after a reload.
    <HideOnError onBroken={() => undefined}>
      <Suspense>
        <Words overwritten={overwritten} showToast={showToast} />
      </Suspense>
    </HideOnError>
  )
}
