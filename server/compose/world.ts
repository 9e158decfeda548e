import type { FastifyInstance } from 'fastify'
import type { Connected } from '../adapters/database/postgres.ts'
import type { Config } from '../config.ts'
import type { PagesOptions } from '../http/pages.ts'
import type { Clock } from '../ports/clock.ts'
import type { Press } from '../ports/press.ts'
import type { WatchWaits } from '../ports/waits.ts'

/** What a product is composed in; tests bring a clock, a press or a log of their own. */
export interface World {
  config: Config
  connected: Connected
  /** A standby of it, for what anybody may read. */
  replica?: Connected | null
  operatorToken: string
  /** Where a child process' program lies: built beside index.js, or in entries/ in development. */
  entryUrl(name: string): URL
  clock?: Clock
  /** Sets books and pictures; in a process of its own unless said otherwise. */
  press?: Press
  /** How full the house is; measured unless said otherwise. */
  waits?: WatchWaits
  /** Takes the log's lines, JSON each; standard output unless said otherwise. */
  logTo?: { write(line: string): void }
  /** React Router's pages; the API alone without it. */
  pages?: (app: FastifyInstance, needs: PageNeeds) => void | Promise<void>
}

/** What pages ask of the product. */
export type PageNeeds = Omit<PagesOptions, 'build' | 'development'>
