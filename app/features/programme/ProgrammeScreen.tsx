import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { isAnswered } from '#app/parts/day-events/rules.ts'
import { LeaveDialog } from '#app/saving/LeaveDialog.tsx'
import { SaveFoot } from '#app/saving/SaveFoot.tsx'
import { SlowSave, useSlowSave } from '#app/saving/SlowSave.tsx'
import { useLeaveQuestion } from '#app/saving/use-leave-question.ts'
import { MessageDialog } from '#app/ui/ConfirmDialog.tsx'
import { classes } from '#app/ui/classes.ts'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { AfterSave } from './AfterSave.tsx'
import { ConflictQuestion } from './ConflictQuestion.tsx'
import { type DraftEvent, isSame } from './draft-event.ts'
import { faulty } from './EventList.tsx'
import type { Person } from './event-form.ts'
import { OpenedParts, type Part } from './MoreFields.tsx'
import type { Conflict } from './merge.ts'
import styles from './Programme.module.css'
import { ProgrammeForm } from './ProgrammeForm.tsx'
import { PROGRAMME_PATH } from './paths.ts'
import { useProgramme } from './use-programme.ts'

const DASHBOARD = '/memorial/dashboard'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  userUuid: string | null
  contacts: readonly Person[]
  redirectOnAuthError: (reason: unknown) => boolean
}

/** When and where: the events of a memorial's day, edited together and saved at once. */
export function ProgrammeScreen({ memorialUuid, userUuid, contacts, redirectOnAuthError }: Props) {
  const t = useTranslations('programme')
  const navigate = useNavigate()
  const showToast = useToast()
  const programme = useProgramme({
    memorialUuid,
    userUuid,
    redirectOnAuthError,
    fallbackMessage: t('failed'),
  })
  const { work, known, trouble, state, isUnsaved } = programme
  const [openId, setOpenId] = useState<string | null>(null)
  const [refused, setRefused] = useState<{ ids: readonly string[]; count: number }>({ ids: [], count: 0 })
  const [openedParts] = useState(() => new Map<string, readonly Part[]>())
  /** Ids of what the last save changed, and of what of that people had answered, once it is told. */
  const changed = useRef<readonly string[]>([])
  const [told, setTold] = useState<readonly string[] | null>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  const isSaving = state.kind === 'saving'
  const slow = useSlowSave(isSaving)
  const leaving = useLeaveQuestion({
    isUnsaved: () => programme.isUnsavedNow() && !trouble?.isGone,
    takeBack: programme.revert,
  })
  const isMany = work !== null && work.events.length > 1

  /** Whether nothing is wrong; else the first event with a problem is opened, at its field. */
  function isSendable(): boolean {
    const wrong = faulty(work?.events ?? [])
    const [first] = wrong
    setRefused(({ count }) => ({ ids: wrong.map(({ id }) => id), count: count + (first ? 1 : 0) }))
    if (first) setOpenId(first.id)
    return !first
  }

  async function after(isDone: boolean, leave?: () => Promise<void>) {
    if (!isDone) return
    setOpenId(null)
    const answered = known.filter(({ uuid, counts }) => changed.current.includes(uuid) && isAnswered(counts))
    const isTold = !leave && (isMany || answered.length > 0)
    if (!isTold) showToast({ message: t('saved') })
    if (leave) await leave()
    else if (isTold) setTold(answered.map(({ uuid }) => uuid))
    else await navigate(DASHBOARD)
  }

  async function submit(leave?: () => Promise<void>) {
    setTold(null)
    changed.current = work ? changedIds(work.base, work.events) : []
    if (isSendable()) await after(await programme.save(), leave)
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
      <main className={classes(styles.page, isMany && styles.wide, 'window')} id="content" tabIndex={-1}>
        <header className={styles.top}>
          <h1>{t(isMany ? 'titleMany' : 'title')}</h1>
          <p className="quiet">{t(isMany ? 'introMany' : 'intro')}</p>
        </header>
        {trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={programme.load} />}
        {told && !isUnsaved && <AfterSave events={known} changed={told} />}
        {!work && !trouble && <Loading />}
        {work && memorialUuid && (
          <OpenedParts value={openedParts}>
            <ProgrammeForm
              {...{ memorialUuid, known, contacts, openId, refused }}
              events={work.events}
              onOpen={setOpenId}
              onEvents={programme.change}
            />
          </OpenedParts>
        )}
      </main>
      <SaveFoot
        {...{ isSaving, isUnsaved, saveButton }}
        canSave={work !== null && trouble?.isGone !== true}
        onCancel={cancel}
        told={slow && <SlowSave why={slow} onStop={stop} />}
      />
      {state.kind === 'failed' && (
        <MessageDialog open onClose={programme.dismiss} title={t('notSaved')}>
          <p>{state.reason instanceof ApiError ? state.reason.message : t('failed')}</p>
          <p>{t('kept')}</p>
        </MessageDialog>
      )}
      {state.kind === 'conflict' && (
        <ConflictQuestion
          conflicts={state.merged.conflicts}
          lastEdit={state.lastEdit}
          onSettle={(taken: readonly Conflict[]) => void programme.settle(taken).then(after)}
          onLater={programme.dismiss}
        />
      )}
      {leaving && (
        <LeaveDialog
          of="screen"
          onStay={leaving.stay}
          onSave={
            isSaving
              ? undefined
              : () => {
                  leaving.stay()
                  void submit(leaving.goLater)
                }
          }
          onLeave={leaving.leave}
          onBroken={leaving.goOn}
        />
      )}
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

/** Shown until the programme is known, so that nothing is typed that would be lost. */
function Loading() {
  const t = useTranslations('programme')
  return (
    <div className="coming" role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="most" />
    </div>
  )
}
