import type { Sent, TestApp } from './app.ts'
import { anOrder } from './orders-of-service.ts'

export const NUL = '\u0000'
const HALF_A_CHARACTER = '\ud83c'

/** Values that a hostile or broken client may send where something else is expected. */
export const strange: unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  HALF_A_CHARACTER,
  '\u202egnp.exe',
  "'; drop table users; --",
  '%00%ff',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '0000-01-01',
  '9999-12-31T99:99',
  `a${NUL}b@example.com`,
  'x'.repeat(100_000),
  [],
  [null],
  [[[[]]]],
  {},
  { length: 9 },
  { toString: 'x', valueOf: 1 },
  { $gt: '' },
]

/** Names as they would appear in an address. */
export const strangeNames = [
  '%00',
  'a%00b',
  '%ED%A0%BC',
  '%E0%A4%A',
  '%zz',
  '%',
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..',
  '%27%20or%201=1',
  'undefined',
  '[object%20Object]',
  '__proto__',
  'constructor',
  '0'.repeat(36),
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'x'.repeat(300),
  'x'.repeat(5000),
  '%F0%9F%8C%B9',
  '%20',
  '%0d%0ax:y',
  '*',
  ':slug',
]

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
/** Passkeys in the right form, not signed. */
const made = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }
const signed = {
  ...credential,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
}

