import type { FastifyInstance } from 'fastify'
import type { DNSResolver } from 'mailauth'
import type { Connected } from '../adapters/database/postgres.ts'
import type { Config } from '../config.ts'
import type { PagesOptions } from '../http/pages.ts'
import type { Clock } from '../ports/clock.ts'
import type { WatchLoad } from '../ports/load.ts'
import type { Typesetter } from '../ports/typesetter.ts'

/** Everything that a product is composed of; tests pass their own clock, typesetting or log. */
export interface Dependencies {
  config: Config
  connected: Connected
  operatorToken: string
  /** The program file of a child process: built beside index.js, or in entries/ in development. */
  entryUrl(name: string): URL
  clock?: Clock
  /** Typesets books and pictures; by default in its own process. */
  typesetter?: Typesetter
  /** Asked about the senders of mails; the machine's by default. */
  dns?: DNSResolver
  /** The load of this process; measured by default. */
  load?: WatchLoad
  /** Receives the log's lines, one JSON each; standard output by default. */
  logTo?: { write(line: string): void }
  /** React Router's pages; without it only the API is served. */
  pages?: (app: FastifyInstance, needs: PageNeeds) => void | Promise<void>
}

/** What pages need from the product. */
export type PageNeeds = Omit<PagesOptions, 'build' | 'development'>
