import { alsoWaiting, type Scene } from '../scene.ts'
import type { World } from '../world.ts'

/** What those see who look after a memorial. */

/** Stands in a text for a number that other scenes change. */
const SOME = 'some'
const withAnyNumber = ({ source }: RegExp) => new RegExp(source.replaceAll(SOME, '[\\d.,٬]+'))

const of = (screen: string, memorial: 'whole' | 'bare' | 'long' | 'ended') => (world: World) =>
  `/memorial/${screen}?memorial=${world[memorial].uuid}`

const account: Scene[] = [
  { part: 'account', name: 'log in', path: () => '/login' },
  {
    part: 'account',
    name: 'log in, no address',
    path: () => '/login',
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
      await at.field('Email').fill('joan@example.com')
      await at.page.locator('input[type=password]').fill('not this one')
      await at.page.locator('main button[type=submit]').click()
      await at.page.getByRole('alert').first().waitFor()
    },
  },
  {
    part: 'account',
    name: 'log in, which memorial',
    path: () => '/login',
    act: async (at) => {
      await at.field('Email').fill(at.world.host.email)
      await at.page.locator('input[type=password]').fill(at.world.host.password)
      await at.page.locator('main button[type=submit]').click()
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
  { part: 'account', name: 'confirm', who: 'unproved', path: () => '/confirm' },
  ...alsoWaiting({ part: 'account', name: 'profile', who: 'whole', path: () => '/profile' }),
  { part: 'account', name: 'profile, with nothing', who: 'newcomer', path: () => '/profile' },
  {
    part: 'account',
    name: 'menu',
    who: 'whole',
    path: () => '/memorial/dashboard',
    act: (at) => at.page.locator('header [aria-haspopup=menu]').first().click(),
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
    name: 'password, wrong',
    who: 'whole',
    path: () => '/profile',
    act: (at) => at.button('Change password').click(),
  },
  {
    part: 'account',
    name: 'loading a memorial',
    who: 'whole',
    path: (world) => `/memorial/load/${world.bare.uuid}`,
    calls: 'held',
  },
  {
    part: 'account',
    name: 'loading a memorial fails',
    who: 'whole',
    path: (world) => `/memorial/load/${world.bare.uuid}`,
    calls: 'broken',
  },
]

const dashboard: Scene[] = [
  ...alsoWaiting({
    part: 'dashboard',
    name: 'a whole life',
    who: 'whole',
    path: () => '/memorial/dashboard',
  }),
  { part: 'dashboard', name: 'nothing came in yet', who: 'bare', path: () => '/memorial/dashboard' },
  { part: 'dashboard', name: 'far too much of everything', who: 'long', path: () => '/memorial/dashboard' },
  { part: 'dashboard', name: 'not paid for', who: 'unpaid', path: () => '/memorial/dashboard' },
  {
    part: 'dashboard',
    name: 'all replies',
    who: 'long',
    path: () => '/memorial/dashboard',
    act: (at) =>
      at.named('button', withAnyNumber(at.say('See all {count, number} replies', { count: SOME }))).click(),
  },
  {
    part: 'dashboard',
    name: 'the QR code',
    who: 'whole',
    path: () => '/memorial/dashboard',
    act: (at) => at.page.getByText(at.say('QR code')).first().click(),
  },
  {
    part: 'dashboard',
    name: 'thanking',
    who: 'whole',
    path: () => '/memorial/dashboard',
    act: async (at) => {
      await at.page
        .locator('article button')
        .filter({ hasText: at.say('Thank') })
        .first()
        .click()
      await at.dialog().waitFor()
    },
  },
  {
    part: 'dashboard',
    name: 'removing a memory',
    who: 'long',
    path: () => '/memorial/dashboard',
    act: (at) =>
      at.page
        .locator('article')
        .first()
        .getByRole('button')
        .filter({ hasText: at.say('Remove') })
        .click(),
  },
  {
    part: 'dashboard',
    name: 'a memory removed',
    who: 'long',
    path: () => '/memorial/dashboard',
    act: async (at) => {
      // Said to be removed only: the scenes to come still have it.
      await at.page.route('**/memorial/contribution/remove/**', (route) =>
        route.fulfill({ json: { success: true } }),
      )
      await at.page
        .locator('article')
        .nth(3)
        .getByRole('button')
        .filter({ hasText: at.say('Remove') })
        .click()
      await at.button('Remove').click()
      await at.text('Undo').waitFor()
    },
  },
  {
    part: 'deletion',
    name: 'asks first',
    who: 'whole',
    path: () => '/memorial/dashboard',
    act: (at) => at.button('Delete this memorial').click(),
  },
  {
    part: 'deletion',
    name: 'another name typed',
    who: 'whole',
    path: () => '/memorial/dashboard',
    act: async (at) => {
      await at.button('Delete this memorial').click()
      await at.dialog().locator('input').fill('Margaret')
      await at.button('Delete').click()
    },
  },
]

const screens = [
  'edit-details',
  'edit-photos',
  'edit-message',
  'edit-stories',
  'edit-contacts-share',
  'edit-donations',
]
const editing: Scene[] = screens.flatMap((screen) => [
  ...alsoWaiting({ part: 'editing', name: screen, who: 'whole', path: of(screen, 'whole') }),
  { part: 'editing', name: `${screen}, empty`, who: 'bare', path: of(screen, 'bare') },
  { part: 'editing', name: `${screen}, too much`, who: 'long', path: of(screen, 'long') },
])

const dialogs: Scene[] = [
  {
    part: 'editing',
    name: 'leaving without saving',
    who: 'whole',
    path: of('edit-stories', 'whole'),
    act: async (at) => {
      await at.page.locator('main textarea').first().fill('She taught me to sail.')
      await at.page.locator('header a').first().click()
      await at.dialog().waitFor()
    },
  },
  {
    part: 'editing',
    name: 'saving fails',
    who: 'whole',
    path: of('edit-stories', 'whole'),
    act: async (at) => {
      await at.page.route('**/memorial/**', (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : route.fulfill({
              status: 400,
              json: { success: false, msg: 'This could not be read.', code: 'BAD_INPUT' },
            }),
      )
      await at.page.locator('main textarea').first().fill('She taught me to sail.')
      await at.button('Save').click()
      await at.dialog().waitFor()
    },
  },
  {
    part: 'editing',
    name: 'a contact, edited',
    who: 'long',
    path: of('edit-contacts-share', 'long'),
    act: (at) => at.named('button', at.say('Edit {who}', { who: '' })).click(),
  },
  {
    part: 'editing',
    name: 'the link, changed',
    who: 'long',
    path: of('edit-contacts-share', 'long'),
    act: (at) => at.button('Change the link').click(),
  },
  {
    part: 'editing',
    name: 'a fund without a title',
    who: 'bare',
    path: of('edit-donations', 'bare'),
    act: async (at) => {
      await at.field('Goal').fill('many')
      await at.button('Save').click()
    },
  },
  {
    part: 'editing',
    name: 'a goal that is no amount',
    who: 'whole',
    path: of('edit-donations', 'whole'),
    act: async (at) => {
      await at.field('Goal').fill('many')
      await at.button('Save').click()
    },
  },
]

const others: Scene[] = [
  ...alsoWaiting({ part: 'hosts', name: 'alone', who: 'whole', path: of('hosts', 'whole') }),
  { part: 'hosts', name: 'many, some asked', who: 'long', path: of('hosts', 'long') },
  {
    part: 'hosts',
    name: 'an address that is none',
    who: 'whole',
    path: of('hosts', 'whole'),
    act: async (at) => {
      await at.field('Their email').fill('joan')
      await at.page.keyboard.press('Enter')
    },
  },
  ...alsoWaiting({ part: 'settings', name: 'who can see it', who: 'whole', path: of('settings', 'whole') }),
  {
    part: 'settings',
    name: 'a word',
    who: 'whole',
    path: of('settings', 'whole'),
    act: (at) => at.page.getByText(at.say('Anyone with the link and a word')).first().click(),
  },
  ...alsoWaiting({
    part: 'moderation',
    name: 'four wait',
    who: 'newcomer',
    path: (world) => `/memorial/moderation/${world.long.uuid}`,
  }),
  ...alsoWaiting({ part: 'keepsakes', name: 'a whole life', who: 'whole', path: of('keepsakes', 'whole') }),
  { part: 'keepsakes', name: 'only a name', who: 'bare', path: of('keepsakes', 'bare') },
  { part: 'keepsakes', name: 'too much', who: 'long', path: of('keepsakes', 'long') },
  { part: 'keepsakes', name: 'the year is over', who: 'whole', path: of('keepsakes', 'ended') },
  {
    part: 'keepsakes',
    name: 'a book is made',
    who: 'bare',
    path: of('keepsakes', 'bare'),
    act: async (at) => {
      await at.button('Make the book').click()
      await at.page
        .getByText(at.say('Your book is ready.'))
        .or(at.page.getByText(at.say('This book is up to date: nothing has changed since it was made.')))
        .waitFor({ timeout: 60_000 })
    },
  },
  ...alsoWaiting({ part: 'retention', name: 'another year', who: 'whole', path: of('extend', 'ended') }),
  { part: 'retention', name: 'another year, too early', who: 'whole', path: of('extend', 'whole') },
  ...alsoWaiting({ part: 'slideshow', name: 'slideshow', who: 'whole', path: () => '/memorial/slideshow' }),
  { part: 'slideshow', name: 'nothing to show', who: 'bare', path: () => '/memorial/slideshow' },
  {
    part: 'slideshow',
    name: 'a photo',
    who: 'long',
    path: () => '/memorial/slideshow',
    act: async (at) => {
      await at.page.keyboard.press('ArrowRight')
      await at.page.waitForTimeout(1500)
    },
  },
  ...alsoWaiting({ part: 'card-sheet', name: 'cards to print', who: 'whole', path: () => '/memorial/cards' }),
  { part: 'card-sheet', name: 'cards of a long name', who: 'long', path: () => '/memorial/cards' },
]

export const keepingScenes: Scene[] = [...account, ...dashboard, ...editing, ...dialogs, ...others]
