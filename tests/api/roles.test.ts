import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Endpoint, fillPath } from '#contract/endpoint.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { endpoints } from '#contract/index.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import { type Answered, OPERATOR_TOKEN, openApp, type TestApp } from '../support/app.ts'
import { freshDatabase } from '../support/database.ts'
import { aPhoto, blockUser } from '../support/factories.ts'
import { moveVoice, wordsOfVoice } from '../support/media-rows.ts'
import { anOrder } from '../support/orders-of-service.ts'
import { aCredential, hosts, type Ids, json, keepUnchanged, type Row, refusal } from '../support/role-row.ts'
import {
  aWholeMemorial,
  PASSWORD,
  rolesAtMemorial,
  rowsOf,
  type WholeMemorial,
} from '../support/whole-memorial.ts'

// Who can make which call: every declared call that needs a session, by everybody with or without a role at the
// memorial.

const photo = await aPhoto()
const recording = await readFile(fileURLToPath(new URL('../fixtures/host-message.webm', import.meta.url)))

const asVideo: Row['before'] = ({ ids }) =>
  app.db.updateTable('media').set({ role: 'HOST_VIDEO' }).where('uuid', '=', ids.mediaUuid).execute()

const rows: Record<string, Row> = {
  confirmCode: {
    sent: () => json({ code: 'BCDFG' }),
    before: ({ accounts }) => mailCode(accounts.unverified.uuid, 'BCDFG'),
  },
  resendCode: {},
  getUser: {},
  signOut: {},
  signOutEverywhere: {},
  listDevices: {},
  signOutDevice: { sent: () => json({ id: 'none' }) },
  saveUser: { sent: () => json({ firstName: 'Ana', surname: 'Silva' }) },
  changePassword: {
    sent: () => json({ currentPassword: PASSWORD, password: 'a rose bed in June' }),
  },
  listPasskeys: {},
  beginPasskey: { sent: () => json({ password: PASSWORD }) },
  addPasskey: { sent: () => json({ credential: aCredential }), hears: 'PASSKEY_INVALID' },
  removePasskey: { sent: () => json({ id: 'none', password: PASSWORD }) },
  exportAccount: {},
  deleteAccount: { sent: () => json({ password: PASSWORD }) },
  keepAccount: {},

  createMemorial: { sent: () => json({ nameOfPerson: 'Ruth Vale' }) },
  editMemorial: {
    sent: ({ memorialUuid, photoUuid, storyUuid }) =>
      json({
        uuid: memorialUuid,
        details: 'Changed',
        mediaUuids: [photoUuid],
        profilePhotoUuid: photoUuid,
        stories: [{ uuid: storyUuid, text: 'Changed' }],
      }),
  },
  getMemorial: {},
  listMemorials: {},
  listAll: {},
  updateShareSlug: { sent: ({ memorialUuid }) => json({ shareSlug: `changed-${memorialUuid}` }) },
  getShow: {},
  uploadPhoto: { sent: () => ({ files: [{ name: 'sea.jpg', content: photo }] }) },
  uploadHostVideo: { sent: () => ({ files: [{ name: 'message.webm', content: recording }] }) },
  uploadPoster: {
    sent: () => ({ files: [{ name: 'poster.jpg', content: photo }] }),
    before: asVideo,
  },
  writeTranscript: {
    sent: () => json({ transcript: 'Thank you for coming.', replaces: '' }),
    before: asVideo,
  },
  listFilms: {},
  dateMedia: { sent: ({ photoUuid }) => json({ mediaUuids: [photoUuid], date: '1954' }) },
  setProfilePhoto: {},
  updateMedia: {
    sent: () => json({ title: 'Changed' }),
    only: { standings: hosts, others: 'MEDIA_NOT_FOUND' },
  },
  deleteMedia: { only: { standings: hosts, others: 'MEDIA_NOT_FOUND' } },

  batchUpdatePhotos: {
    sent: ({ photoUuid }) => json({ photos: [{ uuid: photoUuid, title: 'Changed' }], deletePhotoUuids: [] }),
  },
  updateStories: {
    sent: ({ storyUuid }) => json({ stories: [{ uuid: storyUuid, text: 'Changed' }], deleteStoryUuids: [] }),
  },
  updateFunds: {
    // The fund has a gift: only its owner can change its text (docs/decisions/0029), and any host its goal.
    sent: ({ fundId }) =>
      json({ funds: [{ id: fundId, title: 'Flowers for the ward', goalMinor: 700 }], deleteFundIds: [] }),
  },
  addContact: { sent: () => json({ email: 'ben@example.com' }) },
  addContacts: { sent: () => json({ contacts: [{ phone: '0412 345 678' }] }) },
  updateContact: { sent: () => json({ email: 'ben@example.com' }) },
  removeContact: {},
  deleteMemorial: {},
  restoreMemorial: {
    only: { standings: ['owner'], others: 'MEMORIAL_NOT_FOUND' },
    before: ({ ids }) => mark('memorials', ids.memorialUuid),
  },
  lookBeforeSharing: {},
  leaveAsItIs: { sent: () => json({ key: 'none', left: true }) },
  putTodoAway: { sent: () => json({ todo: 'captions', away: true }) },
  visitMemorial: {},
  generatePdf: { sent: () => json({ wait: false }) },
  getBook: {},
  makeServicePack: { sent: () => json({}) },
  getServicePack: {},
  getCardSheet: {},
  getOrderOfService: {},
  saveOrderOfService: { sent: () => json({ content: anOrder(), version: 0 }) },
  makeOrderOfService: { sent: () => json({}) },

  getDigest: {},
  changeDigest: { sent: () => json({ daily: false }) },
  getAnniversary: {},
  changeAnniversary: { sent: () => json({ onDeath: true }) },
  getReplies: {},
  changeReplies: { sent: () => json({ takesReplies: true }) },

  getHandOver: {},
  stopHandOver: {},
  listHosts: {},
  listAuditLog: {},
  inviteHost: { sent: () => json({ email: 'ben@example.com' }) },
  withdrawHostInvitation: {},
  removeHost: {},
  leaveMemorial: { only: { standings: ['moderator', 'coHost'], others: 'MEMORIAL_NOT_FOUND' } },
  acceptHostInvitation: {
    sent: ({ inviteToken }) => json({ inviteToken }),
    only: { standings: ['stranger'], others: 'HOST_INVITATION_FOR_ANOTHER' },
  },

  fetchArchive: { only: { standings: hosts, others: 'MEMORIAL_NOT_FOUND' } },
  getArchive: {},
  setSuccessors: { sent: () => json({ successors: [{ name: 'Ben', email: 'ben@example.com' }] }) },
  sendArchive: {},

  sendAllInvites: { sent: ({ memorialUuid }) => json({ memorialUuid }) },
  resendInvite: { sent: ({ memorialUuid, contactUuid }) => json({ memorialUuid, contactUuid }) },
  markTexted: { sent: () => json({ texted: true }) },

  validatePromo: { unpaid: true, sent: ({ memorialUuid }) => json({ memorialUuid, code: 'SPRING' }) },
  createPaymentIntent: { unpaid: true, sent: ({ memorialUuid }) => json({ memorialUuid }) },
  finishPayment: {
    unpaid: true,
    sent: ({ memorialUuid }) => json({ memorialUuid, paymentIntentId: 'pi_unknown' }),
    hears: 'INTENT_UNKNOWN',
  },

  getRetention: {},
  validateExtensionPromo: {
    sent: ({ memorialUuid }) => json({ memorialUuid, code: 'SPRING' }),
    before: endingSoon,
  },
  createExtensionIntent: { sent: ({ memorialUuid }) => json({ memorialUuid }), before: endingSoon },
  finishExtension: {
    sent: ({ memorialUuid }) => json({ memorialUuid, paymentIntentId: 'pi_unknown' }),
    hears: 'INTENT_UNKNOWN',
  },

  processDonation: {
    sent: ({ slug }) =>
      json({ memorialSlug: slug, amount: 10, anonymous: false, paymentMethodId: 'pm_unknown' }),
    hears: 'CARD_REFUSED',
  },
  finishDonation: {
    sent: () => json({ paymentIntentId: 'pi_unknown' }),
    hears: 'INTENT_UNKNOWN',
  },

  submitContribution: {
    sent: ({ slug }) => ({ fields: { shareSlug: slug, contributorMessage: 'Tea at three.' } }),
  },
  withdrawContribution: {
    sent: ({ slug }) => json({ shareSlug: slug }),
    only: { standings: ['contributor'], others: 'CONTRIBUTION_NOT_FOUND' },
  },
  listContributions: {},
  hideContribution: { sent: () => json({ hidden: true }) },
  approveContributions: {
    sent: ({ contributionId }) => json({ contributionIds: [contributionId], approved: false }),
  },
  removeContribution: {},
  fileMemoryCard: {
    sent: () => ({
      fields: { clientId: '3f6c0f5e-5a1d-4c3b-9f8e-2a7b61c0d5ae', contributorName: '', message: '' },
      files: [{ field: 'photo', name: 'card.jpg', content: photo }],
    }),
  },
  typeOffContribution: {
    sent: () =>
      json({ contributorName: 'Ruth', message: 'Lemons', before: { contributorName: '', message: '' } }),
    before: ({ ids }) =>
      app.db
        .updateTable('contributions')
        .set({ onPaper: true })
        .where('uuid', '=', ids.contributionId)
        .execute(),
  },
  writeRecordingTranscript: { sent: () => json(wordsOfVoice), before: ({ ids }) => moveVoice(app, ids) },
  blockContributor: {},
  listBlocked: {},
  unblockContributor: { before: ({ ids }) => block(ids) },
  changeSettings: { sent: () => json({ visibility: 'PASSCODE', passcode: 'rosebud' }) },
  getModeration: {},
  restoreContribution: { before: ({ ids }) => mark('contributions', ids.contributionId) },
  listThanks: {},
  exportThanks: {},
  addThanks: {
    sent: () => json({ id: '4b7c1d2e-0f3a-4c5b-8d6e-7f8091a2b3c4', name: 'Lakshmi Nair' }),
  },
  markThanked: { sent: () => json({ thanked: true }) },
  sendThanks: { sent: () => json({ words: 'Thank you' }) },
  removeThanks: { sent: () => json({ removed: true }) },
  getProgramme: {},
  countEventAudience: {},
  tellOfEvent: { sent: () => json({ uuid: '0c1d2e3f-4a5b-4c6d-8e7f-8091a2b3c4d5', message: 'At eleven.' }) },
  saveProgramme: { sent: () => json({ events: [] }) },
  listEventAnswers: {},
  exportEventAnswers: {},
  listRsvps: {},
  exportRsvps: {},
  approveRsvp: {},
  removeRsvp: {},
  restoreRsvp: {},
  blockAnswerer: {},
  listDonations: {},
  exportDonations: {},
}

