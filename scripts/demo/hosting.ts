import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { exampleSlug } from '#app/features/landing/examples.ts'
import { sendAllInvites } from '#contract/contacts.ts'
import { updateFunds } from '#contract/edits.ts'
import { getProgramme, saveProgramme } from '#contract/events.ts'
import { uploadPhoto } from '#contract/media.ts'
import { createMemorial, editMemorial, getMemorial } from '#contract/memorials.ts'
import { createPromo, validatePromo } from '#contract/payments.ts'
import { changeSettings } from '#contract/safety.ts'
import { sendThanks } from '#contract/thanks.ts'
import { signedIn } from './account.ts'
import type { Client } from './client.ts'
import { idOf } from './ids.ts'
import { fund, host, person, programme, stories, storyTitles } from './margaret.ts'
import { type ExamplePhoto, photos, portrait } from './photos.ts'
import { printOf } from './prints.ts'
import { contacts, visitors } from './visitors.ts'

/** The host's part of the example. Each step may run repeatedly: what exists stays unchanged. */
export async function hosting(client: Client, say: (line: string) => void) {
  const { token, password } = await signedIn(client, host)
  say(`Host      ${host.email}, password ${password}`)
  const { memorial: begun } = await client.call(createMemorial, {
    token,
    body: {
      ...person,
      stories: stories.map((text, at) => ({ title: storyTitles[at], text })),
      contacts: [...contacts],
      birthDate: '1941-03-12',
      deathDate: someDaysAgo(new Date()),
      memorialDate: aSaturdayAhead(new Date()),
      shareSlug: exampleSlug,
      clientId: idOf('memorial'),
    },
  })
  if (begun.shareSlug !== exampleSlug)
    throw new Error(`Another memorial has the link /view/${exampleSlug} already.`)
  const memorialUuid = begun.uuid
  const params = { memorialUuid }

  const read = async () => (await client.call(getMemorial, { token, params })).memorial

  /** Closes it by a passcode, which the visitors get; what they add then appears at once. */
  async function close(): Promise<string> {
    const passcode = randomBytes(9).toString('base64url')
    await client.call(changeSettings, {
      token,
      params,
      body: { visibility: 'PASSCODE', passcode, appearAtOnce: 'EVERYONE' },
    })
    return passcode
  }

  async function fill() {
    for (const [at, photo] of photos.entries()) {
      await send(photo, 'PHOTO')
      say(`Photo     ${at + 1} of ${photos.length}`)
    }
    const profilePhotoUuid = await send(portrait, 'PROFILE_PHOTO')
    await client.call(editMemorial, { token, body: { uuid: memorialUuid, profilePhotoUuid } })
    if (begun.memorialFunds.length > 0) return
    await client.call(updateFunds, { token, params, body: { funds: [fund], deleteFundIds: [] } })
  }

  async function send(photo: ExamplePhoto, role: 'PHOTO' | 'PROFILE_PHOTO'): Promise<string> {
    const form = new FormData()
    form.set('title', photo.caption)
    form.set('role', role)
    form.set('clientId', idOf(photo.scene))
    form.set('file', await printOf(photo), `${photo.scene}.jpg`)
    const { mediaUuid } = await client.call(uploadPhoto, { token, params, body: form })
    return mediaUuid
  }

  /** With a single-use promo code, so that no guessable code is left behind. */
  async function pay(operator: string) {
    if (begun.paymentCompleted) return
    const code = `EXAMPLE-${randomBytes(8).toString('hex').toUpperCase()}`
    await client.call(createPromo, { token: operator, body: { code, free: true, maxUses: 1 } })
    await client.call(validatePromo, { token, body: { code, memorialUuid } })
  }

  /** The parts of the day, unless it has some. */
  async function plan() {
    const { events } = await client.call(getProgramme, { token, params })
    const [first] = events
    if (events.length > 1 || !first || first.begins) return
    const timed = { date: first.date, zone: ZONE }
    await client.call(saveProgramme, {
      token,
      params,
      body: {
        events: programme.map((part, at) => ({
          ...part,
          ...timed,
          uuid: at === 0 ? memorialUuid : idOf(`part ${at}`),
        })),
      },
    })
    say(`Programme of ${programme.length} parts`)
  }

  async function invite() {
    const { sentCount } = await client.call(sendAllInvites, { token, body: params })
    say(`Invited   ${sentCount} by mail`)
  }

  async function thank() {
    for (const { id, contributorEmail, dateThanked } of (await read()).contributions) {
      const words = visitors.find(({ email }) => email === contributorEmail)?.thanks
      if (!words || dateThanked) continue
      await client.call(sendThanks, { token, params: { memorialUuid, lineUuid: id }, body: { words } })
    }
  }

  /** Waits for all widths of every photo; a photo is `READY` with its first one already. */
  async function untilRendered() {
    for (;;) {
      const { media, profilePhoto, contributions } = await read()
      const all = [...media, profilePhoto, ...contributions.flatMap((one) => one.media)]
      if (all.some((photo) => photo?.state === 'FAILED'))
        throw new Error('A photo of the example could not be rendered.')
      if (all.every((photo) => photo?.state === 'READY' && photo.widths.length > 1)) return
      await sleep(200)
    }
  }

  return { token, memorialUuid, read, close, fill, pay, plan, invite, thank, untilRendered }
}

const ZONE = 'Australia/Sydney'

/** A Saturday more than six weeks ahead, as a calendar date, so that the invitation is about a coming day. */
function aSaturdayAhead(now: Date): string {
  const date = new Date(now)
  date.setUTCDate(date.getUTCDate() + 42 + ((6 - date.getUTCDay() + 7) % 7))
  return date.toISOString().slice(0, 10)
}

/** A day some weeks ago: the example is a memorial that was just begun. */
function someDaysAgo(now: Date): string {
  const date = new Date(now)
  date.setUTCDate(date.getUTCDate() - 20)
  return date.toISOString().slice(0, 10)
}
