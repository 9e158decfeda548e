import { defaultLanguage, type Language } from '#languages/index.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import type { Context } from '#server/ports/context.ts'
import { findHostName, findLanguage, findShareSlug } from './repo-facts.ts'

/** First name and surname with which the host signs, or empty. */
export const hostName = ({ db }: Pick<Context, 'db'>, memorialUuid: string): Promise<string> =>
  findHostName(db, memorialUuid)

/** The present slug, e.g. for file names. */
export const shareSlug = ({ db }: Pick<Context, 'db'>, host: HostAccess): Promise<string> =>
  findShareSlug(db, host.memorialUuid)

/** The language of prints and offline copies: the page's, else its owner's. */
export const languageOf = async ({ db }: Pick<Context, 'db'>, memorialUuid: string): Promise<Language> =>
  (await findLanguage(db, memorialUuid))?.language ?? defaultLanguage
