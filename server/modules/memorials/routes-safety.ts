import {
  changeSettings,
  findMemorials,
  getModeration,
  hideMemorial,
  listBlocked,
  unblockContributor,
} from '#contract/safety.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Memorials } from './service.ts'

export function safetyRoutes(mount: Mount, memorials: Memorials) {
  mount(changeSettings, ({ host, body }) => memorials.saveSettings(host, body))
  mount(listBlocked, ({ host }) => memorials.listBlocked(host))
  mount(unblockContributor, ({ host, params }) => memorials.unblock(host, params.blockedId))
  mount(getModeration, ({ host }) => memorials.getModeration(host))
  mount(findMemorials, ({ query }) => memorials.findMemorials(query.search))
  mount(hideMemorial, ({ params: { memorialUuid }, body }) =>
    body.hidden ? memorials.hideMemorial(memorialUuid) : memorials.showMemorial(memorialUuid),
  )
}
