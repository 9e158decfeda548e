import { useRef } from 'react'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { conflictsWith, contentFromMemorial, settleConflict } from '#app/draft/memorial.ts'
import { type ContentPart, filledFunds, validContacts, writtenStories } from '#app/draft/rules.ts'
import type { Content } from '#app/draft/schema.ts'
import { formatMemorialDate, lifeDateWriter } from '#app/lib/dates.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { pickLife, readLifeDate } from '#contract/life-dates.ts'
import { writtenLifeDate } from '#contract/life-span.ts'
import { mapTexts, singleTextNames } from '#contract/memorial-texts.ts'
import { conflict } from '#languages/en/screens/conflict.ts'
import { lifeSpan } from '#languages/en/screens/life-span.ts'
import type { NewerMemorial } from '../stale.ts'
import { ConflictDialog, type ConflictRow, type Keep } from './ConflictDialog.tsx'

interface Props {
  /** The memorial on the server. */
  memorial: NewerMemorial
  /** The parts that are being saved; all parts by default. */
  parts?: readonly ContentPart[] | undefined
  /** Called when every part was decided; `isToSave` where something of this host stays. */
  onSettled: (isToSave: boolean) => unknown
  /** Called when the host decides later; nothing is lost. */
  onLater: () => void
}

/** Must be the same object at every render. */
const messages = { conflict, lifeSpan }

/** Asks about the parts of a memorial that were changed both here and somewhere else, one after the other. */
export function PartConflict(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Question {...props} />
    </MessagesProvider>
  )
}

function Question({ memorial, parts, onSettled, onLater }: Props) {
  const t = useTranslations('conflict.parts')
  const rowsOf = useRows()
  const draft = useDraft((current) => current)
  const isToSave = useRef(false)
  const [part] = conflictsWith(draft, memorial, parts)
  if (!part) return null

  function decide(name: ContentPart, keep: Keep) {
    draftStore.update((current) => settleConflict(current, memorial, name, keep))
    if (keep === 'mine') isToSave.current = true
    const left = conflictsWith(draftStore.state.getState().draft, memorial, parts)
    if (left.length === 0) onSettled(isToSave.current)
  }

  return (
    <ConflictDialog
      key={part}
      lastEdit={memorial.lastEdit}
      heading={t(part)}
      mine={rowsOf(draft, part)}
      theirs={rowsOf(contentFromMemorial(memorial), part)}
      onDecide={(keep) => decide(part, keep)}
      onLater={onLater}
    />
  )
}

/** Gives a part as it reads: a text as one row, a list as the rows that a save sends. */
function useRows() {
  const t = useTranslations('conflict')
  const span = useTranslations('lifeSpan')

  function written(date: string): string {
    const read = readLifeDate(date, '9999-12-31')
    const text = 'date' in read && read.date ? writtenLifeDate(read.date, span, lifeDateWriter) : date
    return text || t('empty')
  }

  return (content: Content, part: ContentPart): ConflictRow[] => {
    const { profilePhoto, hostVideo, serverVideo } = content
    const one = (words: string): ConflictRow[] => [{ id: part, words: words.trim() }]
    const rows: Record<ContentPart, () => ConflictRow[]> = {
      name: () => one(content.personName),
      life: () => one(Object.values(pickLife(content)).map(written).join(' – ')),
      date: () => one(formatMemorialDate(content.memorialDate)),
      ...mapTexts(singleTextNames, (name) => () => one(content[name])),
      profilePhoto: () =>
        profilePhoto
          ? [{ id: profilePhoto.id, words: t('parts.profilePhoto'), photo: profilePhoto }]
          : one(''),
      message: () => one(linesOf(hostVideo || serverVideo ? t('video') : '', content.hostMessage)),
      photos: () =>
        content.photos.map((photo) => ({
          id: photo.id,
          words: photo.caption.trim(),
          photo,
          compared: [photo.rotation, photo.saidDate],
        })),
      stories: () =>
        writtenStories(content).map(({ id, title, text }) => ({ id, words: linesOf(title, text) })),
      contacts: () => validContacts(content).map(({ id, text }) => ({ id, words: text.trim() })),
      funds: () =>
        filledFunds(content).map(({ id, title, description, recipient, payout, charity, goal }) => ({
          id,
          words: linesOf(title, description, recipient, payout, charity, goal && t('goal', { goal })),
        })),
    }
    return rows[part]()
  }
}

const linesOf = (...texts: string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n')
