import type { HostContribution } from '#contract/contributions.ts'

/** How many photos, voices and films of a memory are still being prepared: its host cannot have seen them. */
export const unseenPhotos = ({
  media,
  recordings = [],
}: Pick<HostContribution, 'media' | 'recordings'>): number =>
  [...media, ...recordings].filter(({ state }) => state === 'PROCESSING').length