let app: TestApp
let end: () => Promise<void>

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'afterglow-test-'))
  const database = await freshDatabase()
  // Its jobs are not done: who may ask for a book or a film is decided when it is asked for.
  app = await openApp({ dataDir, database, changes: { role: 'web' } })
  end = async () => {
    await app.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  await app.api('POST', '/operator/promo', {
    token: OPERATOR_TOKEN,
    json: { code: 'SPRING', amountOff: 100 },
  })
})

afterAll(() => end())
// Rate limits would answer before the access is checked.
beforeEach(() => app.pool.query('delete from rate_limits'))

const mark = (table: 'memorials' | 'contributions', uuid: string) =>
  app.db.updateTable(table).set({ deletedAt: app.clock.now() }).where('uuid', '=', uuid).execute()

const block = ({ memorialUuid, blockedId }: Ids) => blockUser(app, memorialUuid, blockedId)

function endingSoon({ ids }: WholeMemorial) {
  const retainedUntil = new Date(app.clock.now().getTime() + 86_400_000)
  return app.db.updateTable('memorials').set({ retainedUntil }).where('uuid', '=', ids.memorialUuid).execute()
}

async function mailCode(userUuid: string, code: string) {
  const [sentAt, expiresAt] = [app.clock.now(), new Date(app.clock.now().getTime() + 60_000)]
  const codeHash = await hashPassword(code, 'tests')
  const whose = { kind: 'ADDRESS', userUuid, email: 'whole@example.com' } as const
  await app.db
    .insertInto('proofs')
    .values({ ...whose, codeHash, sentAt, expiresAt })
    .execute()
}

