import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { fullName } from '#app/lib/full-name.ts'
import { readInvitedToken } from '#app/lib/invited-token.ts'
import { readToken } from '#app/lib/token.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { User } from '#contract/accounts.ts'
import type { Contribution } from '#contract/contributions.ts'
import { recordings as recordingLimits } from '#contract/recording-limits.ts'
import { type Account, useAccount } from '../account/use-account.ts'
import { reloadVisitorData, updateVisitorData } from '../visitor-data.ts'
import {
  blankContributionDraft,
  type ContributionDraft,
  type ContributionDraftPhoto,
  changeFile,
  type DraftRecording,
  draftOf,
  isChanged,
  isEmpty,
  mergeDraft,
  readContributionDraft,
  sortFiles,
  writeContributionDraft,
} from './contribution-draft.ts'
import { enterInvited, leaveInvited } from './enter-invited.ts'
import { keepOnly } from './files.ts'
import type { PhotoUploadState, Sent } from './send-contribution.ts'
import { usePhotoPreviews } from './use-photo-previews.ts'

/** Fills in the fields of the account, which can be changed; empty where it is not known. */
export type Known = Pick<ContributionDraft, 'name' | 'email'> & { isInvited: boolean }

/** A message above the form. */
export type ContributionNotice =
  /** `isFinal`: a retry would change nothing. */
  | { kind: 'trouble'; title: string; reason: string | null; isFinal: boolean }
  | { kind: 'joined' | 'removedByFamily' | 'partly' | 'noneArrived' | 'notStored' | 'restored' | 'offline' }

interface ContributionState {
  step: 'write' | 'account' | 'done' | 'withdrawn'
  added: ContributionDraft
  /** The contribution on the server, once known. */
  own: Contribution | null
  told: ContributionNotice | null
  /** How often the form was refused as empty, since it was changed last. */
  refusals: number
  surplus: number
  busy: boolean
  /** It is on its way to the server. */
  isSending: boolean
  /** Upload state of each chosen photo, by its id. */
  news: Readonly<Record<string, PhotoUploadState>>
  /** Sent as soon as the network is back. */
  waits: boolean
  /** The account has no password: one is offered, and never needed. */
  hasNoPassword: boolean
}

const blank: ContributionState = {
  step: 'write',
  added: blankContributionDraft,
  own: null,
  told: null,
  refusals: 0,
  surplus: 0,
  busy: false,
  isSending: false,
  news: {},
  waits: false,
  hasNoPassword: false,
}

