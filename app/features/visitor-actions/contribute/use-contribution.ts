import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { fullName } from '#app/lib/full-name.ts'
import { readToken } from '#app/lib/token.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { User } from '#contract/accounts.ts'
import type { Contribution } from '#contract/contributions.ts'
import { type Account, useAccount } from '../account/use-account.ts'
import { reloadVisitorData, updateVisitorData } from '../visitor-data.ts'
import {
  blankContributionDraft,
  type ContributionDraft,
  changePhoto,
  draftOf,
  isChanged,
  isEmpty,
  mergeDraft,
  sortFiles,
} from './contribution-draft.ts'
import { readContributionDraft, removeContributionDraft, writeContributionDraft } from './draft-storage.ts'
import { keepOnly } from './files.ts'
import {
  type PhotoUploadState,
  type Sent,
  sendContribution,
  withdrawContributionOf,
} from './send-contribution.ts'
import { usePhotoPreviews } from './use-photo-previews.ts'

/** Fills in the fields of the account, which can be changed; empty where it is not known. */
export type Known = Pick<ContributionDraft, 'name' | 'email'>

type Step = 'write' | 'account' | 'done' | 'withdrawn'

/** A message above the form. */
export type ContributionNotice =
  /** `isFinal`: a retry would change nothing. */
  | { kind: 'trouble'; title: string; reason: string | null; isFinal: boolean }
  | { kind: 'joined' | 'removedByFamily' | 'partly' | 'noneArrived' | 'notStored' | 'restored' }

interface ContributionState {
  step: Step
  added: ContributionDraft
  /** The contribution on the server, once known. */
  own: Contribution | null
  told: ContributionNotice | null
  /** The form was refused as empty. */
  isRefused: boolean
  /** How often it was refused. */
  refusals: number
  surplus: number
  busy: boolean
  /** Upload state of each chosen photo, by its id. */
  news: Readonly<Record<string, PhotoUploadState>>
  /** The contribution as it was sent. */
  sent: Contribution | null
}

const blank: ContributionState = {
  step: 'write',
  added: blankContributionDraft,
  own: null,
  told: null,
  isRefused: false,
  refusals: 0,
  surplus: 0,
  busy: false,
  news: {},
  sent: null,
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
    set({ added: next, isRefused: false })
  }

  const photos = usePhotoPreviews({
    slug,
    photos: added.photos,
    onNotStored: () => set({ told: { kind: 'notStored' } }),
  })
  const account: Account = useAccount({
    who: { name: added.name, email: added.email },
    onWho: (who) => edit((before) => ({ ...before, ...who })),
    begins: state.step === 'account' ? 'code' : undefined,
    onSignedIn: signedIn,
  })
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

  // Deletes files left by an earlier visit of photos that were removed or sent.
  const atFirst = useRef(added.photos.filter((photo) => !photo.removed).map(({ id }) => id))
  useEffect(() => void keepOnly(slug, atFirst.current), [slug])

  async function proceed(): Promise<void> {
    if (state.busy) return
    const refused = photos.refused()
    const isNothing = isEmpty({ ...added, photos: added.photos.filter(({ id }) => !refused.has(id)) })
    if (isNothing) return set({ isRefused: true, refusals: state.refusals + 1 })
    set({ busy: true, told: null, isRefused: false })
    try {
      const user = await account.check()
      if (user) await signedIn(user)
      else set({ step: 'account' })
    } catch (reason) {
      set({ told: troubleOf(reason) })
    }
    set({ busy: false })
  }

  /** A visitor who added something before sees it first, so that it is not overwritten. */
  async function signedIn(user: User): Promise<void> {
    const { added: before, own: known } = latest.current
    if (known === null) {
      const { userContribution } = await reloadVisitorData(slug)
      if (userContribution && before.contributionId !== userContribution.id) {
        edit((mine) => mergeDraft({ ...mine, name: mine.name || fullName(user) }, userContribution))
        return set({ step: 'write', own: userContribution, told: { kind: 'joined' } })
      }
    }
    if (before.contributionId === null) edit((mine) => ({ ...mine, name: mine.name || fullName(user) }))
    await sendAll()
  }

  async function sendAll(): Promise<void> {
    if (slug === '') return set({ step: 'write', told: trouble(t('memorialMissing')) })
    if (readToken() === null) return set({ step: 'write', told: trouble(t('tokenMissing')) })
    set({ step: 'write', busy: true, told: null, news: {} })
    const sending = latest.current.added
    await photos.allReady(sending.photos.filter(({ removed }) => !removed).map(({ id }) => id))
    try {
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
    set({ busy: false })
  }

  const onPhoto = (id: string, news: PhotoUploadState) =>
    set({ news: { ...latest.current.news, [id]: news } })

  async function arrived({ contribution, arrived: there }: Sent): Promise<void> {
    updateVisitorData({ userContribution: contribution })
    const left = latest.current.added.photos.filter(
      ({ id, media, removed }) => !media && !removed && !there.has(id),
    )
    if (left.length === 0) {
      removeContributionDraft(slug)
      void keepOnly(slug, [])
      return set({ step: 'done', own: contribution, sent: contribution })
    }
    edit(({ name: by }) => {
      const now = draftOf(contribution, by)
      return { ...now, photos: [...now.photos, ...left] }
    })
    set({ own: contribution, told: { kind: 'partly' } })
  }

  function failed(reason: unknown): void {
    if (account.refused(reason)) {
      set({ step: 'account' })
      return
    }
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

  return {
    ...state,
    account,
    looks: photos.looks,
    /** How many of the chosen photos are ready to be sent; null when all are. */
    developing: photos.developing,
    isChanged: isChanged(added, state.own),
    write: (message: string) => edit((before) => ({ ...before, message })),
    caption: (id: string, caption: string) => edit(changePhoto(id, { caption })),
    remove: (id: string, removed: boolean) => edit(changePhoto(id, { removed })),
    addFiles(files: readonly File[]) {
      const { taken, surplus } = sortFiles(files, latest.current.added)
      set({ surplus, told: null })
      const chosen = photos.add(taken)
      edit((before) => ({ ...before, photos: [...before.photos, ...chosen] }))
    },
    /** Retries one photo: prepares it again here, or sends it with everything else. */
    retry: (id: string) => (photos.refused().has(id) ? photos.retry(id) : sendAll()),
    proceed,
    back: () => set({ step: 'write' }),
    /** Rejects with `ApiError`. */
    async takeAway(): Promise<void> {
      try {
        await withdrawContributionOf(slug)
      } catch (reason) {
        // It is deleted already.
        if (!(reason instanceof ApiError && reason.code === 'CONTRIBUTION_NOT_FOUND')) throw reason
      }
      updateVisitorData({ userContribution: null })
      removeContributionDraft(slug)
      void keepOnly(slug, [])
      set({ step: 'withdrawn', own: null, added: blankContributionDraft })
    },
  }
}

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
    return { ...blank, own, added: own ? draftOf(own, known.name) : { ...blankContributionDraft, ...known } }
  // Without an own contribution the server may not have been asked; it will say whether it was deleted when the draft
  // is sent.
  const added = own ? mergeDraft(stored, own) : stored
  if (added.awaitsCode && readToken() !== null) return { ...blank, own, added, step: 'account' }
  const kind = own && stored.contributionId !== own.id ? 'joined' : 'restored'
  return { ...blank, own, added, told: isChanged(added, own) ? { kind } : null }
}
