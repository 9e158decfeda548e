import type { Locator, Page } from '@playwright/test'
import type { Say } from './words.ts'
import type { World } from './world.ts'

/** Who sits in front of the screen; each comes with what their browser has stored. */
export type Who = 'nobody' | 'whole' | 'bare' | 'long' | 'unpaid' | 'newcomer' | 'unproved'

/** One screen in one state. */
export interface Scene {
  /** What it belongs to; `--only` names it. */
  part: string
  name: string
  who?: Who
  path: (world: World) => string
  /** Brings the screen that was opened into its state. */
  act?: (at: At) => Promise<unknown>
  /** What becomes of its calls. `held`: they are answered once the pictures are taken. */
  calls?: 'held' | 'broken'
  /** Before the page is opened. */
  before?: (at: At) => Promise<unknown>
}

/** The screen that is open, with its controls by their English names. */
export class At {
  readonly page: Page
  readonly world: World
  readonly say: Say

  constructor(page: Page, world: World, say: Say) {
    this.page = page
    this.world = world
    this.say = say
  }

  button(english: string, values = {}): Locator {
    return this.#top()
      .getByRole('button', { name: this.say(english, values) })
      .first()
  }

  link(english: string, values = {}): Locator {
    return this.#top()
      .getByRole('link', { name: this.say(english, values) })
      .first()
  }

  field(english: string, values = {}): Locator {
    return this.#top().getByLabel(this.say(english, values)).first()
  }

  text(english: string, values = {}): Locator {
    return this.#top().getByText(this.say(english, values)).first()
  }

  /** Every control whose name begins so. */
  named(role: 'button' | 'link', words: RegExp): Locator {
    return this.page.getByRole(role, { name: words }).first()
  }

  dialog(): Locator {
    return this.page.locator('dialog[open]').last()
  }

  /** The dialog where there is one: what is behind it is out of reach. */
  #top(): Locator {
    return this.page.locator('dialog[open], body:not(:has(dialog[open]))').last()
  }
}

/** The scene, and the same while its calls are not answered yet, and once they have failed. */
export function alsoWaiting(scene: Scene): Scene[] {
  const { act: _, ...opened } = scene
  return [
    scene,
    { ...opened, name: `${scene.name}, while it loads`, calls: 'held' },
    { ...opened, name: `${scene.name}, when its calls fail`, calls: 'broken' },
  ]
}
