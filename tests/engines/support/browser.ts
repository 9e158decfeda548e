/** What a test looks for: the first thing that fits and can be seen. */
export interface Target {
  css: string
  /** Its whole accessible name, or a pattern in it. */
  name?: string | RegExp
  /** A file input lies unseen under its label. */
  unseen?: boolean
}

/** An element as the protocol names it. */
export type Handle = Record<string, string>

export interface Size {
  width: number
  height: number
}

export type EngineName = 'firefox' | 'webkit'

/**
 * One window of one engine, as its remote protocol moves it. Nothing here waits for what the product does; that is
 * `Tab`'s. Every call rejects while the page goes away under it.
 */
export interface Browser {
  /** A new window in the place of the one before, without its cookies and whatever else it kept. */
  fresh(size: Size): Promise<void>
  goto(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page. It is sent as text, and so sees its arguments and the page alone. */
  evaluate<Given extends unknown[], Result>(
    run: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>
  /** The same with an element before the other arguments. */
  evaluateOn<Of extends Element, Given extends unknown[], Result>(
    handle: Handle,
    run: (element: Of, ...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>
  find(target: Target): Promise<Handle | null>
  /** Presses in the middle of it, wherever that leads. */
  press(handle: Handle): Promise<void>
  /** Presses and lets go, one after the other, those of `keys.ts` by their names. */
  keys(...keys: string[]): Promise<void>
  /** Holds a key while others are pressed. */
  keysWith(held: string, ...keys: string[]): Promise<void>
  /** Chooses files of this machine for a file input. */
  choose(handle: Handle, paths: string[]): Promise<void>
  /** Errors of pages and their consoles since they were last asked for, in all windows. */
  takeErrors(): Promise<string[]>
  /** PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}
