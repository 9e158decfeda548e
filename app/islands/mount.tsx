import { type ComponentType, createElement, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { PhotoViewer } from '../features/view/PhotoViewer.tsx'
import { photoOf } from '../features/view/photo-link.ts'
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

/** Opens the full-screen viewer at this photo; focus comes back to its link. */
export function openPhoto(link: HTMLAnchorElement) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-photo]')]
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
    link.focus()
  }
  root.render(
    <IslandMessages>
      <PhotoViewer photos={links.map(photoOf)} start={links.indexOf(link)} onClose={close} />
    </IslandMessages>,
  )
}
