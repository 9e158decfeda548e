import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/languages/index.ts'
import type { Room } from './room.ts'
import type { Say } from './words.ts'
import type { World } from './world.ts'

/** Who sits in front of the screen; each comes with what their browser has stored. */
export type Who =
  | 'nobody'
  // Who has begun nothing, looks after what others add, has no proof of their address, is about to go.
  | 'guest'
  | 'newcomer'
  | 'unproved'
  | 'leaving'
  // The host, with one of the memorials open.
  | 'whole'
  | 'bare'
  | 'long'
  | 'unpaid'
  | 'ending'
  | 'ended'

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
  /** Another one than the rest is looked at in. */
  language?: Language
  /** Before the page is opened. */
  before?: (at: At) => Promise<unknown>
}

/** The screen that is open, with its controls by their English names. */
export class At {
  readonly world: World
  readonly say: Say
  readonly #room: Room

  constructor(room: Room, world: World, say: Say) {
    this.#room = room
    this.world = world
    this.say = say
  }

  get page(): Page {
    return this.#room.page
  }

  /** Everything that was asked for has come, and the screen shows it. */
  rest(): Promise<void> {
    return this.#room.rest()
  }

  /** Runs in the page before its own scripts; for `before`. What `page.addInitScript` adds would stay for others. */
  beforehand(script: () => void): Promise<void> {
    return this.#room.beforehand(script)
  }

  /** Calls to an address are never answered. */
  async hold(address: string): Promise<void> {
    await this.page.route(address, (route) => this.#room.forget(route.request()))
  }

  /** Calls to an address get this instead of what the server would say. */
  async answer(address: string, json: object, status = 200): Promise<void> {
    await this.page.route(address, (route) =>
      route.fulfill({ status, json: { success: status < 400, msg: null, ...json } }),
    )
  }

  /** Calls to an address do not get through. */
  async lose(address: string): Promise<void> {
    await this.page.route(address, (route) => route.abort())
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
