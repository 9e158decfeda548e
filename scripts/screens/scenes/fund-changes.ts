import type { Scene, SceneContext } from '../scene.ts'
import { of } from './paths.ts'

/** New words of a fund that holds gifts, while they wait. */

const change = (id: string, isYours: boolean) => ({
  id: `3f6c0f5e-5a1d-4c3b-9f8e-2a7b61c0d5a${id}`,
  fundId: '3f6c0f5e-5a1d-4c3b-9f8e-2a7b61c0d5b0',
  title: 'A piano for St Brigid’s Hall',
  changes: [
    { field: 'title', before: 'A piano for St Brigid’s Hall', after: 'The roof of St Brigid’s Hall' },
    { field: 'recipient', before: 'St Brigid’s Hall Committee, Kingscliff', after: 'Hollis & Sons, Roofers' },
    { field: 'charity', before: '', after: 'ABN 51 824 753 556' },
  ],
  askedBy: 'Peter Hollis',
  isYours,
  askedAt: '2026-11-26T09:00:00.000Z',
  takesEffectAt: '2026-11-29T09:00:00.000Z',
})

const told = (isYours: boolean) => (at: SceneContext) =>
  at.answer('**/memorial/funds/changes/**', { changes: [change('1', isYours)] })
const isShown =
  (english: string) =>
  ({ page, say }: SceneContext) =>
    page.getByRole('heading', { name: say(english) }).waitFor()

export const fundChangeScenes: Scene[] = [
  {
    part: 'editing',
    name: 'new words of a fund wait',
    who: 'whole',
    path: of('edit-donations', 'whole'),
    before: told(true),
    act: isShown('New words for a fund wait'),
  },
  {
    part: 'dashboard',
    name: 'new words of a fund wait for an objection',
    who: 'whole',
    path: () => '/memorial/dashboard',
    before: told(false),
    act: isShown('New words for a fund wait'),
  },
]
