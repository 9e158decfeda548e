import type { Answered, TestApp } from './app.ts'
import { aPhoto, aUser } from './factories.ts'
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
  return (await app.api('GET', `/public/memorial/${shareSlug}/contributions`)).body.contributions
}

export const photos = (count: number): Promise<Buffer[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => aPhoto({ width: 40 + n, height: 30 })))
