import { createRoot } from 'react-dom/client'
import { viewer } from '#languages/en/screens/viewer.ts'
import { photoOf } from '../features/view/photo-link.ts'
import { MessagesProvider } from '../messages/index.tsx'
import { PhotoViewer } from '../ui/PhotoViewer.tsx'

/** Must be the same object at every render. */
const messages = { viewer }

let isOpen = false

/** Opens the full-screen viewer at this photo; closing returns the focus to its link. Does not need the islands. */
export function openPhoto(link: HTMLAnchorElement): void {
  // The second tap of a double tap, made while the code was loading.
  if (isOpen) return
  isOpen = true
  // A photo of the gallery may also be on the wall, in its memory: the viewer shows it once.
  const links = new Map<string | undefined, HTMLAnchorElement>()
  for (const one of document.querySelectorAll<HTMLAnchorElement>('a[data-photo]'))
    if (!links.has(one.dataset.photo)) links.set(one.dataset.photo, one)
  const photos = [...links.values()].map(photoOf)
  const start = [...links.keys()].indexOf(link.dataset.photo)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    isOpen = false
    root.unmount()
    place.remove()
    // Safari does not focus a clicked link, so the dialog could not return the focus to it.
    link.focus({ preventScroll: true })
  }
  root.render(
    <MessagesProvider messages={messages}>
      <PhotoViewer photos={photos} start={start} onClose={close} />
    </MessagesProvider>,
  )
}
