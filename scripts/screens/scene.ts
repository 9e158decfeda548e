import type { Locator, Page, Route } from '@playwright/test'
import type { Language } from '#languages/index.ts'
import type { BrowserWindow } from './browser-window.ts'
import type { Fixtures } from './fixtures.ts'
import type { Translate } from './translations.ts'

/** The person in front of the screen, with their browser's stored state. */
export type Who =
  | 'nobody'
  // A new user, a moderator, a person with an unproved address, one about to be deleted.
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
  | 'inTime'

/** One screen in one state. */
export interface Scene {
  /** Its part of the product, for `--only`. */
  part: string
  name: string
  who?: Who
  path: (fixtures: Fixtures) => string
  /** Brings the opened screen into its state. */
  act?: (at: SceneContext) => Promise<unknown>
  /** What happens to its calls. `held`: answered only after the pictures are taken. */
  calls?: 'held' | 'broken'
  /** If it is another language than for the rest. */
  language?: Language
  /** Runs before the page is opened. */
  before?: (at: SceneContext) => Promise<unknown>
}

/** The open screen, with its controls by their English names. */
export class SceneContext {
  readonly fixtures: Fixtures
  readonly say: Translate
  readonly #room: BrowserWindow
  readonly #held: Route[] = []
  #isOffline = false

  constructor(browserWindow: BrowserWindow, fixtures: Fixtures, say: Translate) {
    this.#room = browserWindow
    this.fixtures = fixtures
    this.say = say
  }

  get page(): Page {
    return this.#room.page
  }

  /** Waits until every request is answered and shown. */
  rest(): Promise<void> {
    return this.#room.rest()
  }

  /**
   * Runs in the page before its own scripts; for `before`. A script added by `page.addInitScript` would stay for other
   * scenes.
   */
  beforehand(script: () => void): Promise<void> {
    return this.#room.beforehand(script)
  }

  /** Calls to an address are not answered; they fail when the page goes offline. */
  async hold(address: string): Promise<void> {
    await this.page.route(address, async (route) => {
      this.#room.forget(route.request())
      if (this.#isOffline) await fail(route)
      else this.#held.push(route)
    })
  }

  /** Loses the connection, also of calls that are held: the browser would leave them waiting. */
  async goOffline(): Promise<void> {
    await this.page.context().setOffline(true)
    this.#isOffline = true
    await Promise.all(this.#held.map(fail))
  }

  /** Calls to an address get this answer instead of the server's. */
  async answer(address: string, json: object, status = 200): Promise<void> {
    await this.page.route(address, (route) =>
      route.fulfill({ status, json: { success: status < 400, msg: null, ...json } }),
    )
  }

  /** Calls to an address fail. */
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

  /** The first control whose name begins with this text. */
  named(role: 'button' | 'link' | 'checkbox', words: RegExp): Locator {
    return this.page.getByRole(role, { name: words }).first()
  }

  dialog(): Locator {
    return this.page.locator('dialog[open]').last()
  }

  /** The open dialog, if there is one: the page behind it cannot be reached. */
  #top(): Locator {
    return this.page.locator('dialog[open], body:not(:has(dialog[open]))').last()
  }
}

/** The scene, the same while its calls are not answered yet, and after they failed. */
export function alsoWaiting(scene: Scene): Scene[] {
  const { act: _, ...opened } = scene
  return [
    scene,
    { ...opened, name: `${scene.name}, while it loads`, calls: 'held' },
    { ...opened, name: `${scene.name}, when its calls fail`, calls: 'broken' },
  ]
}

const fail = (route: Route): Promise<void> => route.abort('internetdisconnected')
