import type { Scene } from '../scene.ts'
import { view } from './paths.ts'

/** The note once a year, as visitors ask for it and end it. */
export const yearlyScenes: Scene[] = [
  { part: 'visit', name: 'a note once a year', path: view('whole', '/yearly') },
  { part: 'visit', name: 'a note once a year, no day is known', path: view('bare', '/yearly') },
  {
    part: 'visit',
    name: 'a note once a year, the address cannot be right',
    path: view('whole', '/yearly'),
    act: async ({ page }) => {
      await page.locator('input[type=email]').fill('ana@')
      await page.locator('main form button[type=submit]').click()
      await page.locator('[aria-invalid=true]').waitFor()
    },
  },
  { part: 'visit', name: 'a note once a year, mailed', path: view('whole', '/yearly?mailed=') },
  {
    part: 'visit',
    name: 'a note once a year, confirming',
    path: () => '/yearly-note/confirm/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  },
  {
    part: 'visit',
    name: 'the end of yearly notes',
    path: () => '/yearly-note/end/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  },
]
