import { setProfilePhoto } from '#contract/media.ts'
import {
  createMemorial,
  editMemorial,
  getMemorial,
  getPublicMemorial,
  listAll,
  listMemorials,
  updateShareSlug,
} from '#contract/memorials.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Memorials } from './service.ts'

export function memorialRoutes(mount: Mount, memorials: Memorials) {
  mount(createMemorial, async ({ caller, body }) => ({ memorial: await memorials.create(caller, body) }))
  mount(editMemorial, async ({ host, body }) => ({ memorial: await memorials.edit(host, body) }))
  mount(getMemorial, async ({ host }) => ({ memorial: await memorials.get(host) }))
  mount(listMemorials, async ({ caller }) => ({ memorials: await memorials.list(caller) }))
  mount(listAll, ({ caller }) => memorials.listAll(caller))
  mount(updateShareSlug, async ({ host, body }) => ({
    memorial: await memorials.updateShareSlug(host, body.shareSlug),
  }))
  mount(setProfilePhoto, ({ host, params }) => memorials.setProfilePhoto(host, params.photoUuid))
  mount(getPublicMemorial, ({ params }) => memorials.getPublic(params.slug))
}