const asked = endpoints.filter(({ endpoint: { access } }) => access !== 'anyone' && access !== 'operator')

test('every call that needs a session is in the table', () => {
  expect(Object.keys(rows).sort()).toEqual(asked.map(({ name }) => name).sort())
})

const cases = asked.flatMap(({ name, endpoint }) => {
  const row = rows[name]
  return row ? [{ name, endpoint, row }] : []
})

async function aMemorialFor({ unpaid, before }: Row): Promise<WholeMemorial> {
  const whole = await aWholeMemorial(app, { paid: !unpaid })
  await before?.(whole)
  return whole
}

const anUnchanged = keepUnchanged()

const call = (endpoint: Endpoint, row: Row, ids: Ids, token: string | undefined): Promise<Answered> =>
  app.api(endpoint.method, fillPath(endpoint.path, ids), { token, ...row.sent?.(ids) })

const said = ({ status, body }: Answered) => [status, body.code ?? body.success]
const expected = (code: ErrorCode | undefined) => (code ? [errors[code].status, code] : [200, true])

test.each(cases)('$name: only those who may can call it', async ({ endpoint, row }) => {
  const refusing = await anUnchanged('mine', row, aMemorialFor)
  const { tokens, ids } = refusing
  const before = await rowsOf(app, ids.memorialUuid)
  for (const standing of rolesAtMemorial) {
    const refused = refusal(endpoint, row, standing)
    if (!refused) continue
    const answer = await call(endpoint, row, ids, tokens[standing])
    expect([standing, ...said(answer)]).toEqual([standing, ...expected(refused)])
  }
  for (const token of ['', `${tokens.owner}x`])
    expect(said(await call(endpoint, row, ids, token))).toEqual(expected('UNAUTHENTICATED'))
  expect(await rowsOf(app, ids.memorialUuid)).toEqual(before)

  for (const standing of rolesAtMemorial) {
    if (refusal(endpoint, row, standing)) continue
    const whole = endpoint.method === 'GET' ? refusing : await aMemorialFor(row)
    const answer = await call(endpoint, row, whole.ids, whole.tokens[standing])
    expect([standing, ...said(answer)]).toEqual([standing, ...expected(row.hears)])
  }
})

