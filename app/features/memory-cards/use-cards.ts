import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { fileMemoryCard } from '#contract/contributions.ts'
import type { Moderation } from '#contract/safety.ts'
import { type Card, cardId, changeCards, letterCorners, type Photo, WHOLE } from './cards.ts'
import { dropFiles, keepCards, keepFile, readCards } from './kept.ts'
import type { Corners } from './scan/perspective.ts'
import { cutOut, readablePhoto, scanPhoto } from './scan/scan.ts'

/** What the last photographs had beside this memorial's cards. */
interface Remarks {
  ofOthers: number
  /** Names of files that are no pictures. */
  unreadable: string[]
}

const nothing: Remarks = { ofOthers: 0, unreadable: [] }

/**
 * The photographed cards of a memorial: finding them, and filing each as a memory that waits. What is not filed is kept on
 * this device.
 */
export function useCards(
  { memorialUuid, printedCode, printCode }: Moderation,
  userUuid: string | null,
  redirectOnAuthError: (reason: unknown) => boolean,
) {
  const [cards, change] = useReducer(changeCards, [])
  const [left, setLeft] = useState(0)
  const [remarks, setRemarks] = useState(nothing)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const urls = useRef(new Set<string>())
  const urlOf = useCallback((blob: Blob) => {
    const url = URL.createObjectURL(blob)
    urls.current.add(url)
    return url
  }, [])
  useEffect(() => {
    const made = urls.current
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [])

  const latest = useRef(cards)
  latest.current = cards
  const [isRead, setRead] = useState(false)
  const [isAtRisk, setAtRisk] = useState(false)
  useEffect(() => {
    let isOver = false
    void readCards(memorialUuid, userUuid, urlOf).then((found) => {
      if (isOver) return
      change({ type: 'found', cards: found })
      setRead(true)
    })
    return () => {
      isOver = true
    }
  }, [memorialUuid, userUuid, urlOf])
  useEffect(() => {
    if (isRead) keepCards(memorialUuid, userUuid, cards)
  }, [isRead, memorialUuid, userUuid, cards])

  /** Where nothing can be stored, leaving is asked about. */
  async function keep(fileId: string, blob: Blob): Promise<void> {
    if (!(await keepFile(fileId, blob))) setAtRisk(true)
  }

  async function leaveOut(card: Card): Promise<void> {
    change({ type: 'left', id: card.id })
    await dropFiles(card, latest.current)
  }

  async function cardsOn(file: File): Promise<Card[]> {
    const blob = await readablePhoto(file)
    const found = await scanPhoto(blob, [printCode, printedCode])
    const { width, height, ofOthers } = found
    if (ofOthers > 0) setRemarks((now) => ({ ...now, ofOthers: now.ofOthers + ofOthers }))
    if (found.cards.length === 0 && ofOthers > 0) return []
    const photo: Photo = { id: await cardId(file, WHOLE), blob, url: urlOf(blob), width, height }
    await keep(photo.id, blob)
    const begun = { photo, name: '', words: '', filed: null }
    if (found.cards.length === 0)
      return [{ ...begun, id: await cardId(file, 0), corners: letterCorners(photo), picture: null }]
    return Promise.all(
      found.cards.map(async ({ corners, ratio, cut }, place): Promise<Card> => {
        const id = await cardId(file, place)
        if (cut) await keep(id, cut)
        const picture = cut && { blob: cut, url: urlOf(cut) }
        const at = cut ? corners : letterCorners(photo)
        return { ...begun, id, corners: at, ratio, picture }
      }),
    )
  }

  async function add(files: readonly File[]): Promise<void> {
    setRemarks(nothing)
    setLeft((now) => now + files.length)
    for (const file of files) {
      try {
        change({ type: 'found', cards: await cardsOn(file) })
      } catch {
        setRemarks((now) => ({ ...now, unreadable: [...now.unreadable, file.name] }))
      }
      setLeft((now) => now - 1)
    }
  }

  async function cut({ id, photo, ratio }: Card, corners: Corners): Promise<void> {
    const blob = await cutOut(photo.blob, corners, ratio)
    await keep(id, blob)
    change({ type: 'cut', id, corners, picture: { blob, url: urlOf(blob) } })
  }

  /** Whether it is filed. */
  async function file(card: Card): Promise<boolean> {
    if (!card.picture || card.filed) return true
    setErrors(({ [card.id]: _before, ...rest }) => rest)
    const body = new FormData()
    body.set('clientId', card.id)
    body.set('contributorName', card.name.trim())
    body.set('message', card.words)
    body.set('photo', card.picture.blob, 'card.jpg')
    try {
      const { contribution } = await call(fileMemoryCard, { params: { memorialUuid }, body })
      change({ type: 'filed', id: card.id, filed: contribution })
      await dropFiles(card, latest.current)
      return true
    } catch (reason) {
      if (redirectOnAuthError(reason)) return false
      if (!(reason instanceof ApiError)) throw reason
      setErrors((now) => ({ ...now, [card.id]: reason.message }))
      return false
    }
  }

  /** One after the other; what cannot be filed now stays, and the next are not tried. */
  async function fileAll(): Promise<void> {
    for (const card of cards) if (!(await file(card))) return
  }

  return { cards, change, leaveOut, left, isAtRisk, remarks, errors, add, cut, file, fileAll }
}

export type Cards = ReturnType<typeof useCards>
