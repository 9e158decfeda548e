import { beforeEach, expect, it, vi } from 'vitest'
import { storageDouble } from '#app/draft/browser-testing.ts'
import { setText } from '#app/draft/edits.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { secretsStore, setSecret } from '#app/draft/secrets.ts'
import { aUser, uuid } from '#app/draft/testing.ts'
import {
  adoptVisitor,
  currentSession,
  forgetAuth,
  setUser,
  signIn,
  signOutLocally,
  startSession,
} from './session.ts'
import { watchToken } from './token.ts'
import { forgetVisitor, signInVisitor } from './visitor-session.ts'

const local = storageDouble()
const session = storageDouble()
let tell = (_event: Event): void => {}

beforeEach(async () => {
  const target = new EventTarget()
  tell = (event) => target.dispatchEvent(event)
  vi.stubGlobal('localStorage', local.storage)
  vi.stubGlobal(
    'window',
    Object.assign(target, { localStorage: local.storage, sessionStorage: session.storage }),
  )
  local.trouble.now = null
  await signOutLocally()
  startSession()
  draftStore.start()
})

const draft = () => draftStore.state.getState().draft

it('counts a person as signed in only with token, account and verified email', () => {
  expect(currentSession()).toMatchObject({ hydrated: true, isAccountCreated: false, isSignedIn: false })
  const showMenu = vi.fn()
  watchToken(showMenu)
  signIn('token', aUser({ emailVerified: false }))
  expect(showMenu).toHaveBeenCalled()
  expect(currentSession()).toMatchObject({ token: 'token', isAccountCreated: true, isSignedIn: false })
  setUser(aUser())
  expect(currentSession()).toMatchObject({ isEmailVerified: true, isSignedIn: true })
  expect(local.items.get('apiToken')).toBe('token')
})

it('keeps the drafts when only the token and user are forgotten', () => {
  draftStore.update(setText('personName', 'Ana'))
  signIn('token', aUser())
  draftStore.update(setText('address', 'Chapel'))
  setSecret('password', 'secret1')
  forgetAuth()
  expect(currentSession()).toMatchObject({ token: null, user: null, isSignedIn: false })
  expect(secretsStore.getState().password).toBe('')
  expect(draft().personName).toBe('')
  signIn('other', aUser({ uuid: uuid(901) }))
  expect(draftStore.listUnsavedDrafts()).toEqual([])
  signIn('token', aUser())
  expect(draftStore.listUnsavedDrafts()).toMatchObject([{ personName: 'Ana', address: 'Chapel' }])
})

it('clears everything at sign-out', async () => {
  signIn('token', aUser())
  draftStore.update(setText('personName', 'Ana'))
  local.items.set('other', 'kept by somebody')
  await signOutLocally()
  expect(local.items.size + session.items.size).toBe(0)
  expect(currentSession()).toMatchObject({ token: null, user: null })
  expect(draft().personName).toBe('')
})

it('follows a sign-out in another tab', () => {
  signIn('token', aUser())
  setSecret('code', 'AB2CD')
  local.items.clear()
  tell(Object.assign(new Event('storage'), { key: null }))
  expect(currentSession()).toMatchObject({ token: null, isSignedIn: false })
  expect(secretsStore.getState().code).toBe('')
})

it('keeps the session in memory when storage is refused', () => {
  local.trouble.now = 'refused'
  signIn('token', aUser())
  expect(currentSession()).toMatchObject({ token: 'token', isSignedIn: true })
})

it('never writes the password or the code to storage', () => {
  setSecret('password', 'secret1')
  setSecret('passwordAgain', 'secret1')
  setSecret('code', 'AB2CD')
  draftStore.update(setText('email', 'host@example.com'))
  expect([...local.items.values()].join()).toContain('host@example.com')
  expect([...local.items.values(), ...session.items.values()].join()).not.toMatch(/secret1|AB2CD/)
})

it('adopts a visitor from a public page once, and keeps the previous person’s draft hidden', () => {
  signIn('token', aUser())
  draftStore.update(setText('personName', 'Ana'))
  signInVisitor('another', aUser({ uuid: uuid(901) }))
  adoptVisitor()
  startSession()
  expect(currentSession()).toMatchObject({ token: 'another', user: { uuid: uuid(901) }, isSignedIn: true })
  expect(draft().personName).toBe('')
  setUser(aUser({ uuid: uuid(902) }))
  adoptVisitor()
  expect(currentSession().user?.uuid).toBe(uuid(902))
})

it('adopts no visitor after a sign-out', async () => {
  signInVisitor('another', aUser({ uuid: uuid(901) }))
  forgetVisitor()
  adoptVisitor()
  expect(currentSession().user).toBeNull()
})
