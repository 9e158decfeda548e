import { useLazyOverlay } from '#app/ui/use-lazy-overlay.ts'
import type { OpenPhotos } from './open-photos.ts'

const loadViewer = async () => (await import('#app/ui/PhotoViewer.tsx')).PhotoViewer

/** Shows photos full screen; closing it returns the focus. */
export function OpenPhotosViewer({ viewed, onClose }: { viewed: OpenPhotos | null; onClose: () => void }) {
  function close() {
    onClose()
    viewed?.opener.focus({ preventScroll: true })
  }
  const Viewer = useLazyOverlay(loadViewer, viewed !== null, close)
  return Viewer && viewed && <Viewer photos={viewed.photos} start={viewed.start} onClose={close} />
}
