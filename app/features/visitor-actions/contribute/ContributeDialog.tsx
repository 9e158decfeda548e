import { useEffect, useState } from 'react'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { Contribution } from '#contract/contributions.ts'
import { firstNameOf } from '#contract/first-name.ts'
import { signUp } from '#languages/en/screens/sign-up.ts'
import { visitAccount } from '#languages/en/screens/visit-account.ts'
import { visitContributing } from '#languages/en/screens/visit-contributing.ts'
import { AccountActions } from '../account/AccountActions.tsx'
import { AccountStep, loadAccountFields } from '../account/AccountStep.tsx'
import { Done, DoneActions, Withdrawn } from './Done.tsx'
import { isProcessing, refreshAfterContribution, untilReady } from './refresh-after-contribution.ts'
import { type Known, useContribution } from './use-contribution.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'
import { WriteActions, WriteView } from './WriteView.tsx'

export interface ContributeDialogProps {
  open: boolean
  onClose: () => void
  shareSlug: string
  nameOfPerson: string
  /** What this visitor added before. */
  own: Contribution | null
  /** Name and address of the visitor, as far as they are known. */
  known: Known
}

const messages = { signUp, visitAccount, visitContributing }

/** Dialog for message and photos, then the account if nobody is signed in, then thanks. */
export function ContributeDialog(props: ContributeDialogProps) {
  return (
    <MessagesProvider messages={messages}>
      {/* Mounted anew each time it opens, so that it starts with the current data. */}
      {props.open && <Opened {...props} />}
    </MessagesProvider>
  )
}

function Opened({ onClose, shareSlug, nameOfPerson, own, known }: ContributeDialogProps) {
  const t = useTranslations('visitContributing')
  const account = useTranslations('visitAccount')
  const work = useContribution(shareSlug, own, known)
  const [asks, setAsks] = useState(false)
  const [needsAccount, setNeedsAccount] = useState(false)
  const { step, sent } = work
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
  const isMaking = isProcessing(own)
  useEffect(() => {
    if (isMaking) void untilReady(shareSlug)
  }, [isMaking, shareSlug])
  useEffect(() => {
    if (sent) void refreshAfterContribution(shareSlug, sent)
  }, [sent, shareSlug])

  if (step === 'done' && sent)
    return (
      <Dialog
        open
        onClose={onClose}
        width="wide"
        title={<Thanks name={sent.contributorName} />}
        actions={<DoneActions contribution={sent} onClose={onClose} />}
      >
        <Done contribution={sent} called={called} looks={work.looks} />
      </Dialog>
    )
  if (step === 'withdrawn')
    return (
      <Dialog
        open
        onClose={onClose}
        width="wide"
        title={t('withdrawn')}
        actions={<Withdrawn onClose={onClose} />}
      >
        <p>{t('withdrawnText')}</p>
      </Dialog>
    )
  const isAccount = step === 'account'
  const { developing } = work
  const number = isAccount ? (work.account.view === 'code' ? 3 : 2) : 1
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        width="wide"
        view={isAccount ? work.account.view : step}
        closable
        eyebrow={(needsAccount || isAccount) && t('step', { step: number, total: 3 })}
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
          <WriteView work={work} own={own} onWithdraw={() => setAsks(true)} />
        )}
      </Dialog>
      <WithdrawDialog open={asks} onClose={() => setAsks(false)} onWithdraw={work.takeAway} />
    </>
  )
}

function Thanks({ name }: { name: string | null }) {
  const t = useTranslations('visitContributing')
  return name ? t('thanksNamed', { name: firstNameOf(name) }) : t('thanks')
}
