import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router'
import { useEditingTab } from '#app/draft/editing-tab.ts'
import { reachStep } from '#app/draft/edits.ts'
import { filesState } from '#app/draft/files.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { findPathBack, isEditMode } from '#app/draft/steps.ts'
import { currentSession, useSession } from '#app/lib/session.ts'
import { useFirstName } from '#app/lib/use-first-name.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { isOtherTab, OtherTab } from '#app/saving/OtherTab.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { Skeleton, SkeletonPrint } from '#app/ui/Skeleton.tsx'
import { SkipLink } from '#app/ui/SkipLink.tsx'
import { StepBar } from '#app/ui/StepBar.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import { Word } from '#app/ui/Word.tsx'
import styles from './CreationStep.module.css'
import { stepMarks, stepOfPath } from './step-marks.ts'
import { warnsOnClose } from './unsaved-changes.ts'

interface Props {
  /** Whether chosen files are still being written to disk. */
  isStoring: () => boolean
  children: ReactNode
}

/** The frame around every creation step: the person's name, the progress, and the way out. */
export function CreationFrame({ isStoring, children }: Props) {
  const t = useTranslations('creation')
  const { pathname } = useLocation()
  const step = stepOfPath(pathname)
  const session = useSession()
  // The draft and the signed-in user: the start page reads the draft alone, and a step needs both when it opens.
  // Deferred, so that a press in the meantime is handled first.
  const tab = useEditingTab()
  const hydrated = useDeferredValue(session.hydrated && tab === 'here')
  const draft = useDraft((current) => current)
  const marks = stepMarks(step, draft, session)
  const name = useFirstName(draft.personName)
  const pathBack = hydrated && findPathBack(step?.index, draft)
  useUnloadWarning(isStoring)
  useBackgroundSave(pathname, hydrated)
  useStepEntered(
    hydrated && !pathBack ? step?.index : undefined,
    isOtherTab(tab) ? 'other tab' : pathname,
    hydrated,
  )

  return (
    <>
      <title>
        {t('pageTitle', {
          step: t(`steps.${step?.name ?? 'who'}`),
          number: marks.findIndex(({ state }) => state === 'current') + 1,
          total: marks.length,
        })}
      </title>
      <SkipLink />
      <Masthead>
        {name && <span className={`${styles.person} quiet small`}>{t('forPerson', { name })}</span>}
      </Masthead>
      <StepBar steps={marks.map((mark) => ({ ...mark, key: mark.name, label: t(`steps.${mark.name}`) }))} />
      {pathBack && <Navigate to={pathBack} replace />}
      {isOtherTab(tab) ? (
        <OtherTab tab={tab} />
      ) : hydrated && !pathBack ? (
        children
      ) : (
        <StepSkeleton {...(step?.name === 'who' && whoAsks(t))} />
      )}
      <VersionLabel />
    </>
  )
}

/** The first questions are the same for everybody, so they are shown before the draft is loaded. */
const whoAsks = (t: ReturnType<typeof useTranslations<'creation'>>) => ({
  title: t('who.title'),
  intro: t('who.intro'),
  next: { title: t('who.photoOf', { name: t('someone') }), intro: t('who.photoIntro') },
})

/** Stores how far the host came, and moves focus and screen reader to the new step. */
function useStepEntered(index: number | undefined, view: string, isShown: boolean) {
  const navigation = useNavigationType()
  // From another screen, such as the start page: the heading to go to comes with the draft.
  const [hasArrived] = useState(navigation !== 'POP')
  useViewChange(hasArrived && !isShown ? '' : view, { keepsScroll: true, arrived: hasArrived && isShown })

  useEffect(() => {
    if (index !== undefined) draftStore.update(reachStep(index))
  }, [index])
}

interface SkeletonProps {
  /** The step's question, if it is known before the draft is loaded. */
  title?: string | undefined
  intro?: string | undefined
  /** The step's second question. */
  next?: { title: string; intro: string } | undefined
}

/** Shown until the draft is loaded, so that nothing is typed and then lost. */
function StepSkeleton({ title, intro, next }: SkeletonProps) {
  const opening = <Word of="opening" />
  return (
    <main className={styles.skeleton} id="content" tabIndex={-1} aria-busy="true">
      {title ? (
        <header className="below4">
          <h1>{title}</h1>
          <p className="top3 quiet">{intro}</p>
          <p className="visually-hidden">{opening}</p>
        </header>
      ) : (
        <h1 className="visually-hidden">{opening}</h1>
      )}
      <Skeleton width="half" />
      <Skeleton />
      {next && (
        <StepSection title={next.title} intro={next.intro}>
          <SkeletonPrint />
        </StepSection>
      )}
      <Skeleton width="most" />
      <Skeleton />
    </main>
  )
}

/**
 * Sends in the background what a begun save lacks: whenever a step opens, also after a reload or a payment, and when the
 * steps are left. What fails stays in the draft and is sent again at the next of these; the Save step tells why.
 *
 * @param path of the step
 * @param isReady whether the draft and the account are loaded
 */
function useBackgroundSave(path: string, isReady: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => void (isReady && sendRest()), [path, isReady])
  useEffect(() => () => void sendRest(), [])
}

async function sendRest(): Promise<void> {
  const { draft } = draftStore.state.getState()
  if (!draft.pendingPersist || !isEditMode(draft, currentSession())) return
  const code = await Promise.all([import('#app/saving/save.ts'), import('#app/saving/plans.ts')]).catch(
    () => null,
  )
  if (!code) return
  const [{ saveInBackground }, { wholeDraft }] = code
  await saveInBackground(wholeDraft, { draftId: draft.draftId, retry: 'transient' })
}

/**
 * Has the browser ask before the tab is closed if something would be lost (decision 0012).
 *
 * @param isStoring whether chosen files are still being written to disk
 */
function useUnloadWarning(isStoring: () => boolean): void {
  const t = useTranslations('saving.leave')
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      draftStore.flush()
      const { draft, isStored } = draftStore.state.getState()
      const keeping = {
        draftStored: isStored,
        filesStored: filesState.getState().memoryOnly.size === 0 && !isStoring(),
      }
      if (!warnsOnClose(draft, currentSession(), keeping)) return
      event.preventDefault()
      event.returnValue = t('unload')
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isStoring, t])
}
