import { batchUpdatePhotos, deleteMemorial, restoreMemorial, updateStories } from '#contract/edits.ts'
import { setProfilePhoto } from '#contract/media.ts'
import {
  createMemorial,
  editMemorial,
  getMemorial,
  getShow,
  listAll,
  listMemorials,
  updateShareSlug,
} from '#contract/memorials.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Memorials } from './service.ts'

export function memorialRoutes(mount: Mount, memorials: Memorials) {
  mount(createMemorial, async ({ caller, body }) => ({ memorial: await memorials.create(caller, body) }))
  mount(editMemorial, ({ host, body }) => memorials.edit(host, body))
  mount(getMemorial, ({ host }) => memorials.getWithLastEdit(host))
  mount(listMemorials, async ({ caller }) => ({ memorials: await memorials.list(caller) }))
  mount(listAll, ({ caller }) => memorials.listAll(caller))
  mount(updateShareSlug, ({ host, body }) => memorials.updateShareSlug(host, body.shareSlug))
  mount(updateStories, ({ host, body }) => memorials.updateStories(host, body))
  mount(batchUpdatePhotos, ({ host, body }) => memorials.updatePhotos(host, body))
  mount(setProfilePhoto, ({ host, params }) => memorials.setProfilePhoto(host, params.photoUuid))
  mount(getShow, async ({ host }) => ({ show: await memorials.show(host) }))
  mount(deleteMemorial, ({ host }) => memorials.remove(host))
  mount(restoreMemorial, ({ caller, params }) => memorials.restore(caller, params.memorialUuid))
}
