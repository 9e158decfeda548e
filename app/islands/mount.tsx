import { type ComponentType, createElement, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { photoOf } from '../features/view/photo-link.ts'
import { PhotoViewer } from '../ui/PhotoViewer.tsx'
import { IslandMessages } from './IslandMessages.tsx'
import { type IslandName, registry } from './registry.ts'

function Alive({ name, props, done }: { name: IslandName; props: object; done: () => void }) {
  useEffect(done, [done])
  return createElement(registry[name] as ComponentType<object>, props)
}

/** Hydrates every island of the page; resolves when all of them listen. */
export function mountAll(): Promise<unknown> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  return Promise.all(
    places.map(
      (place) =>
        new Promise<void>((done) => {
          const name = place.dataset.island as IslandName
          const props = JSON.parse(place.dataset.props ?? '{}') as object
          hydrateRoot(
            place,
            <IslandMessages>
              <Alive name={name} props={props} done={done} />
            </IslandMessages>,
            { identifierPrefix: name },
          )
        }),
    ),
  )
}

let isViewerOpen = false

/** Opens the full-screen viewer at this photo; focus comes back to its link. */
export function openPhoto(link: HTMLAnchorElement) {
  // The second tap of a double tap, made while all this was loading.
  if (isViewerOpen) return
  isViewerOpen = true
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-photo]')]
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
      <PhotoViewer photos={links.map(photoOf)} start={links.indexOf(link)} onClose={close} />
    </IslandMessages>,
  )
}
