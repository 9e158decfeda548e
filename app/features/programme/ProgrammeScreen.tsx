import { useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDraft } from '#app/draft/hooks.ts'
import type { DraftContact } from '#app/draft/schema.ts'
import { fullName } from '#app/lib/full-name.ts'
import { useFieldInAddress } from '#app/lib/use-field-in-address.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PROGRAMME_PATH } from '#app/parts/day-events/paths.ts'
import type { Keep } from '#app/saving/conflict/ConflictDialog.tsx'
import { DocumentDialogs } from '#app/saving/document/DocumentDialogs.tsx'
import { useDocument } from '#app/saving/document/use-document.ts'
import { SaveFoot } from '#app/saving/SaveFoot.tsx'
import { SlowSave, useSlowSave } from '#app/saving/SlowSave.tsx'
import { useLeaveQuestion } from '#app/saving/use-leave-question.ts'
import { Coming } from '#app/ui/Coming.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { Word } from '#app/ui/Word.tsx'
import { AfterSave } from './AfterSave.tsx'
import { ConflictQuestion } from './ConflictQuestion.tsx'
import { findFaulty } from './check-event.ts'
import { ContactsContext, type Person } from './event-form.ts'
import styles from './Programme.module.css'
import { ProgrammeForm } from './ProgrammeForm.tsx'
import { hasAudience, readChangedThere } from './rules.ts'
import { findChanged } from './rules-event.ts'
import { programmeDocument } from './save-programme.ts'

const DASHBOARD = '/memorial/dashboard'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  userUuid: string | null
}

/** When and where: the events of a memorial's day, edited together and saved at once. */
export function ProgrammeScreen({ memorialUuid, userUuid }: Props) {
  const t = useTranslations('programme')
  const saved = useDraft((draft) => (draft.memorialUuid === memorialUuid ? draft.baseline : null))
  const contacts = useMemo(
    () => ({ memorialUuid, contacts: listPeople(saved?.contacts ?? []) }),
    [memorialUuid, saved],
  )
  const navigate = useNavigate()
  const showToast = useToast()
  const programme = useDocument(programmeDocument, { memorialUuid, userUuid, fallbackMessage: t('failed') })
  const { work, trouble, state, isUnsaved } = programme
  useFieldInAddress(work !== null)
  const known = work?.facts ?? []
  const location = useLocation()
  const [openId, setOpenId] = useState(/^#EVENT-(.+)/.exec(location.hash)?.[1] ?? null)
  const [refused, setRefused] = useState<{ ids: readonly string[]; count: number }>({ ids: [], count: 0 })
  /** Of events that the last save changed. */
  const [changed, setChanged] = useState(() => readChangedThere(location.state))
  const changing = useRef<string[]>([])
  const saveButton = useRef<HTMLButtonElement>(null)
  const isSaving = state.kind === 'saving'
  const slow = useSlowSave(isSaving)
  const leaving = useLeaveQuestion({
    isUnsaved: () => programme.isUnsavedNow() && !trouble?.isGone,
    takeBack: programme.revert,
  })
  const told = known.filter(({ uuid }) => changed.includes(uuid))
  const isMany = work !== null && work.content.length > 1

  /** Whether nothing is wrong; else the first event with a problem is opened, at its field. */
  function isSendable(): boolean {
    const wrong = findFaulty(work?.content ?? [])
    const [first] = wrong
    setRefused(({ count }) => ({ ids: wrong.map(({ id }) => id), count: count + (first ? 1 : 0) }))
    if (first) setOpenId(first.id)
    return !first
  }

  async function after(isDone: boolean, leave?: () => Promise<void>) {
    if (!isDone) return
    setOpenId(null)
    if (!leave && changing.current.length > 0 && hasAudience(known, programme.memorial?.contacts ?? []))
      return setChanged(changing.current)
    showToast({ message: t('saved') })
    if (leave) await leave()
    else await navigate(DASHBOARD)
  }

  async function submit(leave?: () => Promise<void>) {
    setChanged([])
    if (!isSendable()) return
    changing.current = findChanged(work?.base ?? [], work?.content ?? [])
    await after(await programme.save(), leave)
  }

  async function cancel() {
    const keep = programme.revert()
    function undo() {
      keep()
      void navigate(`${PROGRAMME_PATH}?memorial=${memorialUuid}`)
    }
    if (isUnsaved) showToast({ message: t('reverted'), onUndo: undo, undoesAnywhere: true })
    await navigate(DASHBOARD)
  }

  async function settle(keep: Keep) {
    // What stays is what the other host saved.
    if (keep === 'theirs') changing.current = []
    await after(await programme.settle(keep))
  }

  function stop() {
    programme.stop()
    saveButton.current?.focus()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <main className="column page window" id="content" tabIndex={-1}>
        <header className="below6">
          <h1>{t(isMany ? 'titleMany' : 'title')}</h1>
          <p className="top3 measure quiet">{t(isMany ? 'introMany' : 'intro')}</p>
        </header>
        {trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={programme.load} />}
        {memorialUuid && told.length > 0 && !isUnsaved && <AfterSave events={told} {...{ memorialUuid }} />}
        {/* So that nothing is typed that would be lost. */}
        {!work && !trouble && (
          <Coming>
            <Word of="opening" />
          </Coming>
        )}
        {work && memorialUuid && (
          <ContactsContext value={contacts}>
            {isUnsaved && programme.wasKept && (
              <p className={`quiet below6 inset ${styles.kept}`}>{t('typedBefore')}</p>
            )}
            <ProgrammeForm
              {...{ memorialUuid, known, openId, refused }}
              events={work.content}
              onOpen={setOpenId}
              onEvents={programme.change}
            />
          </ContactsContext>
        )}
      </main>
      <SaveFoot
        {...{ isSaving, isUnsaved, saveButton }}
        canSave={work !== null && trouble?.isGone !== true}
        onCancel={cancel}
        told={slow && <SlowSave why={slow} onStop={stop} />}
      />
      {state.kind === 'conflict' && work && (
        <ConflictQuestion
          mine={work.content}
          theirs={state.present.content}
          lastEdit={state.lastEdit}
          onDecide={settle}
          onLater={programme.dismiss}
        />
      )}
      <DocumentDialogs
        {...{ state, leaving }}
        words={{ failed: t('failed'), kept: t('kept') }}
        onDismiss={programme.dismiss}
        onSave={(leave) => void submit(leave)}
      />
    </form>
  )
}

/** The contacts who can be chosen: those on the server, by name. */
const listPeople = (contacts: readonly DraftContact[]): Person[] =>
  contacts
    .flatMap(({ text, server }) =>
      server ? { uuid: server.uuid, name: fullName(server) || text.trim() } : [],
    )
    .toSorted((one, other) => one.name.localeCompare(other.name))
