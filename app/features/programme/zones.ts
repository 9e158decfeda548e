import { currentLocale, perLanguage } from '#app/messages/current-locale.ts'
import { localeOf } from '#languages/index.ts'

/** Time zones in words. */

/** The place after which a zone is named: `Australia/Sydney` to `Sydney`, `America/Argentina/La_Rioja` to `La Rioja`. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** The name of a zone as people say it, with its place: `Australian Eastern Time (Sydney)`. */
export function zoneName(zone: string): string {
  const name = genericName(zone)
  const city = cityOf(zone)
  // Its other name, `GMT+00:00`, says less.
  if (city === 'UTC') return city
  return name === '' || name.includes(city) ? name || city : `${name} (${city})`
}

function genericName(timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat(localeOf(currentLocale().language), {
      timeZone,
      timeZoneName: 'longGeneric',
    })
    // Of now: in 1970 many places did not change their clocks, and their time then is named after the winter.
    const parts = format.formatToParts(Date.now())
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  } catch {
    // A zone that this browser does not know yet.
    return ''
  }
}

/** Where zones lie, by the numbers that `Intl.DisplayNames` knows (UN M49). */
const regions: Record<string, string> = {
  Africa: '002',
  America: '019',
  Asia: '142',
  Australia: '053',
  Europe: '150',
  Pacific: '009',
}

const regionNames = perLanguage((language) => new Intl.DisplayNames(localeOf(language), { type: 'region' }))

export interface ZoneGroup {
  /** A part of the world, or an ocean. */
  name: string
  zones: string[]
}

/** Every zone of this browser, by part of the world. */
export function allZones(): ZoneGroup[] {
  const groups = new Map<string, string[]>()
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const [area] = zone.split('/')
    if (!area || area === zone || area === 'Etc') continue
    groups.set(area, [...(groups.get(area) ?? []), zone])
  }
  return [...groups]
    .map(([area, zones]) => {
      const region = regions[area]
      return { name: (region && regionNames().of(region)) || area, zones }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, localeOf('en')))
}
