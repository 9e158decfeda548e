import { codes } from '../fixtures.ts'
import type { Scene } from '../scene.ts'

/** Where printed codes lead once their memorial is closed or gone. */
export const printedScenes: Scene[] = [
  { part: 'view', name: 'a printed code, the page is closed', path: () => `/q/${codes.closed}` },
  { part: 'view', name: 'a printed code, the memorial is gone', path: () => `/q/${codes.gone}` },
  { part: 'view', name: 'a printed code of no memorial', path: () => '/q/00000000000000000000' },
]
