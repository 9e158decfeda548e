import { PenLine } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { formatDay } from '#app/lib/dates.ts'
import { useLazyComponent } from '#app/lib/use-lazy-component.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import type { Contribution } from '#contract/contributions.ts'
import { knownVisitor } from '../known-visitor.ts'
import { loadVisitorData, useVisitorData } from '../visitor-data.ts'
import styles from './ContributeCard.module.css'
import { type DraftSummary, isSame, readDraftSummary } from './read-draft-summary.ts'

interface Props {
  shareSlug: string
  nameOfPerson: string
}

/**
 * Opens the dialog for adding a message and photos. The button is in a form, so that a press before hydration is not
 * lost; without script the form leads to a page that says what adding requires.
 */
export function ContributeCard({ shareSlug, nameOfPerson }: Props) {
  const t = useTranslations('visitContribute')
  const mine = useVisitorData(shareSlug)
  const [isOpen, setOpen] = useState(false)
  const [load] = useState(() => async () => {
    const [{ ContributeDialog }] = await Promise.all([
      import('./ContributeDialog.tsx'),
      loadVisitorData(shareSlug),
    ])
    return ContributeDialog
  })
  const { Part: Dialog, failed, again } = useLazyComponent(load, isOpen)
  const isShown = isOpen && Boolean(Dialog)
  const [wasTold, setWasTold] = useState(false)
  const [isOther, setOther] = useState(false)
  const own = mine?.userContribution ?? null
  /** Of whom the personal link names; what it says is shown once a code has proved them. */
  const there = own ?? mine?.addedBefore ?? null
  const [begun, setBegun] = useState<DraftSummary | null>(null)
  const visitor = knownVisitor(shareSlug, mine)
  // What the dialog asks for is said there.
  const awaitsCode = !isShown && begun?.awaitsCode
  // On the first render after an earlier visit, and whenever the dialog closes.
  useEffect(() => {
    if (!isShown) setBegun(readDraftSummary(shareSlug))
  }, [isShown, shareSlug])

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isOpen && !failed) return
    // Another link to the form, or a press before it was known that something is kept, said nothing of it.
    const { submitter } = event.nativeEvent as SubmitEvent
    setWasTold(begun !== null && submitter !== null)
    setOther(submitter?.dataset.other === '')
    if (failed) again()
    setOpen(true)
  }

  function told(): string {
    if (begun?.name && !isSame(begun, visitor)) return t('begunBy', { name: begun.name })
    if (begun) return t('begun')
    return there ? t(statusKey(there), { date: formatDay(there.dateCreated) }) : t('lede')
  }

  function wayIn() {
    if (begun) return awaitsCode ? 'enterCode' : 'goOn'
    return own ? 'change' : 'add'
  }

  return (
    <div className={styles.card}>
      <h2>{t('title')}</h2>
      <p className="quiet top2 below5">
        {begun && awaitsCode
          ? t.rich('awaitsCode', {
              email: begun.email,
              b: () => (
                <b>
                  <Breakable text={begun.email} />
                </b>
              ),
            })
          : told()}
      </p>
      <form
        className={`stack from-start s3 ${styles.opens}`}
        action={`/view/${shareSlug}/contribute`}
        method="get"
        onSubmit={open}
      >
        <Button type="submit" icon={PenLine} busy={isOpen && !Dialog && !failed} busyLabel={t('opening')}>
          {t(wayIn())}
        </Button>
        {there && !begun && (
          <Button type="submit" look="link" data-other="">
            {t('other')}
          </Button>
        )}
        {failed && <FieldError>{t('openFailed')}</FieldError>}
      </form>
      <noscript>
        <p className="quiet top2 below5">{t('noScript')}</p>
      </noscript>
      {Dialog && (
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          shareSlug={shareSlug}
          nameOfPerson={nameOfPerson}
          own={own}
          known={visitor}
          wasTold={wasTold}
          isOther={isOther}
        />
      )}
    </div>
  )
}

const statusKey = ({ state }: Pick<Contribution, 'state'>) =>
  (({ VISIBLE: 'added', PENDING: 'waits', HIDDEN: 'hidden' }) as const)[state]
