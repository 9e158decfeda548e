import { createRoot } from 'react-dom/client'
import { viewer } from '#languages/en/screens/viewer.ts'
import { filmOf, photoOf } from '../features/view/photo-link.ts'
import { MessagesProvider } from '../messages/index.tsx'
import { PhotoViewer, type ViewerPhoto } from '../ui/PhotoViewer.tsx'

/** Must be the same object at every render. */
const messages = { viewer }

let isOpen = false

/**
 * Opens the full-screen viewer at this photo, or at this film (its `details`); closing returns the focus to it. Does not
 * need the islands.
 */
export function openPhoto(pressed: HTMLElement): void {
  // The second tap of a double tap, made while the code was loading.
  if (isOpen) return
  isOpen = true
  // A photo of the gallery may also be on the wall, in its memory: the viewer shows it once.
  const places = new Map<string | HTMLElement, HTMLElement>()
  for (const one of document.querySelectorAll<HTMLElement>('a[data-photo], [data-film]'))
    if (!places.has(keyOf(one))) places.set(keyOf(one), one)
  const shown = [...places.values()].map((place) => ({
    place,
    photo: place instanceof HTMLAnchorElement ? photoOf(place) : filmOf(place),
  }))
  const start = [...places.keys()].indexOf(keyOf(pressed))
  const room = document.body.appendChild(document.createElement('div'))
  const root = createRoot(room)
  const close = () => {
    isOpen = false
    root.unmount()
    room.remove()
    // Safari does not focus a clicked link, so the dialog could not return the focus to it.
    const focused = pressed.querySelector('summary') ?? pressed
    focused.focus({ preventScroll: true })
  }
  /** On the page it says that this browser cannot play it, and offers the file. */
  const showOnPage = (film: ViewerPhoto) => {
    close()
    const place = shown.find(({ photo }) => photo === film)?.place
    if (!(place instanceof HTMLDetailsElement)) return
    place.open = true
    place.scrollIntoView({ block: 'nearest' })
  }
  root.render(
    <MessagesProvider messages={messages}>
      <PhotoViewer
        photos={shown.map(({ photo }) => photo)}
        start={start}
        onClose={close}
        onUnplayable={showOnPage}
      />
    </MessagesProvider>,
  )
}

const keyOf = (place: HTMLElement) => place.dataset.photo ?? place
