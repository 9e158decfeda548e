import { useTranslations } from '#app/messages/index.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { Contribution } from '#contract/contributions.ts'
import { firstNameOf } from '#contract/first-name.ts'
import { Done, DoneActions, Withdrawn } from './Done.tsx'
import type { PhotoPreview } from './photo-preview.ts'

interface Props {
  /** The contribution as it was sent; null: it was withdrawn. */
  sent: Contribution | null
  /** First name of the person remembered. */
  called: string
  looks: Readonly<Record<string, PhotoPreview>>
  /** The account has no password. */
  hasNoPassword: boolean
  /** Opens what was sent, to add to it. */
  onMore: () => void
  /** Somebody else adds theirs on this device. */
  onOther: () => void
  onClose: () => void
}

/** The last view of the dialog: thanks, or that the contribution is gone. */
export function ContributeEnd({ sent, called, looks, hasNoPassword, onMore, onOther, onClose }: Props) {
  const t = useTranslations('visitContributing')
  if (sent)
    return (
      <Dialog
        open
        onClose={onClose}
        width="wide"
        title={<Thanks name={sent.contributorName} />}
        actions={<DoneActions contribution={sent} onMore={onMore} onClose={onClose} />}
      >
        <Done
          contribution={sent}
          called={called}
          looks={looks}
          hasNoPassword={hasNoPassword}
          onOther={onOther}
        />
      </Dialog>
    )
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
}

function Thanks({ name }: { name: string | null }) {
  const t = useTranslations('visitContributing')
  return name ? t('thanksNamed', { name: firstNameOf(name) }) : t('thanks')
}
