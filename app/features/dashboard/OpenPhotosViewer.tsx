import { lazy, Suspense } from 'react'
import type { OpenPhotos } from './open-photos.ts'

const PhotoViewer = lazy(() =>
  import('#app/ui/PhotoViewer.tsx').then(({ PhotoViewer: Viewer }) => ({ default: Viewer })),
)

/** Shows photos full screen; closing it returns the focus. */
export function OpenPhotosViewer({ viewed, onClose }: { viewed: OpenPhotos | null; onClose: () => void }) {
  if (!viewed) return null
  function close() {
    onClose()
    viewed?.opener.focus({ preventScroll: true })
  }
  return (
    <Suspense>
      <PhotoViewer photos={viewed.photos} start={viewed.start} onClose={close} />
    </Suspense>
  )
}
