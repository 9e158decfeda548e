import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { photoOf } from '../features/view/photo-link.ts'
import { IslandMessages } from './IslandMessages.tsx'
import type { IslandName } from './registry.ts'
import { componentOf } from './waking.ts'

interface Place {
  element: HTMLElement
  component: ComponentType<object>
  done: () => void
}

/** The page may be brought up to date (features/visit/refresh.ts): then its place tells of the new props. */
function Alive({ element, component, done }: Place) {
  const propsNow = () => element.dataset.props ?? '{}'
  const props = useSyncExternalStore(
    (listener) => {
      element.addEventListener('props', listener)
      return () => element.removeEventListener('props', listener)
    },
    propsNow,
    propsNow,
  )
  useEffect(done, [done])
  return createElement(component, JSON.parse(props) as object)
}

const alive = new WeakSet<HTMLElement>()

/** Hydrates every island of the page that is not alive yet; resolves when all of them listen. */
export function mountAll(): Promise<unknown> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (place) => !alive.has(place),
  )
  return Promise.all(
    places.map((element) => {
      alive.add(element)
      // One that cannot be fetched stays plain HTML; the others go on.
      return mount(element).catch(() => alive.delete(element))
    }),
  )
}

async function mount(element: HTMLElement): Promise<void> {
  const component = await componentOf(element.dataset.island as IslandName)
  await new Promise<void>((done) => {
    hydrateRoot(
      element,
      <IslandMessages>
        <Alive element={element} component={component} done={done} />
      </IslandMessages>,
      { identifierPrefix: element.dataset.island ?? '' },
    )
  })
}

// A page that was brought up to date may have more of them.
document.addEventListener('islands', () => void mountAll())

let isViewerOpen = false

/** Fetched ahead of a press on a photo; whoever only touches a card does not carry it. */
export const loadViewer = () => import('../ui/PhotoViewer.tsx')

/** Opens the full-screen viewer at this photo; focus comes back to its link. Rejects when it cannot be fetched. */
export async function openPhoto(link: HTMLAnchorElement): Promise<void> {
  const { PhotoViewer } = await loadViewer()
  // The second tap of a double tap, made while all this was loading.
  if (isViewerOpen) return
  isViewerOpen = true
  // A photo of the gallery may stand on the wall again, with the words it came with: it is shown once.
  const links = new Map<string | undefined, HTMLAnchorElement>()
  for (const one of document.querySelectorAll<HTMLAnchorElement>('a[data-photo]'))
    if (!links.has(one.dataset.photo)) links.set(one.dataset.photo, one)
  const photos = [...links.values()].map(photoOf)
  const start = [...links.keys()].indexOf(link.dataset.photo)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    isViewerOpen = false
    root.unmount()
    place.remove()
    // Safari never gave the link the focus that the dialog would give back.
    link.focus({ preventScroll: true })
  }
  root.render(
    <IslandMessages>
      <PhotoViewer photos={photos} start={start} onClose={close} />
    </IslandMessages>,
  )
}
