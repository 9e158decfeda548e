import { useEffect, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Contribution } from '#contract/contributions.ts'
import { firstNameOf } from '#contract/first-name.ts'
import { signUp } from '#languages/en/screens/sign-up.ts'
import { visitAccount } from '#languages/en/screens/visit-account.ts'
import { visitContributing } from '#languages/en/screens/visit-contributing.ts'
import { AccountActions, AccountStep, loadAccountFields } from '../account/AccountStep.tsx'
import { Done, Withdrawn } from './Done.tsx'
import { noteShown, readUnsentOfAnother } from './read-draft-summary.ts'
import { refreshAfterContribution } from './refresh-after-contribution.ts'
import { StartAnewDialog, WhoseDialog } from './StartAnewDialog.tsx'
import { type Known, useContribution } from './use-contribution.ts'
import { formatVisitor, WriteActions, WriteView } from './WriteView.tsx'

interface ContributeDialogProps {
  open: boolean
  onClose: () => void
  shareSlug: string
  nameOfPerson: string
  /** What this visitor added before. */
  own: Contribution | null
  /** Name and address of the visitor, as far as they are known. */
  known: Known
  /** They pressed where it is said who began what is kept here. */
  wasTold: boolean
  /** Somebody else adds theirs on this device: asks whether it forgets who added before. */
  isOther: boolean
}

const messages = { signUp, visitAccount, visitContributing }

/** Dialog for message and photos, then the account if nobody is signed in, then thanks. */
export function ContributeDialog(props: ContributeDialogProps) {
  return (
    <MessagesProvider messages={messages}>
      {/* Mounted anew each time it opens, so that it starts with the current data. */}
      {props.open && <Asked {...props} />}
    </MessagesProvider>
  )
}

/** What somebody else may have begun on this device is shown once that was said. */
function Asked(props: ContributeDialogProps) {
  const { shareSlug, known, own, wasTold, isOther, onClose } = props
  const [whose, setWhose] = useState(() => (wasTold ? null : readUnsentOfAnother(shareSlug, known)))
  const isShown = whose === null && !isOther
  useEffect(() => {
    if (isShown) noteShown(shareSlug)
  }, [isShown, shareSlug])
  if (isOther) {
    const name = firstNameOf(formatVisitor(known) || (own?.contributorName ?? ''))
    return <StartAnewDialog open onClose={onClose} slug={shareSlug} name={name} isUnsent={false} />
  }
  if (whose === null) return <Opened {...props} />
  return <WhoseDialog slug={shareSlug} whose={whose} onGoOn={() => setWhose(null)} onClose={onClose} />
}

function Opened({ onClose, shareSlug, nameOfPerson, own, known }: ContributeDialogProps) {
  const t = useTranslations('visitContributing')
  const account = useTranslations('visitAccount')
  const work = useContribution(shareSlug, own, known)
  const [asks, setAsks] = useState(false)
  const [startsAnew, setStartsAnew] = useState(false)
  // Known from the first step, unless the server later tells that a code is needed all the same.
  const [needsAccount, setNeedsAccount] = useState(!work.account.isKnown && !work.byLink)
  const { step } = work
  const sent = step === 'done' ? work.own : null
  const called = firstNameOf(nameOfPerson)

  useEffect(() => {
    if (step === 'account') setNeedsAccount(true)
    if (step === 'withdrawn') void refreshAfterContribution(shareSlug, null)
  }, [step, shareSlug])
  // While the visitor writes.
  const needsFields = work.isChanged && !work.account.isKnown
  useEffect(() => {
    if (needsFields) loadAccountFields().catch(() => {})
  }, [needsFields])
  useEffect(() => {
    if (sent) void refreshAfterContribution(shareSlug, sent)
  }, [sent, shareSlug])

  const startAnew = (
    <StartAnewDialog
      open={startsAnew}
      onClose={() => setStartsAnew(false)}
      slug={shareSlug}
      name={firstNameOf(formatVisitor(known) || work.added.name)}
      isUnsent={work.isChanged}
    />
  )
  if (step === 'withdrawn') return <Withdrawn onClose={onClose} />
  if (sent)
    return (
      <>
        <Done
          contribution={sent}
          {...{ called, onClose }}
          looks={work.looks}
          hasNoPassword={work.hasNoPassword}
          onMore={work.addMore}
          onOther={() => setStartsAnew(true)}
        />
        {startAnew}
      </>
    )
  const isAccount = step === 'account'
  const { developing } = work
  const isLast = isAccount ? work.account.view === 'code' : work.isSending
  const number = isLast ? 3 : isAccount ? 2 : 1
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        width="wide"
        view={isAccount ? work.account.view : step}
        closable
        eyebrow={needsAccount && t('step', { step: number, total: 3 })}
        title={isAccount ? account(`${work.account.view}.title`) : t('title', { name: called })}
        onSubmit={() => void (isAccount ? work.account.submit() : work.proceed())}
        note={!work.busy && (developing ? t('developingAll', developing) : !isAccount && t('note'))}
        actions={
          isAccount ? (
            <AccountActions account={work.account} onBack={work.back} finish={t('send')} />
          ) : (
            <WriteActions work={work} />
          )
        }
      >
        {isAccount ? (
          <AccountStep account={work.account} />
        ) : (
          <WriteView
            work={work}
            own={own}
            onWithdraw={() => setAsks(true)}
            known={known}
            onStartAnew={() => setStartsAnew(true)}
          />
        )}
      </Dialog>
      <WithdrawDialog open={asks} onClose={() => setAsks(false)} onWithdraw={work.takeAway} />
      {startAnew}
    </>
  )
}

interface Props {
  open: boolean
  onClose: () => void
  onWithdraw: () => Promise<void>
}

/** Asks for confirmation before a visitor's own contribution is deleted. */
function WithdrawDialog({ open, onClose, onWithdraw }: Props) {
  const t = useTranslations('visitContributing')
  const [reason, setReason] = useState<string | null>(null)

  async function takeAway() {
    setReason(null)
    try {
      await onWithdraw()
      onClose()
    } catch (met) {
      setReason(met instanceof ApiError ? met.message : String(met))
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('withdrawTitle')}
      primary={{ label: t('keep'), onPress: onClose }}
      secondary={{ label: t('withdraw'), onPress: takeAway }}
    >
      <p>{t('withdrawText')}</p>
      {reason && (
        <Notice kind="error" title={t('updateFailed')}>
          {reason}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
