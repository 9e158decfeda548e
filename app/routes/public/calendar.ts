import { calendarEvent } from '#contract/calendar.ts'
import { pageServices } from '../../context.ts'
import type { Route } from './+types/calendar'

/** `/view/:slug/calendar.ics`: the day of a memorial as a calendar file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { readPublicMemorial, publicUrl } = context.get(pageServices)
  const result = await readPublicMemorial(params.slug)
  if (result.kind !== 'found' || !result.memorial.memorialDate) throw new Response(null, { status: 404 })
  return new Response(calendarEvent(result.memorial, publicUrl, new Date()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${result.memorial.shareSlug}.ics"`,
      'cache-control': 'no-store',
    },
  })
}
