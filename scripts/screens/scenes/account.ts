import { alsoWaiting, type Scene, type SceneContext } from '../scene.ts'
import { beginDraft } from './draft.ts'

/** Logging in, the password, the profile. */

const DEVICES = [
  ['Firefox', 'Windows'],
  ['Safari', 'iPhone'],
  ['Samsung Internet', 'Android'],
  [null, null],
].map(([browser, system], at) => ({
  id: String(at),
  browser,
  system,
  signedInAt: '2026-11-02T09:00:00Z',
  lastUsedAt: '2026-11-20T09:00:00Z',
  isThis: at === 0,
}))

const PASSKEYS = DEVICES.slice(1).map(({ id, browser, system }) => ({
  id,
  browser,
  system,
  createdAt: '2026-11-02T09:00:00Z',
  lastUsedAt: id === '1' ? '2026-11-20T09:00:00Z' : null,
}))

async function logIn(at: SceneContext, { email, password }: { email: string; password: string }) {
  await at.field('Email').fill(email)
  await at.page.locator('input[type=password]').fill(password)
  await at.page.locator('main button[type=submit]').click()
}

export const accountScenes: Scene[] = [
  { part: 'account', name: 'log in', path: () => '/login' },
  { part: 'account', name: 'log in, the session ended', path: () => '/login?ended=kept' },
  {
    part: 'account',
    name: 'log in, no address',
    path: () => '/login?msg=Please%20log%20in%20to%20go%20on.',
    act: async (at) => {
      await at.field('Email').fill('joan')
      await at.page.locator('input[type=password]').focus()
      await at.page.locator('[aria-invalid=true]').waitFor()
    },
  },
  {
    part: 'account',
    name: 'log in, refused',
    path: () => '/login',
    act: async (at) => {
      await logIn(at, { email: 'joan@example.com', password: 'not this one' })
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'account',
    name: 'log in, which memorial',
    path: () => '/login',
    act: async (at) => {
      await logIn(at, at.fixtures.host)
      await at.page.getByText(at.say('Which memorial would you like to open?')).waitFor()
    },
  },
  { part: 'account', name: 'forgotten password', path: () => '/forgot-password' },
  {
    part: 'account',
    name: 'forgotten password, sent',
    path: () => '/forgot-password',
    act: async (at) => {
      await at
        .field('Email')
        .fill('somebody.with.a.rather.long.address@a-rather-long-domain-name.example.com')
      await at.page.keyboard.press('Enter')
      await at.page.getByText(at.say('Look in your email')).waitFor()
    },
  },
  { part: 'account', name: 'new password', path: () => '/reset-password#token=abc' },
  {
    part: 'account',
    name: 'new password, nothing filled in',
    path: () => '/reset-password#token=abc',
    act: (at) => at.button('Save the password').click(),
  },
  {
    part: 'account',
    name: 'new password, the link was used',
    path: () => '/reset-password#token=abc',
    act: async (at) => {
      for (const field of await at.page.locator('input[type=password]').all())
        await field.fill('parsley and sage')
      await at.button('Save the password').click()
      await at.page.getByText(at.say('This link cannot be used')).first().waitFor()
    },
  },
  { part: 'account', name: 'confirm', who: 'unproved', path: () => '/confirm' },
  ...alsoWaiting({ part: 'account', name: 'profile', who: 'whole', path: () => '/profile' }),
  { part: 'account', name: 'profile, with nothing', who: 'guest', path: () => '/profile' },
  { part: 'account', name: 'profile, what others add', who: 'newcomer', path: () => '/profile' },
  { part: 'account', name: 'profile, soon to be deleted', who: 'leaving', path: () => '/profile' },
  {
    part: 'account',
    name: 'profile, kept after all',
    who: 'leaving',
    path: () => '/profile',
    act: async (at) => {
      const { user } = await (
        await at.page.request.get('/user', { headers: { pid: at.fixtures.leaving.token } })
      ).json()
      await at.answer('**/user/keep', { user: { ...user, deletionDueAt: null } })
      await at.button('Keep my account').click()
      await at.page.getByText(at.say('Your account stays')).waitFor()
    },
  },
  {
    part: 'account',
    name: 'log in, soon to be deleted',
    path: () => '/login',
    act: async (at) => {
      await logIn(at, at.fixtures.leaving)
      await at.button('Keep my account').waitFor()
    },
  },
  {
    part: 'account',
    name: 'profile, a memorial not saved yet',
    who: 'guest',
    path: () => '/profile',
    before: beginDraft,
    act: (at) => at.button('Log out').click(),
  },
  {
    part: 'account',
    name: 'menu',
    who: 'whole',
    path: () => '/memorial/dashboard',
    act: (at) => at.page.locator('header [aria-haspopup=menu]').first().click(),
  },
  {
    part: 'account',
    name: 'a device is logged out',
    who: 'guest',
    path: () => '/profile',
    before: (at) => at.answer('**/user/devices', { devices: DEVICES }),
    act: async (at) => {
      await at.answer('**/user/devices/signout', {})
      await at.button('Log out {device}', { device: 'Samsung Internet on Android' }).click()
      await at.text('{device} is logged out.', { device: 'Samsung Internet on Android' }).waitFor()
    },
  },
  {
    part: 'account',
    name: 'a device cannot be logged out',
    who: 'guest',
    path: () => '/profile',
    before: (at) => at.answer('**/user/devices', { devices: DEVICES }),
    act: async (at) => {
      await at.lose('**/user/devices/signout')
      await at.button('Log out {device}', { device: 'Safari on iPhone' }).click()
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'account',
    name: 'a passkey is to be removed',
    who: 'guest',
    path: () => '/profile',
    before: (at) => at.answer('**/user/passkeys', { passkeys: PASSKEYS }),
    act: async (at) => {
      await at.button('Remove the passkey of {device}', { device: 'Safari on iPhone' }).click()
      await at.page.getByRole('dialog').waitFor()
    },
  },
  {
    part: 'account',
    name: 'a passkey is removed',
    who: 'guest',
    path: () => '/profile',
    before: (at) => at.answer('**/user/passkeys', { passkeys: PASSKEYS }),
    act: async (at) => {
      await at.answer('**/user/passkeys/remove', { passkeys: PASSKEYS.slice(1) })
      await at.button('Remove the passkey of {device}', { device: 'Safari on iPhone' }).click()
      await at.page.getByRole('dialog').locator('input').fill('a good one')
      await at.page.keyboard.press('Enter')
      await at.text('The passkey is removed').waitFor()
    },
  },
  {
    part: 'account',
    name: 'log in, no passkey here',
    path: () => '/login',
    act: async (at) => {
      await at.lose('**/anon/passkey/begin')
      await at.button('Use a passkey').click()
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'account',
    name: 'log out everywhere',
    who: 'whole',
    path: () => '/profile',
    act: (at) => at.button('Log out everywhere').click(),
  },
  {
    part: 'account',
    name: 'delete the account',
    who: 'whole',
    path: () => '/profile',
    act: (at) => at.button('Delete my account').click(),
  },
  {
    part: 'account',
    name: 'delete the account, password wrong',
    who: 'whole',
    path: () => '/profile',
    act: async (at) => {
      await at.button('Delete my account').click()
      await at.dialog().locator('input[type=password]').fill('not this one')
      await at.button('Delete in 30 days').click()
      await at.dialog().locator('[aria-invalid=true]').waitFor()
    },
  },
  {
    part: 'account',
    name: 'password, wrong',
    who: 'whole',
    path: () => '/profile',
    act: (at) => at.button('Change password').click(),
  },
  {
    part: 'account',
    name: 'password, not the one until now',
    who: 'whole',
    path: () => '/profile',
    act: async (at) => {
      await at.field('Current password').fill('not this one')
      await at.field('New password').fill('password1')
      await at.button('Show: {label}', { label: '' }).click()
      await at.button('Change password').click()
      await at.page.locator('[aria-invalid=true]').waitFor()
    },
  },
  {
    part: 'account',
    name: 'loading a memorial',
    who: 'whole',
    path: (fixtures) => `/memorial/load/${fixtures.bare.uuid}`,
    calls: 'held',
  },
  {
    part: 'account',
    name: 'loading a memorial fails',
    who: 'whole',
    path: (fixtures) => `/memorial/load/${fixtures.bare.uuid}`,
    calls: 'broken',
  },
  {
    part: 'account',
    name: 'loading a memorial of somebody else',
    who: 'guest',
    path: (fixtures) => `/memorial/load/${fixtures.bare.uuid}`,
    act: (at) => at.page.getByRole('alert').waitFor(),
  },
]
