import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandMessages } from './IslandMessages.tsx'
import { componentOf } from './island-component.ts'
import type { IslandName } from './registry.ts'

interface Place {
  element: HTMLElement
  component: ComponentType<object>
  done: () => void
}

/** The page may be brought up to date (features/visitor-actions/refresh.ts): then its place tells of the new props. */
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