/** State of one visitor's contribution, from writing to the thanks. */
export function useContribution(slug: string, own: Contribution | null, known: Known) {
  const t = useTranslations('visitContributing')
  const [state, setState] = useState(() => begun(slug, own, known))
  const { added } = state
  // Includes what is written while a call is running.
  const latest = useRef(state)

  function set(change: Partial<ContributionState>): void {
    latest.current = { ...latest.current, ...change }
    setState(latest.current)
  }

  function edit(change: (added: ContributionDraft) => ContributionDraft): void {
    const next = change(latest.current.added)
    writeContributionDraft(slug, next)
    set({ added: next, refusals: 0 })
  }

  function forgetDraft(): void {
    writeContributionDraft(slug, null)
    void keepOnly(slug, [])
  }

  const endRecording = useRef<(() => Promise<unknown>) | null>(null)
  const photos = usePhotoPreviews({
    slug,
    photos: added.photos,
    onNotStored: () => set({ told: { kind: 'notStored' } }),
  })
  const account: Account = useAccount({
    who: { name: added.name, email: added.email },
    onWho: (who) => edit((before) => ({ ...before, ...who })),
    mailed: {
      slug,
      codeToken: added.codeToken || null,
      onCodeToken: (codeToken) => edit((before) => ({ ...before, codeToken: codeToken ?? '' })),
    },
    begins: state.step === 'account' ? 'code' : undefined,
    onSignedIn: signedIn,
  })
  // They may say that they are somebody else.
  const byLink = known.isInvited && added.email === known.email && added.codeToken === ''
  const awaitsCode = state.step === 'account' && account.view === 'code'

  // Stored for the card, in case the visitor leaves the page to look for the mail.
  const noteCode = useEffectEvent((isNow: boolean) => {
    if (latest.current.added.awaitsCode !== isNow) edit((before) => ({ ...before, awaitsCode: isNow }))
  })
  useEffect(() => noteCode(awaitsCode), [awaitsCode])

  // Opened at the code: the address may have been confirmed elsewhere, or the session may have ended.
  const lookFirst = useEffectEvent(async () => {
    if (!awaitsCode) return
    const user = await account.check().catch(() => null)
    if (user) set({ step: 'write', told: { kind: 'restored' } })
  })
  useEffect(() => void lookFirst(), [])

  // Deletes files left by an earlier visit that were removed or sent.
  const atFirst = useRef(
    [...added.photos, ...added.recordings].filter((file) => !file.removed).map(({ id }) => id),
  )
  useEffect(() => void keepOnly(slug, atFirst.current), [slug])

  const hasChanged = isChanged(added, state.own)
  useEffect(() => {
    if (hasChanged) loadSending().catch(() => {})
  }, [hasChanged])
  const goOn = useEffectEvent(() => {
    if (state.waits) void proceed()
  })
  useEffect(() => {
    const back = () => goOn()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])

  async function proceed(): Promise<void> {
    if (state.busy) return
    // What is being said belongs to it.
    await endRecording.current?.()
    const { added } = latest.current
    const refused = photos.refused()
    const isNothing = isEmpty({ ...added, photos: added.photos.filter(({ id }) => !refused.has(id)) })
    if (isNothing) return set({ refusals: state.refusals + 1 })
    if (!navigator.onLine) return set({ told: { kind: 'offline' }, waits: true })
    set({ busy: true, told: null, refusals: 0, waits: false })
    try {
      const user = await account.check()
      if (user) await signedIn(user)
      else if (byLink && (await enterInvited(slug))) await sendAll()
      else set({ step: 'account' })
    } catch (reason) {
      set({ told: troubleOf(reason) })
    }
    set({ busy: false })
  }

  /** A visitor who added something before sees it first, so that it is not overwritten. */
  async function signedIn(user: User): Promise<void> {
    const { added: before, own: known } = latest.current
    set({ hasNoPassword: user.hasPassword === false })
    if (known === null) {
      const { userContribution } = await reloadVisitorData(slug)
      if (userContribution && before.contributionId !== userContribution.id) {
        edit((mine) => mergeDraft({ ...mine, name: mine.name || fullName(user) }, userContribution))
        return set({ step: 'write', own: userContribution, told: { kind: 'joined' } })
      }
    }
    if (before.contributionId === null) edit((mine) => ({ ...mine, name: mine.name || fullName(user) }))
    // Signed in again to take it away: there is nothing to send.
    if (!isChanged(latest.current.added, latest.current.own)) return set({ step: 'write' })
    await sendAll()
  }

  async function sendAll(): Promise<void> {
    if (slug === '') return set({ step: 'write', told: trouble(t('memorialMissing')) })
    if (readToken() === null && readInvitedToken() === null)
      return set({ step: 'write', told: trouble(t('tokenMissing')) })
    set({ step: 'write', busy: true, isSending: true, told: null, news: {} })
    const sending = latest.current.added
    await photos.allReady(sending.photos.filter(({ removed }) => !removed).map(({ id }) => id))
    try {
      const { sendContribution } = await loadSending()
      const outcome = await sendContribution({
        shareSlug: slug,
        added: sending,
        refused: photos.refused(),
        onPhoto,
      })
      if (outcome) await arrived(outcome)
      else set({ told: { kind: 'noneArrived' } })
    } catch (reason) {
      failed(reason)
    }
    set({ busy: false, isSending: false })
  }

  const onPhoto = (id: string, news: PhotoUploadState) =>
    set({ news: { ...latest.current.news, [id]: news } })

  async function arrived({ contribution, arrived: there }: Sent): Promise<void> {
    updateVisitorData({ userContribution: contribution })
    const isLeft = ({ id, media, removed }: ContributionDraftPhoto | DraftRecording) =>
      !media && !removed && !there.has(id)
    const left = latest.current.added.photos.filter(isLeft)
    const leftRecordings = latest.current.added.recordings.filter(isLeft)
    if (left.length + leftRecordings.length === 0) {
      forgetDraft()
      return set({ step: 'done', own: contribution })
    }
    edit(({ name: by }) => {
      const now = draftOf(contribution, by)
      return {
        ...now,
        photos: [...now.photos, ...left],
        recordings: [...now.recordings, ...leftRecordings],
      }
    })
    set({ own: contribution, told: { kind: 'partly' } })
  }

  /** Whether they have to say again who they are, which is asked for then. */
  function asksAgain(reason: unknown): boolean {
    const asks = (readToken() === null && leaveInvited(reason)) || account.refused(reason)
    if (asks) set({ step: 'account' })
    return asks
  }

  function failed(reason: unknown): void {
    if (asksAgain(reason)) return
    const code = reason instanceof ApiError ? reason.code : null
    if (code === 'CONTRIBUTION_NOT_FOUND') {
      updateVisitorData({ userContribution: null })
      edit((mine) => mergeDraft(mine, null))
      set({ own: null, told: { kind: 'removedByFamily' } })
    } else set({ told: troubleOf(reason) })
  }

  function troubleOf(reason: unknown): ContributionNotice {
    const title = latest.current.own ? t('updateFailed') : t('saveFailed')
    if (!(reason instanceof ApiError)) return trouble(title)
    // The family has blocked them.
    return trouble(title, reason.message, reason.code === 'BLOCKED')
  }

  const hasRoomFor = (wanted: DraftRecording['kind']) =>
    latest.current.added.recordings.filter(({ kind, removed }) => kind === wanted && !removed).length <
    recordingLimits.each

  return {
    ...state,
    slug,
    account,
    /** Their personal link tells who they are: they are asked nothing. */
    byLink,
    looks: photos.looks,
    /** How many of the chosen photos are ready to be sent; null when all are. */
    developing: photos.developing,
    isChanged: hasChanged,
    write: (message: string) => edit((before) => ({ ...before, message })),
    caption: (id: string, caption: string) => edit(changeFile('photos', id, { caption })),
    remove: (id: string, removed: boolean) => edit(changeFile('photos', id, { removed })),
    addFiles(files: readonly File[]) {
      const { taken, surplus } = sortFiles(files, latest.current.added)
      set({ surplus, told: !navigator.onLine ? { kind: 'offline' } : null })
      const chosen = photos.add(taken)
      edit((before) => ({ ...before, photos: [...before.photos, ...chosen] }))
    },
    hasRoomFor,
    /** False when the memory has as many as it can hold. */
    addRecording(recording: Pick<DraftRecording, 'id' | 'kind' | 'name' | 'seconds'>): boolean {
      if (!hasRoomFor(recording.kind)) return false
      const one = { ...recording, words: '', removed: false, media: null, isSilent: false }
      edit((before) => ({ ...before, recordings: [...before.recordings, one] }))
      return true
    },
    /** Forgets one that was not sent. */
    dropRecording: (id: string) =>
      edit((before) => ({ ...before, recordings: before.recordings.filter((one) => one.id !== id) })),
    /** Told how to end the recording that runs; null when none does. */
    onRecording(stop: (() => Promise<unknown>) | null) {
      endRecording.current = stop
    },
    changeRecording: (id: string, change: Partial<DraftRecording>) =>
      edit(changeFile('recordings', id, change)),
    /** A file could not be stored: it lasts only as long as the page. */
    notStored: () => set({ told: { kind: 'notStored' } }),
    /** Retries one photo: prepares it again here, or sends it with everything else. */
    retry: (id: string) => (photos.refused().has(id) ? photos.retry(id) : sendAll()),
    proceed,
    back: () => set({ step: 'write' }),
    /** Opens what was sent, to add to it: whoever adds to a memorial has one memory there. */
    addMore() {
      const { own, added } = latest.current
      if (own) set({ step: 'write', added: draftOf(own, added.name), told: null, news: {} })
    },
    /** Rejects with `ApiError`. */
    async takeAway(): Promise<void> {
      try {
        const { withdrawContributionOf } = await loadSending()
        await withdrawContributionOf(slug)
      } catch (reason) {
        if (asksAgain(reason)) return
        // It is deleted already.
        if (!(reason instanceof ApiError && reason.code === 'CONTRIBUTION_NOT_FOUND')) throw reason
      }
      updateVisitorData({ userContribution: null })
      forgetDraft()
      set({ step: 'withdrawn', own: null, added: blankContributionDraft })
    },
  }
}

/** What sends it, loaded while the visitor writes. Rejects with `ApiError` where the network is away. */
const loadSending = () =>
  import('./send-contribution.ts').catch(() => {
    throw new ApiError(0, {})
  })

export type ContributionWork = ReturnType<typeof useContribution>

const trouble = (title: string, reason: string | null = null, isFinal = false): ContributionNotice => ({
  kind: 'trouble',
  title,
  reason,
  isFinal,
})

/** The draft stored on this device, or the contribution on the server. */
function begun(slug: string, own: Contribution | null, known: Known): ContributionState {
  const stored = readContributionDraft(slug)
  if (!stored)
    return {
      ...blank,
      own,
      added: own
        ? draftOf(own, known.name)
        : { ...blankContributionDraft, name: known.name, email: known.email },
    }
  // Without an own contribution the server may not have been asked; it will say whether it was deleted when the draft
  // is sent.
  const added = own ? mergeDraft(stored, own) : stored
  if (added.awaitsCode && (readToken() !== null || added.codeToken !== ''))
    return { ...blank, own, added, step: 'account' }
  const kind = own && stored.contributionId !== own.id ? 'joined' : 'restored'
  return { ...blank, own, added, told: isChanged(added, own) ? { kind } : null }
}
