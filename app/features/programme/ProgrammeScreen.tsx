import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '#app/lib/api.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import { useFieldInAddress } from '#app/lib/use-field-in-address.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PROGRAMME_PATH } from '#app/parts/day-events/paths.ts'
import type { Keep } from '#app/saving/conflict/ConflictDialog.tsx'
import { DocumentDialogs } from '#app/saving/document/DocumentDialogs.tsx'
import type { DocumentKind } from '#app/saving/document/document-kind.ts'
import { type DocumentOptions, useDocument } from '#app/saving/document/use-document.ts'
import { SaveFoot } from '#app/saving/SaveFoot.tsx'
import { SlowSave, useSlowSave } from '#app/saving/SlowSave.tsx'
import { useLeaveQuestion } from '#app/saving/use-leave-question.ts'
import { Coming } from '#app/ui/Coming.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { getProgramme, type HostEvent } from '#contract/events.ts'
import { AddsPeople } from './AddPerson.tsx'
import { AfterSave } from './AfterSave.tsx'
import { ConflictQuestion } from './ConflictQuestion.tsx'
import { type DraftEvent, draftOf, isSame, isSameProgramme } from './draft-event.ts'
import { faulty } from './EventList.tsx'
import type { Person } from './event-form.ts'
import { dropKept, readKept, writeKept } from './kept.ts'
import styles from './Programme.module.css'
import { ProgrammeForm } from './ProgrammeForm.tsx'
import { hasAudience, readChangedThere } from './rules.ts'
import { type Programme, sendProgramme } from './send-programme.ts'

const DASHBOARD = '/memorial/dashboard'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  userUuid: string | null
  contacts: readonly Person[]
}

/** When and where: the events of a memorial's day, edited together and saved at once. */
export function ProgrammeScreen({ memorialUuid, userUuid, contacts }: Props) {
  const t = useTranslations('programme')
  const navigate = useNavigate()
  const showToast = useToast()
  const programme = useProgramme({
    memorialUuid,
    userUuid,
    fallbackMessage: t('failed'),
  })
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
    const wrong = faulty(work?.content ?? [])
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
    changing.current = changedIds(work?.base ?? [], work?.content ?? [])
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
        {!work && !trouble && <Coming>{t('loading')}</Coming>}
        {work && memorialUuid && (
          <AddsPeople value={memorialUuid}>
            {isUnsaved && programme.wasKept && (
              <p className={`quiet below6 inset ${styles.kept}`}>{t('typedBefore')}</p>
            )}
            <ProgrammeForm
              {...{ memorialUuid, known, contacts, openId, refused }}
              events={work.content}
              onOpen={setOpenId}
              onEvents={programme.change}
            />
          </AddsPeople>
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
        words={{ notSaved: t('notSaved'), failed: t('failed'), kept: t('kept') }}
        onDismiss={programme.dismiss}
        onSave={(leave) => void submit(leave)}
      />
    </form>
  )
}

/** Of the events that differ from those they were made from. */
const changedIds = (before: readonly DraftEvent[], events: readonly DraftEvent[]): string[] =>
  events
    .filter((event) => {
      const its = before.find(({ id }) => id === event.id)
      return !its || !isSame(its, event)
    })
    .map(({ id }) => id)

/** Beside the drafts of its events stand these as the server has them, with their counts. */
const programme: DocumentKind<DraftEvent[], HostEvent[]> = {
  load: async (memorialUuid) => presentOf(await call(getProgramme, { params: { memorialUuid } })),
  async send(memorialUuid, events, version, signal) {
    const sent = await sendProgramme(memorialUuid, events, version, signal)
    // The memorial's own date and place stand on other screens, too.
    if (!sent.isStale) loadMemorial(memorialUuid).catch(() => undefined)
    return { ...sent, ...presentOf(sent) }
  },
  isSame: isSameProgramme,
  kept: {
    read(memorialUuid, userUuid) {
      const kept = readKept(memorialUuid, userUuid)
      return kept && { version: kept.version, base: kept.base, content: kept.events, facts: [] }
    },
    write: (memorialUuid, userUuid, { version, base, content: events }) =>
      writeKept(memorialUuid, userUuid, { version, base, events }),
    drop: dropKept,
  },
}

const presentOf = ({ events, version }: Programme) => ({
  version,
  content: events.map(draftOf),
  facts: events,
})

/** The programme of a memorial. */
const useProgramme = (options: DocumentOptions) => useDocument(programme, options)