/** A valid body of this call, into which tests put one strange value. */
export function rightBody(name: string, names: Record<string, string>): object {
  const { memorialUuid, contactUuid, mediaUuid, fundId, inviteToken, slug } = names
  const bodies: Record<string, object> = {
    signUp: { email: 'new@example.com', password: 'a good one' },
    signIn: { email: 'ana@example.com', password: 'a good one' },
    confirmCode: { code: 'ABCDE' },
    saveUser: { email: null, firstName: 'Ana', surname: 'Silva' },
    changePassword: { currentPassword: 'a good one', password: 'another good one' },
    deleteAccount: { password: 'a good one' },
    signOutDevice: { id: 'no device' },
    beginPasskey: { password: 'a good one' },
    beginPasskeySignIn: { captcha: 'x' },
    addPasskey: { credential: made },
    removePasskey: { id: 'none', password: 'a good one' },
    signInByPasskey: { credential: signed },
    askSignInCode: { email: 'ana@example.com' },
    signInByCode: { codeToken: 'x', code: 'ABCDE', firstName: 'Ana', surname: 'Silva' },
    forgotPassword: { email: 'ana@example.com' },
    resetPassword: { token: 'x', password: 'a good one' },
    createMemorial: { nameOfPerson: 'Margaret', ...parts },
    editMemorial: {
      uuid: memorialUuid,
      nameOfPerson: 'Margaret',
      profilePhotoUuid: '',
      version: null,
      ...parts,
    },
    updateStories: { stories: [{ uuid: null, text: 'x' }], deleteStoryUuids: [], version: null },
    batchUpdatePhotos: {
      photos: [{ uuid: mediaUuid, title: 'x' }],
      deletePhotoUuids: [],
      version: null,
    },
    dateMedia: { mediaUuids: [mediaUuid], date: '1954' },
    updateFunds: {
      funds: [{ id: fundId, title: 'x', description: 'x', goalMinor: 100 }],
      deleteFundIds: [],
      version: null,
    },
    saveProgramme: {
      events: [
        {
          uuid: memorialUuid,
          kind: 'SERVICE',
          title: 'x',
          date: '2031-11-28',
          begins: '14:30',
          endDate: '2031-11-28',
          ends: '15:30',
          zone: 'Australia/Sydney',
          place: 'x',
          details: 'x',
          audience: 'EVERYONE',
          contactUuids: [contactUuid],
          asksFood: true,
          asksAccess: true,
          streamUrl: 'https://vimeo.com/1',
          recordingUrl: null,
          isNotStreamed: false,
          isCancelled: false,
        },
      ],
      version: null,
    },
    saveOrderOfService: {
      content: anOrder({ photoUuids: [mediaUuid ?? ''] }),
      version: 0,
    },
    makeOrderOfService: { paper: 'A4', format: 'FOLDED' },
    addContact: { email: 'new@example.com' },
    addContacts: { contacts: [{ email: 'newer@example.com', firstName: 'Ruth' }] },
    setSuccessors: { successors: [{ name: 'Ruth', email: 'ruth@example.com' }] },
    generatePdf: { paper: 'A4', contributions: true, attended: false, first: 'STORIES', wait: false },
    makeServicePack: { speed: 5 },
    updateContact: { email: 'other@example.com' },
    inviteHost: { email: 'new@example.com', role: 'MODERATOR' },
    changeSettings: {
      visibility: 'PASSCODE',
      passcode: 'rosebud',
      searchIndexed: true,
      isNamedAfter: true,
      appearAtOnce: 'NONE',
      language: 'ar',
    },
    reportMemorial: { reason: 'OTHER', words: 'x', email: 'new@example.com' },
    hideMemorial: { hidden: false },
    setGiftAccount: { account: 'acct_1', fundId },
    acceptHostInvitation: { inviteToken },
    submitRsvp: {
      name: 'Joan',
      email: 'new@example.com',
      status: 'ATTENDING',
      message: 'x',
      guests: 1,
      events: [{ eventUuid: memorialUuid, status: 'ATTENDING', guests: 1 }],
      food: 'x',
      accessNeeds: 'x',
      watches: false,
      inviteToken,
    },
    hideContribution: { hidden: true },
    approveContributions: { contributionIds: [memorialUuid], approved: true },
    fileMemoryCard: { clientId: memorialUuid, contributorName: 'x', message: 'x' },
    typeOffContribution: {
      contributorName: 'x',
      message: 'x',
      before: { contributorName: 'x', message: 'x' },
    },
    writeRecordingTranscript: { recordingId: memorialUuid, transcript: 'x', replaces: 'x' },
    leaveAsItIs: { key: 'x', left: true },
    putTodoAway: { todo: 'captions', away: true },
    changeDigest: { daily: true },
    changeAnniversary: { onDeath: true, onBirth: true, onMemorialDate: false },
    changeReplies: { takesReplies: true },
    addThanks: { id: '4b7c1d2e-0f3a-4c5b-8d6e-7f8091a2b3c4', name: 'Lakshmi Nair' },
    markThanked: { thanked: true },
    sendThanks: { words: 'Thank you' },
    removeThanks: { removed: true },
    submitContribution: {
      shareSlug: slug,
      contributorName: 'Ana',
      contributorEmail: 'ana@example.com',
      contributorMessage: 'Tea at three.',
      contributionId: memorialUuid,
      inviteToken: 'x',
      removedPhotoIds: [mediaUuid],
      existingPhotoIds: [mediaUuid],
      existingPhotoCaptions: ['x'],
      photoCaptions: ['x'],
    },
    withdrawContribution: { shareSlug: slug },
    openReceipt: { token: 'x' },
    renewReceipt: { token: 'x' },
    changeMemory: { token: 'x', contributorName: 'Ana', message: 'x', removedPhotoIds: [memorialUuid] },
    changeGift: { token: 'x', anonymous: false, name: 'Ana' },
    takeBack: { token: 'x' },
    updateShareSlug: { shareSlug: 'margaret' },
    uploadPhoto: { title: 'x', clientId: memorialUuid, role: 'PHOTO' },
    uploadHostVideo: { title: 'x', clientId: memorialUuid },
    writeTranscript: { transcript: 'x', replaces: '' },
    updateMedia: { title: 'x' },
    resendInvite: { memorialUuid, contactUuid },
    markTexted: { texted: true },
    tellOfEvent: { uuid: memorialUuid, message: 'x' },
    sendAllInvites: { memorialUuid },
    validatePromo: { memorialUuid, code: 'X' },
    validateExtensionPromo: { memorialUuid, code: 'X' },
    createExtensionIntent: { memorialUuid, promoCode: null },
    finishExtension: { memorialUuid, paymentIntentId: 'pi_1', stripePaymentConfirmation: {} },
    createPaymentIntent: { memorialUuid, userUuid: null, promoCode: null },
    finishPayment: {
      memorialUuid,
      paymentIntentId: 'pi_1',
      stripePaymentConfirmation: {},
      stripeCustomerId: null,
    },
    processDonation: {
      memorialSlug: slug,
      amount: 10,
      anonymous: false,
      paymentMethodId: 'pm_1',
      fundId,
      clientId: memorialUuid,
    },
    finishDonation: { paymentIntentId: 'pi_1' },
    addOperator: { email: 'ana@example.com' },
    removeOperator: { email: 'ana@example.com' },
    askHandOver: { email: 'ana@example.com', grounds: 'Letters of administration' },
    createPromo: { code: 'SPRING', free: false, amountOff: 100, maxUses: 3, expires: '2030-01-01' },
  }
  return bodies[name] ?? {}
}

const parts = {
  userUuid: null,
  adminUuids: null,
  clientId: null,
  memorialDate: '2031-05-04',
  address: 'x',
  details: 'x',
  hostMessage: 'x',
  mediaUuids: null,
  hostVideoMessageUuid: null,
  stories: [{ uuid: null, text: 'x' }],
  contacts: [{ uuid: null, email: 'x@example.com', phone: null, firstName: 'x', surname: 'x' }],
  stripeCustomerId: null,
  shareSlug: null,
}

/** Calls that are made only once: they end the session or delete the memorial that all other calls use. */
export const endings = new Set(['signOut', 'signOutEverywhere', 'deleteMemorial'])

/** Makes a call and throws unless the response is an envelope without a server error. */
export async function answer(
  app: TestApp,
  method: string,
  url: string,
  sent: Sent,
  about: unknown,
): Promise<number> {
  const { status, body } = await app.api(method, url, sent)
  const isSound = status < 500 && typeof body.success === 'boolean' && (body.success || Boolean(body.msg))
  if (!isSound)
    throw new Error(`${method} ${url} with ${show(about)} answered ${status} ${JSON.stringify(body)}`)
  return status
}

const show = (value: unknown) => JSON.stringify(value)?.slice(0, 120) ?? 'nothing'
