import type { ComponentType } from 'react'
import { ContributeCard } from '../features/visitor-actions/contribute/ContributeCard.tsx'
import { VisitorMenu } from '../features/visitor-actions/menu/VisitorMenu.tsx'
import { RsvpCard } from '../features/visitor-actions/rsvp/RsvpCard.tsx'
import type { IslandName, registry } from './registry.ts'

type Registry = typeof registry

/** What every page may have comes at once; what few have is fetched where it is. */
const components: { [N in IslandName]: () => Registry[N] | Promise<Registry[N]> } = {
  visitorMenu: () => VisitorMenu,
  rsvp: () => RsvpCard,
  contribute: () => ContributeCard,
  donate: async () => (await import('../features/visitor-actions/donate/DonateCard.tsx')).DonateCard,
  moreMemories: async () => (await import('../features/visitor-actions/wall/MoreMemories.tsx')).MoreMemories,
  morePhotos: async () => (await import('../features/view/MorePhotos.tsx')).MorePhotos,
}

/** What an island of a static page wakes as. Rejects when it cannot be fetched. */
export async function componentOf(name: IslandName): Promise<ComponentType<object>> {
  return (await components[name]()) as ComponentType<object>
}
