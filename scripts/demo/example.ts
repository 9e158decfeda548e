import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { exampleSlug } from '#app/features/landing/examples.ts'
import { uploadPhoto } from '#contract/media.ts'
import { createMemorial, editMemorial, getMemorial, getPublicMemorial } from '#contract/memorials.ts'
import { createPromo, validatePromo } from '#contract/payments.ts'
import { signedInHost } from './account.ts'
import { type Client, Refused } from './client.ts'
import { type ExamplePhoto, host, person, photos, portrait, stories } from './margaret.ts'
import { printOf } from './prints.ts'

export interface Making {
  client: Client
  operatorToken(): Promise<string>
  /** Told what has been done, line by line. */
  say(line: string): void
}

/**
 * Makes the memorial that the landing page's two example links show, as a host would. Where it stands already nothing
 * is changed, whatever its host made of it since; where an earlier run was interrupted, this one goes on. Paying comes
 * last, so nobody sees it half made. Rejects with one line that says what is missing.
 */
export async function makeExample({ client, operatorToken, say }: Making): Promise<void> {
  if (await isThere(client)) return say('The example is there already; nothing has been changed.')
  if (!(await client.outbox()))
    throw new Error('This server sends real mail. The example is made only where mail stays in the outbox.')
  const operator = await operatorToken()

  const { token, password } = await signedInHost(client)
  say(`Host      ${host.email}, password ${password}`)
  const { memorial } = await client.call(createMemorial, {
    token,
    body: {
      ...person,
      stories: stories.map((text) => ({ text })),
      memorialDate: aSaturdayAhead(new Date()),
      shareSlug: exampleSlug,
      clientId: idOf('memorial'),
    },
  })
  if (memorial.shareSlug !== exampleSlug)
    throw new Error(`Another memorial has the link /view/${exampleSlug} already.`)

  const send = sending(client, token, memorial.uuid)
  for (const [at, photo] of photos.entries()) {
    await send(photo, 'PHOTO')
    say(`Photo     ${at + 1} of ${photos.length}`)
  }
  const profilePhotoUuid = await send(portrait, 'PROFILE_PHOTO')
  await client.call(editMemorial, { token, body: { uuid: memorial.uuid, profilePhotoUuid } })
  say('Waiting   until the photos are ready')
  await untilRendered(client, token, memorial.uuid)
  await payByPromo(client, { token, operator, memorialUuid: memorial.uuid })
  say('The example is ready.')
}

async function isThere(client: Client): Promise<boolean> {
  try {
    await client.call(getPublicMemorial, { params: { slug: exampleSlug } })
    return true
  } catch (reason) {
    if (reason instanceof Refused && reason.code === 'PUBLIC_MISSING') return false
    throw reason
  }
}

function sending(client: Client, token: string, memorialUuid: string) {
  return async (photo: ExamplePhoto, role: 'PHOTO' | 'PROFILE_PHOTO'): Promise<string> => {
    const form = new FormData()
    form.set('title', photo.caption)
    form.set('role', role)
    form.set('clientId', idOf(photo.scene))
    const jpeg = new Blob([new Uint8Array(await printOf(photo))], { type: 'image/jpeg' })
    form.set('file', jpeg, `${photo.scene}.jpg`)
    const { mediaUuid } = await client.call(uploadPhoto, { token, params: { memorialUuid }, body: form })
    return mediaUuid
  }
}

async function untilRendered(client: Client, token: string, memorialUuid: string) {
  for (;;) {
    const { memorial } = await client.call(getMemorial, { token, params: { memorialUuid } })
    const states = [...memorial.media, memorial.profilePhoto].map((photo) => photo?.state)
    if (states.includes('FAILED')) throw new Error('A photo of the example could not be rendered.')
    if (states.every((state) => state === 'READY')) return
    await sleep(200)
  }
}

/** A code of its own for one use, so that none is left behind that anybody could guess. */
async function payByPromo(client: Client, of: { token: string; operator: string; memorialUuid: string }) {
  const { token, operator, memorialUuid } = of
  const code = `EXAMPLE-${randomBytes(8).toString('hex').toUpperCase()}`
  await client.call(createPromo, { token: operator, body: { code, free: true, maxUses: 1 } })
  await client.call(validatePromo, { token, body: { code, memorialUuid } })
}

/** The same id for the same thing in every run, so that nothing is ever there twice. */
function idOf(thing: string): string {
  const hex = createHash('sha256').update(`afterglow example: ${thing}`).digest('hex')
  return [8, 12, 16, 20, 32].map((end, at, ends) => hex.slice(ends[at - 1] ?? 0, end)).join('-')
}

/** The Saturday after six weeks, as a calendar date: an invitation reads as one while it lies ahead. */
function aSaturdayAhead(now: Date): string {
  const date = new Date(now)
  date.setUTCDate(date.getUTCDate() + 42 + ((6 - date.getUTCDay() + 7) % 7))
  return date.toISOString().slice(0, 10)
}
