import { call } from '../../../tests/e2e/support/memorials.ts'
import type { SceneContext } from '../scene.ts'
import type { Named } from './paths.ts'

/** The memorial as hosts see it, for answers that contain one. */
export async function memorialOf({ fixtures }: SceneContext, memorial: Named) {
  const { token } = fixtures.host
  return (await call(fixtures.server, 'GET', `/memorial/get/${fixtures[memorial].uuid}`, { token })).memorial
}

/** Every video that the browser requests is unplayable. */
export const playNothing = ({ page }: SceneContext) =>
  page.route(/\/media\/.*\.(?:webm|mp4)/, (route) =>
    route.fulfill({ contentType: 'video/mp4', body: Buffer.alloc(5000, 'no film') }),
  )

/** The host's video while it is processed, or after that failed. */
export const videoIn =
  (state: 'PROCESSING' | 'FAILED') =>
  ({ page }: SceneContext) =>
    page.route('**/memorial/get/**', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      Object.assign(answer.memorial?.hostVideoMessage ?? {}, { state })
      await route.fulfill({ response, json: answer })
    })

export const cannotPlay = (at: SceneContext) =>
  at.text('This browser cannot play this video. You can save it and watch it with another program.').waitFor()

type Theirs = (there: Awaited<ReturnType<typeof memorialOf>>) => object

/** The memorial after somebody else changed it. */
async function asChanged(at: SceneContext, memorial: Named, theirs: Theirs) {
  const there = await memorialOf(at, memorial)
  const lastEdit = { name: 'Joan Vik', isYours: false, at: '2026-11-20T04:31:00.000Z' }
  return { memorial: { ...there, version: there.version + 1, ...theirs(there) }, lastEdit }
}

/** Saving is rejected, because somebody else changed the same meanwhile. */
export async function refuseAsStale(
  at: SceneContext,
  address: string,
  memorial: Named,
  theirs: Theirs,
): Promise<void> {
  await at.answer(address, { code: 'MEMORIAL_STALE', ...(await asChanged(at, memorial, theirs)) }, 409)
}

/** Whoever reads the memorial from now on finds that somebody else changed it. */
export async function readAsChanged(at: SceneContext, memorial: Named, theirs: Theirs): Promise<void> {
  await at.answer('**/memorial/get/**', await asChanged(at, memorial, theirs))
}

/** The host has no name; for `before`. The owner of every memorial is whoever is signed in. */
export async function withoutName(at: SceneContext): Promise<void> {
  await at.beforehand(() => {
    const stored = localStorage.getItem('memorial-auth') ?? ''
    localStorage.setItem(
      'memorial-auth',
      stored.replace(/"firstName":"Claire","surname":"Hollis"/g, '"firstName":"","surname":""'),
    )
  })
  await at.page.route('**/memorial/hosts/**', async (route) => {
    const answer = await (await route.fetch()).json()
    const hosts = answer.hosts.map((host: object) => ({ ...host, firstName: '', surname: '' }))
    await route.fulfill({ json: { ...answer, hosts } })
  })
}
