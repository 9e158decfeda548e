import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fillPath } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { migrate } from '#server/adapters/database/migrate.ts'
import { connect } from '#server/adapters/database/postgres.ts'
import { openThrowaway, temporaryRoot } from '../../scripts/lib/throwaway-database.ts'
import { OPERATOR_TOKEN, openApp } from '../support/app.ts'
import { migrations } from '../support/database-server.ts'
import { rightBody } from '../support/strange.ts'
import { aWholeMemorial } from '../support/whole-memorial.ts'

/** These end the memorial, then the session. */
const LAST = ['deleteMemorial', 'deleteAccount', 'signOutEverywhere', 'signOut']
const isLast = ({ name }: { name: string }) => LAST.includes(name)

/** Calls with a valid body that names something missing, or without the file they need. They are refused like this. */
const REFUSED = [
  // It was removed before.
  'approveContributions: 404 CONTRIBUTION_NOT_FOUND',
  'resetPassword: 400 RESET_LINK_INVALID',
  'restoreFromArchive: 400 FILE_MISSING',
  'changePassword: 400 PASSWORD_WRONG',
  'beginPasskey: 400 PASSWORD_WRONG',
  'addPasskey: 400 PASSKEY_INVALID',
  'removePasskey: 400 PASSWORD_WRONG',
  'signInByPasskey: 401 PASSKEY_UNKNOWN',
  'uploadPhoto: 400 FILE_MISSING',
  'fileMemoryCard: 400 FILE_MISSING',
  'typeOffContribution: 404 CONTRIBUTION_NOT_FOUND',
  'writeRecordingTranscript: 404 MEDIA_NOT_FOUND',
  'uploadHostVideo: 400 FILE_MISSING',
  'uploadPoster: 404 MEDIA_NOT_FOUND',
  'writeTranscript: 404 MEDIA_NOT_FOUND',
  'sendThanks: 404 THANKS_NOT_FOUND',
  'setProfilePhoto: 404 MEDIA_NOT_FOUND',
  'endDigest: 404 DIGEST_UNKNOWN',
  'getHostInvitation: 404 HOST_INVITATION_INVALID',
  'acceptHostInvitation: 404 HOST_INVITATION_INVALID',
  'resendInvite: 429 INVITE_TOO_SOON',
  'endYearlyNote: 404 YEARLY_NOTE_UNKNOWN',
  'unsubscribe: 404 CONTACT_NOT_FOUND',
  'validatePromo: 409 ALREADY_PAID',
  'createPaymentIntent: 409 ALREADY_PAID',
  'finishPayment: 404 INTENT_UNKNOWN',
  'refundMemorial: 409 NOTHING_TO_REFUND',
  'validateExtensionPromo: 409 NOT_PAID',
  'createExtensionIntent: 409 NOT_PAID',
  'finishExtension: 404 INTENT_UNKNOWN',
  'submitContribution: 404 CONTRIBUTION_NOT_FOUND',
  'withdrawContribution: 404 CONTRIBUTION_NOT_FOUND',
  'markThanked: 404 THANKS_NOT_FOUND',
  'openReceipt: 404 RECEIPT_INVALID',
  'renewReceipt: 404 RECEIPT_INVALID',
  'changeMemory: 404 RECEIPT_INVALID',
  'changeGift: 404 RECEIPT_INVALID',
  'takeBack: 404 RECEIPT_INVALID',
  'refundDonation: 404 GIFT_NOT_FOUND',
  'processDonation: 409 CARD_REFUSED',
  'finishDonation: 404 INTENT_UNKNOWN',
  'leaveMemorial: 404 MEMORIAL_NOT_FOUND',
  'settleReport: 400 BAD_INPUT',
  'findMemorials: 400 BAD_INPUT',
  'addOperator: 409 OPERATOR_ACCOUNT',
  'removeOperator: 404 OPERATOR_NOT_FOUND',
  'retryJob: 400 BAD_INPUT',
  'askHandOver: 409 HAND_OVER_ACCOUNT',
  'finishHandOver: 400 BAD_INPUT',
  'callOffHandOver: 400 BAD_INPUT',
  'signIn: 401 BAD_CREDENTIALS',
  'signInByCode: 400 CODE_EXPIRED',
  'dateMedia: 404 MEDIA_NOT_FOUND',
  'deleteAccount: 400 PASSWORD_WRONG',
  // It was signed out everywhere before.
  'signOut: 401 UNAUTHENTICATED',
]

/** An app on the database that `npm start` brings. All other tests may use an external server. */
async function anEmbeddedApp() {
  const dataDir = await mkdtemp(join(temporaryRoot(), 'embedded-app-'))
  const { connection, stop } = await openThrowaway()
  const connected = connect(connection)
  await migrate(connected.pool, migrations)
  const database = { ...connected, connection, close: connected.close }
  const app = await openApp({ dataDir, database })
  onTestFinished(async () => {
    await app.close()
    await database.close()
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return app
}

test('every call of every module is answered on the embedded database, and every job is done', {
  timeout: 300_000,
}, async () => {
  const app = await anEmbeddedApp()
  const { ids, tokens } = await aWholeMemorial(app)
  const inOrder = [
    ...endpoints.filter((one) => !isLast(one)),
    ...LAST.flatMap((last) => endpoints.filter(({ name }) => name === last)),
  ]
  const refused: string[] = []
  for (const { name, endpoint } of inOrder) {
    const { status, body } = await app.api(endpoint.method, fillPath(endpoint.path, ids), {
      token: endpoint.access === 'operator' ? OPERATOR_TOKEN : tokens.owner,
      ...(endpoint.method !== 'GET' && { json: rightBody(name, ids) }),
    })
    if (status >= 400) refused.push(`${name}: ${status} ${body.code}`)
  }
  expect(refused.sort()).toEqual([...REFUSED].sort())
  await app.drained()
  const { rows } = await app.pool.query(
    `select name, output from pgboss.job where state in ('retry', 'failed')`,
  )
  expect(rows).toEqual([])
})
