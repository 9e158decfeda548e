import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { VisitorMenu } from '../features/visitor-actions/menu/VisitorMenu.tsx'
import { IslandMessages } from './IslandMessages.tsx'
import type { IslandName, registry } from './registry.ts'

type Registry = typeof registry

/** Components that every page may have are bundled; those of few pages are loaded on demand. */
const components: { [N in IslandName]: () => Registry[N] | Promise<Registry[N]> } = {
  visitorMenu: () => VisitorMenu,
  programme: async () => (await import('../features/visitor-actions/programme/Programme.tsx')).Programme,
  memoryFiles: async () =>
    (await import('../features/visitor-actions/contribute/MemoryFiles.tsx')).MemoryFiles,
  giftCardField: async () =>
    (await import('../features/visitor-actions/donate/GiftCardField.tsx')).GiftCardField,
}

interface Place {
  element: HTMLElement
  component: ComponentType<object>
  done: () => void
}

/**
 * An island's component. When the page is refreshed (features/visitor-actions/refresh.ts), the element reports new props
 * with a `props` event.
 */
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

const alive = new Map<HTMLElement, Root | null>()

/** Hydrates all islands that are not hydrated yet; resolves when each of them handles events. */
export function mountAll(): Promise<unknown> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (place) => !alive.has(place),
  )
  return Promise.all(
    places.map((element) => {
      alive.set(element, null)
      // An island that cannot be loaded stays plain HTML; the others continue.
      return mount(element).catch(() => alive.delete(element))
    }),
  )
}

async function mount(element: HTMLElement): Promise<void> {
  const component = (await components[element.dataset.island as IslandName]()) as ComponentType<object>
  const root = await new Promise<Root>((resolve) => {
    const made = hydrateRoot(
      element,
      <IslandMessages>
        <Alive element={element} component={component} done={() => resolve(made)} />
      </IslandMessages>,
      { identifierPrefix: element.dataset.island ?? '' },
    )
  })
  // Not before: whoever unmounts what is being hydrated makes React render it anew.
  alive.set(element, root)
  element.dataset.alive = ''
}

// A refreshed page, or a card in another state, may have new islands and lack others.
document.addEventListener('islands', () => {
  for (const [element, root] of alive)
    if (!element.isConnected) {
      root?.unmount()
      if (root) alive.delete(element)
    }
  void mountAll()
})