async function aDeletedFor(row: Row): Promise<WholeMemorial> {
  const whole = await aMemorialFor(row)
  await mark('memorials', whole.ids.memorialUuid)
  return whole
}

const ofHosts = cases.filter(
  ({ endpoint: { access }, row }) =>
    access === 'moderator' || access === 'host' || access === 'owner' || row.only?.standings === hosts,
)

test.each(ofHosts)(
  '$name: a deleted memorial is not found, even for its owner',
  async ({ endpoint, row }) => {
    const { tokens, ids } = await anUnchanged('deleted', row, aDeletedFor)
    const before = await rowsOf(app, ids.memorialUuid)
    const answer = await call(endpoint, row, ids, tokens.owner)
    expect(said(answer)).toEqual(expected(row.only?.others ?? 'MEMORIAL_NOT_FOUND'))
    expect(await rowsOf(app, ids.memorialUuid)).toEqual(before)
  },
)

/** It is a new entry (docs/decisions/0013). */
const statusOfUnknown: Partial<Record<keyof Ids, number>> = { storyUuid: 200, fundId: 200 }

const idNames: (keyof Ids)[] = [
  'memorialUuid',
  'contactUuid',
  'storyUuid',
  'photoUuid',
  'mediaUuid',
  'fundId',
  'contributionId',
  'rsvpId',
  'blockedId',
  'invitationUuid',
  'userUuid',
]

/** The ids that a call has. */
function idsNamed(endpoint: Endpoint, row: Row): (keyof Ids)[] {
  const request = (ids: Ids) => JSON.stringify([fillPath(endpoint.path, ids), row.sent?.(ids)])
  const blank = { slug: 'slug', inviteToken: 'token' } as Ids
  for (const name of idNames) blank[name] = 'same'
  return idNames.filter((name) => request({ ...blank, [name]: 'other' }) !== request(blank))
}

const naming = cases
  .map((one) => ({ ...one, named: idsNamed(one.endpoint, one.row) }))
  .filter(({ named }) => named.length > 0)

test.each(naming)('$name: ids of another memorial change nothing', async ({ endpoint, row, named }) => {
  const isChanged = named.some((name) => statusOfUnknown[name])
  const mine = isChanged ? await aMemorialFor(row) : await anUnchanged('mine', row, aMemorialFor)
  const theirs = await anUnchanged('theirs', row, aMemorialFor)
  const theirRows = await rowsOf(app, theirs.ids.memorialUuid)
  let myRows = await rowsOf(app, mine.ids.memorialUuid)
  for (const name of named) {
    const ids = { ...mine.ids, [name]: theirs.ids[name] }
    const answer = await call(endpoint, row, ids, mine.tokens.owner)
    expect([name, answer.status]).toEqual([name, statusOfUnknown[name] ?? 404])
    expect(await rowsOf(app, theirs.ids.memorialUuid)).toEqual(theirRows)
    const now = await rowsOf(app, mine.ids.memorialUuid)
    if (answer.status === 404) expect(now).toEqual(myRows)
    myRows = now
  }
})
