import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../lib/project.mjs'
import { Sources, screenOf } from './lock.ts'
import type { PlacedScene } from './scenes/all.ts'
import { allScenes } from './scenes/all.ts'

const imports = new Map([
  ['app/root.tsx', ['app/ui/Shell.tsx']],
  ['app/routes/public/view.tsx', ['app/features/view/View.tsx']],
  ['app/features/view/View.tsx', ['app/ui/Button.tsx', 'app/features/view/View.module.css']],
  ['app/routes/owner/dashboard.tsx', ['app/features/dashboard/Dashboard.tsx']],
  ['app/features/dashboard/Dashboard.tsx', ['app/ui/Button.tsx', 'app/ui/round.ts']],
  // Imports of types may be circular.
  ['app/ui/round.ts', ['app/features/dashboard/Dashboard.tsx']],
  ['languages/es/screens/view.ts', []],
])

const view: PlacedScene = {
  part: 'view',
  name: 'a whole life',
  file: 'scripts/screens/scenes/visitor.ts',
  path: () => '/view/margaret',
}
const VIEW = '/view/:slug'
const DASHBOARD = '/memorial/dashboard'

/** The digest of a scene after one file has changed. */
async function after(changed: string, addresses: string[], scene: PlacedScene = view): Promise<string> {
  const sources = new Sources(imports, async (file) => Buffer.from(file === changed ? 'other' : 'as it was'))
  return sources.digestOf(scene, addresses)
}

test.each([
  ['its route', 'app/routes/public/view.tsx'],
  ['what that imports, and what that does', 'app/ui/Button.tsx'],
  ['a style', 'app/features/view/View.module.css'],
  ['a style that all pages take in', 'app/ui/base.css'],
  ['what is around every page', 'app/ui/Shell.tsx'],
  ['the scene', 'scripts/screens/scenes/visitor.ts'],
  ['a library', 'package-lock.json'],
])('a screen is checked again after a change of %s', async (_what, file) => {
  expect(await after(file, [VIEW])).not.toBe(await after('', [VIEW]))
})

test("a change of other screens' sources does not matter", async () => {
  for (const file of ['app/features/dashboard/Dashboard.tsx', 'languages/es/screens/view.ts'])
    expect(await after(file, [VIEW])).toBe(await after('', [VIEW]))
})

test('every address that a screen was at counts, also with circular imports', async () => {
  const both = [VIEW, DASHBOARD]
  expect(await after('app/ui/round.ts', both)).not.toBe(await after('', both))
})

test('in another language its messages count', async () => {
  const spanish: PlacedScene = { ...view, language: 'es' }
  const [changed, before] = [
    await after('languages/es/screens/view.ts', [VIEW], spanish),
    await after('', [VIEW], spanish),
  ]
  expect(changed).not.toBe(before)
})

test('an address is stored without what identifies a memorial or person', () => {
  expect(screenOf('/view/margaret-hollis/give/pi_123abc?return=1')).toBe('/view/:slug/give/:id')
  expect(screenOf('/memorial/moderation/0195e8a0-0000-7000-8000-000000000000')).toBe(
    '/memorial/moderation/:id',
  )
})

test('every scene names the file that it stands in', () => {
  const files = [...new Set(allScenes.map(({ file }) => file))]
  expect(files.filter((file) => !existsSync(join(project, file)))).toEqual([])
})
