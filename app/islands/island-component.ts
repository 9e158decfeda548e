import type { ComponentType } from 'react'
import { ContributeCard } from '../features/visitor-actions/contribute/ContributeCard.tsx'
import { VisitorMenu } from '../features/visitor-actions/menu/VisitorMenu.tsx'
import { RsvpCard } from '../features/visitor-actions/rsvp/RsvpCard.tsx'
import type { IslandName, registry } from './registry.ts'

type Registry = typeof registry

const programmeIslands = () => import('../features/visitor-actions/programme/islands.ts')

/** Components that every page may have are bundled; those of few pages are loaded on demand. */
const components: { [N in IslandName]: () => Registry[N] | Promise<Registry[N]> } = {
  visitorMenu: () => VisitorMenu,
  rsvp: () => RsvpCard,
  programme: async () => (await programmeIslands()).Programme,
  programmeRsvp: async () => (await programmeIslands()).ProgrammeRsvp,
  contribute: () => ContributeCard,
  donate: async () => (await import('../features/visitor-actions/donate/DonateCard.tsx')).DonateCard,
  moreMemories: async () => (await import('../features/visitor-actions/wall/MoreMemories.tsx')).MoreMemories,
  morePhotos: async () => (await import('../features/view/MorePhotos.tsx')).MorePhotos,
}

/** The component of an island in a static page. Rejects when it cannot be loaded. */
export async function componentOf(name: IslandName): Promise<ComponentType<object>> {
  return (await components[name]()) as ComponentType<object>
}
