import type { Archive } from '#app/lib/archive/open-archive.ts'
import { deviceZone } from '#app/lib/device-zone.ts'
import { currentLocale } from '#app/messages/current-locale.ts'
import { isZone } from '#contract/zoned-time.ts'
import { languages } from '#languages/index.ts'

/** What a host had chosen under Settings, by the names of its cards there. */
type Chosen = 'seeing' | 'language' | 'search' | 'adding' | 'photoOrder' | 'after'

export interface FormerSettings {
  /** Chosen otherwise than a new memorial has it. A draft holds none of it. */
  chosen: Chosen[]
  /** The time zone of its day, where this device has another. */
  zone: string | null
}

/** What of an archive a draft cannot hold, and hosts have to choose again (docs/decisions/0036). */
export function settingsIn({ memorial }: Pick<Archive, 'memorial'>): FormerSettings {
  const is = (column: string, ...values: unknown[]) => values.includes(memorial[column])
  const others = languages.filter((language) => language !== currentLocale().language)
  const chosen: Record<Chosen, boolean> = {
    seeing: is('visibility', 'PASSCODE', 'PRIVATE'),
    language: is('language', ...others),
    search: is('searchIndexed', true),
    adding: is('appearAtOnce', 'NONE', 'EVERYONE'),
    photoOrder: is('photoOrder', 'TIME'),
    after: is('anniversaryOnMemorialDate', true),
  }
  const { zone } = memorial
  const isOther = typeof zone === 'string' && isZone(zone) && zone !== deviceZone()
  return {
    chosen: (Object.keys(chosen) as Chosen[]).filter((name) => chosen[name]),
    zone: isOther && typeof memorial.memorialDate === 'string' ? zone : null,
  }
}
