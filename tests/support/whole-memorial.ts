import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { hashToken, newToken } from '#server/lib/codes.ts'
import type { TestApp } from './app.ts'
import { aPerson } from './people.ts'
import { aContribution, aDonation, aFund, anRsvp } from './responses.ts'

export const PASSWORD = 'correct horse battery'

/** An account with a token, written straight into the database. */
export const anAccount = (app: TestApp, { verified = true } = {}) =>
  aPerson(app.pool, {
    email: `person-${randomUUID()}@example.com`,
    password: PASSWORD,
    isProved: verified,
    now: app.clock.now(),
  })

/** Everybody who can have a role at a memorial, sorted by what they may do, least first. */
export const rolesAtMemorial = [
  'nobody',
  'unverified',
  'stranger',
  'contributor',
  'moderator',
  'coHost',
  'owner',
] as const
export type RoleAtMemorial = (typeof rolesAtMemorial)[number]

export type WholeMemorial = Awaited<ReturnType<typeof aWholeMemorial>>

/** A memorial with one of everything, an account for every role, and a host invitation for the stranger. */
export async function aWholeMemorial(app: TestApp, { paid = true } = {}) {
  const { db, pool } = app
  const now = app.clock.now()
  const owner = await anAccount(app)
  const created = await app.api('POST', '/memorial/create', {
    token: owner.token,
    json: {
      nameOfPerson: 'Margaret Anne Hollis',
      stories: [{ text: 'The garden' }],
      contacts: [{ email: 'joan@example.com' }],
    },
  })
  expect(created.body, 'the memorial that was made').toMatchObject({ success: true })
  const { memorial } = created.body
  const memorialUuid = String(memorial.uuid)
  if (paid)
    await db
      .updateTable('memorials')
      .set({ paymentCompletedAt: now })
      .where('uuid', '=', memorialUuid)
      .execute()

  const [unverified, stranger, contributor, moderator, coHost] = await Promise.all([
    anAccount(app, { verified: false }),
    anAccount(app),
    anAccount(app),
    anAccount(app),
    anAccount(app),
  ])
  await db
    .insertInto('relationships')
    .values([
      { memorialUuid, userUuid: contributor.uuid, relationshipType: 'CONTRIBUTOR' },
      { memorialUuid, userUuid: moderator.uuid, relationshipType: 'MODERATOR' },
      { memorialUuid, userUuid: coHost.uuid, relationshipType: 'ADMIN' },
    ])
    .execute()
  const photoUuid = await aPhotoRow(app, memorialUuid)
  const contribution = await aContribution(pool, memorialUuid, { userUuid: contributor.uuid, photos: 1 })
  const rsvpId = await anRsvp(pool, memorialUuid)
  await db
    .insertInto('eventNotices')
    .values({
      uuid: randomUUID(),
      memorialUuid,
      eventUuid: memorialUuid,
      message: 'At eleven.',
      userUuid: owner.uuid,
      sentAt: now,
    })
    .execute()
  const fundId = await aFund(pool, memorialUuid)
  await aDonation(pool, memorialUuid, { fundUuid: fundId })
  const thanks = await aThanksLine(app, memorialUuid)
  const inviteToken = newToken()
  const invitation = await db
    .insertInto('hostInvitations')
    .values({
      memorialUuid,
      email: stranger.email,
      invitedBy: owner.uuid,
      tokenHash: hashToken(inviteToken),
      createdAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()

  return {
    accounts: { unverified, stranger, contributor, moderator, coHost, owner },
    tokens: {
      nobody: undefined,
      unverified: unverified.token,
      stranger: stranger.token,
      contributor: contributor.token,
      moderator: moderator.token,
      coHost: coHost.token,
      owner: owner.token,
    },
    /** Named like the parameters of the calls. */
    ids: {
      memorialUuid,
      slug: String(memorial.shareSlug),
      contactUuid: String(memorial.contacts[0].uuid),
      storyUuid: String(memorial.stories[0].uuid),
      photoUuid,
      mediaUuid: photoUuid,
      fundId,
      contributionId: contribution.uuid,
      rsvpId,
      eventUuid: memorialUuid,
      ...thanks,
      invitationUuid: invitation.uuid,
      inviteToken,
      userUuid: coHost.uuid,
      blockedId: contributor.uuid,
    },
  }
}

/** Flowers that a host wrote down, with an address for a note. */
async function aThanksLine(app: TestApp, memorialUuid: string) {
  const lineUuid: string = randomUUID()
  await app.db
    .insertInto('thanks')
    .values({ memorialUuid, uuid: lineUuid, kind: 'TYPED', name: 'Frank Dunne', email: 'frank@example.com' })
    .execute()
  return { lineUuid }
}

/** A photo of the memorial itself: a row without files. */
async function aPhotoRow(app: TestApp, memorialUuid: string): Promise<string> {
  const uuid = randomUUID()
  await app.db
    .insertInto('media')
    .values({
      uuid,
      memorialUuid,
      role: 'PHOTO',
      state: 'READY',
      position: 0,
      location: `/media/${memorialUuid}`,
      filename: uuid,
      extension: 'jpg',
      width: 640,
      height: 480,
      widths: [320],
      originalKey: `originals/${memorialUuid}/${uuid}`,
      bytes: 1000,
    })
    .execute()
  return uuid
}

const tables = {
  memorials: 'uuid',
  relationships: 'memorial_uuid',
  media: 'memorial_uuid',
  stories: 'memorial_uuid',
  contacts: 'memorial_uuid',
  funds: 'memorial_uuid',
  answers: 'memorial_uuid',
  blocked: 'memorial_uuid',
  contributions: 'memorial_uuid',
  host_invitations: 'memorial_uuid',
  payments: 'memorial_uuid',
  addresses: 'memorial_uuid',
  keepsakes: 'memorial_uuid',
  reports: 'memorial_uuid',
  thanks: 'memorial_uuid',
}

const everyTable = Object.entries(tables)
  .map(
    ([table, column]) => `select '${table}' as name, to_jsonb(t) as row from ${table} t where ${column} = $1`,
  )
  .join(' union all ')

/**
 * All rows that belong to a memorial, by table, to compare before and after. One statement, which each connection
 * plans once.
 */
export async function rowsOf(app: TestApp, memorialUuid: string): Promise<object> {
  const { rows } = await app.pool.query({
    name: 'rows-of-a-memorial',
    text: `select name, jsonb_agg(row order by row::text) as rows from (${everyTable}) as found group by name`,
    values: [memorialUuid],
  })
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}
