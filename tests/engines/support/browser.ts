import type { TargetQuery } from './in-page.ts'

/** What a test looks for: the first visible element that matches. */
export interface Target {
  css: string
  /** The whole accessible name, or a pattern that matches part of it. */
  name?: string | RegExp
  /** Also finds invisible elements, such as a file input under its label. */
  unseen?: boolean
}

/** Turns a target into what is sent to the page. */
export const targetQuery = ({ css, name, unseen = false }: Target): TargetQuery => ({
  css,
  name: typeof name === 'string' ? name : null,
  pattern: name instanceof RegExp ? { source: name.source, flags: name.flags } : null,
  unseen,
})

/** A reference to an element, as the protocol writes it. */
export type Handle = Record<string, string>

export interface Size {
  width: number
  height: number
}

export type EngineName = 'firefox' | 'webkit'

/**
 * One window of an engine, controlled by its remote protocol. It does not wait for the product; `Tab` does that. Calls
 * reject while the page is being replaced by another.
 */
export interface Browser {
  /** Opens a new window without cookies or stored data, in place of the one before. */
  fresh(size: Size): Promise<void>
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. It is sent as text, so it can use only its arguments and the page. */
  evaluate<Given extends unknown[], Result>(
    run: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>
  /** The same, with an element as the first argument. */
  evaluateOn<Of extends Element, Given extends unknown[], Result>(
    handle: Handle,
    run: (element: Of, ...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>
  find(target: Target): Promise<Handle | null>
  /** Clicks in the middle of the element. */
  press(handle: Handle): Promise<void>
  /** Presses and releases keys one after the other. Keys without a character have the names in `keys.ts`. */
  keys(...keys: string[]): Promise<void>
  /** Holds a key while pressing others. */
  keysWith(held: string, ...keys: string[]): Promise<void>
  /** Chooses local files for a file input. */
  choose(handle: Handle, paths: string[]): Promise<void>
  /** Errors of the pages and their consoles since the last call. */
  takeErrors(): Promise<string[]>
  /** A PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}
