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
      if (answer.memorial?.hostVideoMessage) answer.memorial.hostVideoMessage.state = state
      await route.fulfill({ response, json: answer })
    })

export const cannotPlay = (at: SceneContext) =>
  at.text('This browser cannot play this video. You can save it and watch it with another program.').waitFor()

/** Saving is rejected, because somebody else changed the same meanwhile. */
export async function refuseAsStale(
  at: SceneContext,
  address: string,
  memorial: Named,
  theirs: (there: Awaited<ReturnType<typeof memorialOf>>) => object,
): Promise<void> {
  const there = await memorialOf(at, memorial)
  const lastEdit = { name: 'Joan Vik', isYours: false, at: '2026-11-20T04:31:00.000Z' }
  const changed = { ...there, version: there.version + 1, ...theirs(there) }
  await at.answer(address, { code: 'MEMORIAL_STALE', memorial: changed, lastEdit }, 409)
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
