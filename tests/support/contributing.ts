import { type Answered, startApp, type TestApp } from './app.ts'
import { aPaidHost, aPhoto, aUser } from './factories.ts'
import type { Host } from './hosts.ts'
import type { MultipartFields } from './multipart.ts'

/** A visitor of a memorial, and the calls that they can make there. */
export async function aContributor(
  app: TestApp,
  memorial: { uuid: string; shareSlug: string },
  email?: string,
) {
  return contributorFor(app, memorial, await aUser(app, email))
}

export function contributorFor<Who extends { token: string; uuid: string }>(
  app: TestApp,
  memorial: { uuid: string; shareSlug: string },
  who: Who,
) {
  const { token } = who
  const { shareSlug } = memorial
  return {
    ...who,
    memorial,
    /** @param photos the photo files of the form */
    submit: (fields: MultipartFields = {}, photos: Buffer[] = []): Promise<Answered> =>
      app.api('POST', '/memorial/contribution', {
        token,
        fields: { shareSlug, ...fields },
        files: photos.map((content, n) => ({
          field: 'photos',
          name: `IMG_${n + 1}.jpg`,
          type: 'image/jpeg',
          content,
        })),
      }),
    withdraw: () => app.api('POST', '/memorial/contribution/withdraw', { token, json: { shareSlug } }),
    async mine() {
      const { body } = await app.api('GET', `/public/memorial/${shareSlug}/mine`, { token })
      return body.userContribution
    },
  }
}

export type Contributor = Awaited<ReturnType<typeof aContributor>>

/** The public wall, once the photos are ready. */
export async function wallOf(app: TestApp, { shareSlug }: { shareSlug: string }) {
  await app.drained()
  return (await app.api('GET', `/public/memorial/${shareSlug}`)).body.memorial.contributions
}

export const photos = (count: number): Promise<Buffer[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => aPhoto({ width: 40 + n, height: 30 })))

/** A memorial where everyone's memories appear at once, unless the test says otherwise. */
export async function aPlace(appearAtOnce = 'EVERYONE', ...[changes, parts]: Parameters<typeof startApp>) {
  const app = await startApp(changes, parts)
  const host = await aPaidHost(app)
  await setting(app, host.memorial.uuid, { appear_at_once: appearAtOnce })
  return { app, host, memorial: host.memorial }
}

/** Sets columns of a memorial. */
export const setting = async (app: TestApp, uuid: string, fields: Record<string, unknown>) => {
  for (const [column, value] of Object.entries(fields))
    await app.pool.query(`update memorials set ${column} = $2 where uuid = $1`, [uuid, value])
}

/** A memorial as its host gets it. */
export const asHost = async (app: TestApp, host: { token: string; memorial: { uuid: string } }) =>
  (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial

/** The calls of a host for one contribution. */
export const one = (app: TestApp, { token, memorial }: Host, id: string) => {
  const post = (what: string, json?: object) =>
    app.api('POST', `/memorial/contribution/${what}/${memorial.uuid}/${id}`, { token, ...(json && { json }) })
  return {
    hide: (hidden: unknown) => post('hide', { hidden }),
    remove: () => post('remove'),
    restore: () => post('restore'),
    thank: (words: unknown) =>
      app.api('POST', `/memorial/thanks/send/${memorial.uuid}/${id}`, { token, json: { words } }),
  }
}
