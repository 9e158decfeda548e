import { alsoWaiting, type Scene } from '../scene.ts'

export const memoryCardScenes: Scene[] = alsoWaiting({
  part: 'memory-cards',
  name: 'memories on paper',
  who: 'whole',
  path: (fixtures) => `/memorial/memory-cards/${fixtures.whole.uuid}`,
})
