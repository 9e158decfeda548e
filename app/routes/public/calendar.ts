import { pageServices } from '../../context.ts'
import type { Route } from './+types/calendar'

/**
 * `/view/:slug/calendar.ics`: the first event of a memorial as a calendar file; `/view/:slug/calendar/:file` another one.
 * Never cached, since an event may be for chosen people.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { readCalendar } = context.get(pageServices)
  const eventUuid = 'file' in params ? eventOf(String(params.file)) : null
  const calendar = eventUuid === '' ? null : await readCalendar(params.slug, eventUuid)
  if (!calendar) throw new Response(null, { status: 404 })
  return new Response(calendar.file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${calendar.fileName}"`,
      'cache-control': 'no-store',
    },
  })
}

/** Empty for another name. */
const eventOf = (file: string) => /^([\da-f-]{36})\.ics$/i.exec(file)?.[1]?.toLowerCase() ?? ''
