import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router'
import { useEditingTab } from '#app/draft/editing-tab.ts'
import { reachStep } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { isPaymentSatisfied } from '#app/draft/steps.ts'
import { useSession } from '#app/lib/session.ts'
import { useFirstName } from '#app/lib/use-first-name.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { isOtherTab, OtherTab } from '#app/saving/OtherTab.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { SkipLink } from '#app/ui/SkipLink.tsx'
import { StepBar } from '#app/ui/StepBar.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import styles from './CreationFrame.module.css'
import { StepSkeleton } from './StepSkeleton.tsx'
import { stepMarks, stepOfPath } from './step-marks.ts'
import { useBackgroundSave } from './use-background-save.ts'
import { useUnloadWarning } from './use-unload-warning.ts'

interface Props {
  /** Whether chosen files are still being written to disk. */
  isStoring: () => boolean
  children: ReactNode
}

/** New visitors have no account. If it cannot be loaded, the menu is left out. */
const AccountMenu = lazy<ComponentType>(() =>
  import('./AccountMenu.tsx').then(
    (module) => ({ default: module.AccountMenu }),
    () => ({ default: () => null }),
  ),
)

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
  const shareIsClosed = hydrated && step?.name === 'share' && !isPaymentSatisfied(draft)
  useUnloadWarning(isStoring)
  useBackgroundSave(pathname, hydrated)
  useStepEntered(
    hydrated && !shareIsClosed ? step?.index : undefined,
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
        {session.token && (
          <Suspense>
            <AccountMenu />
          </Suspense>
        )}
      </Masthead>
      <StepBar steps={marks.map((mark) => ({ ...mark, key: mark.name, label: t(`steps.${mark.name}`) }))} />
      {shareIsClosed && <Navigate to="/payment" replace />}
      {isOtherTab(tab) ? (
        <OtherTab tab={tab} />
      ) : hydrated && !shareIsClosed ? (
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
