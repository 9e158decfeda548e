import { getMemorial, getShow, listAll, listMemorials } from '#contract/memorials.ts'
import { getModeration } from '#contract/safety.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as lists from './list-memorials.ts'
import { readChangedShow } from './read-slideshow.ts'
import * as views from './show-memorial.ts'

export function viewRoutes(mount: Mount, context: Context) {
  mount(getMemorial, ({ host }) => views.readHostViewWithLastEdit(context, host))
  mount(getModeration, ({ host }) => views.getModeration(context, host))
  mount(getShow, ({ host, query }) => readChangedShow(context, host.memorialUuid, query.known))
  mount(listMemorials, async ({ caller }) => ({ memorials: await lists.listMemorials(context, caller) }))
  mount(listAll, ({ caller }) => lists.listAll(context, caller))
}
